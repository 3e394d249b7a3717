import pg from 'pg'
import { fillTables } from '#test/database/fill-tables.ts'

/** Number of rows, enough that an index with a condition is cheaper than one without. */
const ROWS = 1000

/** A node of PostgreSQL's plan. */
interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Filter?: string
  Plans?: PlanNode[]
}

export interface FullScan {
  table: string
  statement: string
}

/** Nodes that read their first input only as far as they themselves are read. */
const PASSES_LIMIT = ['Limit', 'Nested Loop', 'Incremental Sort', 'Subquery Scan', 'Result', 'LockRows', 'Memoize']

/**
 * Returns the statements for which PostgreSQL can't avoid reading a table from one end to the other. A scan along an
 * index counts too if no condition narrows it, unless a limit ends it or the index contains only the rows that are
 * wanted.
 * @param connectionString of an empty database with the schema; it is filled, because otherwise the planner would not
 * care which index it uses
 */
export async function findFullScans(connectionString: string, statements: Iterable<string>): Promise<FullScan[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await fillTables(client, ROWS)
    await client.query('analyze')
    const { rows } = await client.query<{ name: string }>(
      'select indexrelid::regclass::text as name from pg_index where indpred is not null',
    )
    const partial = new Set(rows.map(({ name }) => name))
    await client.query('set enable_seqscan = off')
    const found: FullScan[] = []
    for (const statement of statements) {
      const plan = await explain(client, statement)
      for (const table of listTablesReadWhole(plan, partial, false)) found.push({ table, statement })
    }
    // The other tables belong to the queue, to PostgreSQL and to the migrations.
    const tables = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' and tablename not like '\\_\\_%'",
    )
    const own = new Set(tables.rows.map(({ name }) => name))
    return found.filter(({ table }) => own.has(table))
  } finally {
    await client.end()
  }
}

async function explain(client: pg.Client, statement: string): Promise<PlanNode> {
  // The plan is made for any values of the statement's parameters.
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (generic_plan, format json) ${statement}`,
  )
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  if (!plan) throw new Error(`no plan for ${statement}`)
  return plan
}

function listTablesReadWhole(node: PlanNode, partial: ReadonlySet<string>, isLimited: boolean): string[] {
  const type = node['Node Type']
  const table = node['Relation Name']
  const passes = type === 'Limit' || (isLimited && PASSES_LIMIT.includes(type))
  const below = (node.Plans ?? []).flatMap((child, at) => listTablesReadWhole(child, partial, passes && at === 0))
  if (table === undefined || !type.endsWith('Scan') || type === 'Bitmap Heap Scan') return below
  const isWanted = node.Filter === undefined && (isLimited || partial.has(node['Index Name'] ?? ''))
  const isNarrow = type !== 'Seq Scan' && (node['Index Cond'] !== undefined || isWanted)
  return isNarrow ? below : [table, ...below]
}
