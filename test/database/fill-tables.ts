import type pg from 'pg'
import { listTables, quote } from '#server/backup/tables.ts'

interface Column {
  table: string
  name: string
  type: string
  isNullable: boolean
  /** The column that it refers to. */
  parent: { table: string; column: string } | null
}

/** Values that can't be derived from a column's type, because rules and triggers of the schema require them. */
const VALUES: Record<string, (row: number) => unknown> = {
  language: () => 'en',
  'users.email': (row) => `person-${row}@example.com`,
  'notes.status': (row) => ['ready', 'ready', 'waiting', 'failed', 'stored'][row % 5],
  // `owner` is set only in corrections of that kind.
  'corrections.owner': () => null,
  // Only a few items are asked about, as in practice, because partial indexes depend on their number.
  review: (row) => (row % 10 === 2 ? 'asked' : 'none'),
  'closing_offers.state': (row) => (row % 10 === 2 ? 'open' : 'dismissed'),
  // Nobody is assigned their own follow-up.
  'follow_ups.assignee_id': (row) => `users-id-${row - 1}`,
}

/** Only triggers write these. */
export const DERIVED = ['note_search', 'note_words', 'stale_word_lists']
/** One row in this many has NULL in all columns that allow it. */
const NULL_EVERY = 5
/** Maximum number of values in one statement; PostgreSQL accepts at most 65,535. */
const MAX_VALUES = 20_000

/**
 * Fills every table of a database, whatever its schema, except those that triggers fill. Every fifth row has NULL in
 * all columns that allow it, and the others have values in all of them. Rows of all tables with the same number belong
 * together.
 * @param first number of the first row
 */
export async function fillTables(client: pg.ClientBase, rows = 2, first = 0): Promise<void> {
  const columns = await listColumns(client)
  /** Returns the column that a column refers to, following all tables in between. */
  const origin = (column: Column): Column => {
    const { parent } = column
    const next = parent && columns.find(({ table, name }) => table === parent.table && name === parent.column)
    return next ? origin(next) : column
  }
  for (const { name } of await listTables(client)) {
    if (DERIVED.includes(name)) continue
    const own = columns.filter(({ table }) => table === name)
    const names = own.map((column) => quote(column.name)).join(', ')
    const batch = Math.floor(MAX_VALUES / own.length)
    for (let done = 0; done < rows; done += batch) {
      const numbers = Array.from({ length: Math.min(batch, rows - done) }, (_, at) => first + done + at)
      const values = numbers.flatMap((row) => own.map((column) => makeValue(column, origin(column), row)))
      const lists = numbers.map((_, row) => `(${own.map((_, at) => `$${row * own.length + at + 1}`).join(', ')})`)
      await client.query(`insert into public.${quote(name)} (${names}) values ${lists.join(', ')}`, values)
    }
  }
}

function makeValue(column: Column, origin: Column, row: number): unknown {
  const { table, name, isNullable, parent } = column
  if (isNullable && row % NULL_EVERY === 0) return null
  const given = VALUES[`${table}.${name}`] ?? VALUES[name]
  if (given) return given(row)
  // Rows that refer to their own table refer to a row that refers to none.
  return makePlainValue(origin, parent?.table === table ? row - (row % NULL_EVERY) : row)
}

function makePlainValue({ table, name, type }: Column, row: number): unknown {
  switch (type) {
    case 'text':
      return `${table}-${name}-${row}`
    case 'uuid':
      return `00000000-0000-4000-8000-${String(row).padStart(12, '0')}`
    case 'boolean':
      return row % 2 === 1
    case 'integer':
    case 'bigint':
    case 'smallint':
    case 'double precision':
      return row + 1
    case 'jsonb':
      return '[]'
    case 'tsvector':
      return 'word:1'
    case 'timestamp with time zone':
      return new Date(Date.UTC(2026, 2, row + 1, 9))
    default:
      throw new Error(`no value for ${table}.${name} of type ${type}; add one`)
  }
}

async function listColumns(client: pg.ClientBase): Promise<Column[]> {
  const { rows } = await client.query<Column>(`
    select class.relname as table, own.attname as name, not own.attnotnull as "isNullable",
      regexp_replace(format_type(own.atttypid, own.atttypmod), '\\(\\d+\\)', '') as type,
      (select json_build_object('table', other.relname, 'column', target.attname)
        from pg_constraint
        join pg_class other on other.oid = confrelid
        join pg_attribute target on target.attrelid = confrelid and target.attnum = confkey[1]
        where contype = 'f' and conrelid = class.oid and conkey = array[own.attnum] limit 1) as parent
    from pg_attribute own join pg_class class on class.oid = own.attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and own.attnum > 0 and not own.attisdropped
      and own.attgenerated = ''
    order by class.relname, own.attnum
  `)
  return rows
}
