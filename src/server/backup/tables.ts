import type pg from 'pg'
import { MIGRATIONS_TABLE } from '#server/db/schema-version.ts'

/**
 * Tables whose rows are not in a backup, with the reason. All other tables of the schema `public` are in it, so a new
 * table needs no entry anywhere. Jobs are in another schema, pg-boss's own, whose layout changes with its versions:
 * `jobs-copy.ts`.
 */
export const LEFT_OUT: Record<string, string> = {
  [MIGRATIONS_TABLE]: 'a restore writes it as it applies the same migrations',
  signals: 'tells open pages to load something again, and is of use for some minutes',
}

/** A table and its columns that are stored rather than computed. */
export interface TableColumns {
  name: string
  columns: string[]
}

/** Lists the tables of a backup, each after all tables that its rows refer to. */
export async function listTables(client: pg.ClientBase): Promise<TableColumns[]> {
  const { rows } = await client.query<TableColumns & { refers: string[] }>(`
    select class.relname as name,
      (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      array(select distinct other.relname::text from pg_constraint
        join pg_class other on other.oid = confrelid
        where contype = 'f' and conrelid = class.oid and confrelid <> class.oid) as refers
    from pg_class class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    order by class.relname
  `)
  const ordered: TableColumns[] = []
  const waiting = new Map(rows.filter(({ name }) => !(name in LEFT_OUT)).map((row) => [row.name, row]))
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(({ refers }) => !refers.some((name) => waiting.has(name)))
    if (free.length === 0) throw new Error(`tables refer to each other in a circle: ${[...waiting.keys()].join(', ')}`)
    for (const { name, columns } of free) {
      ordered.push({ name, columns })
      waiting.delete(name)
    }
  }
  return ordered
}

/** Returns `"table" ("column", …)` for COPY. */
export function copyTarget({ name, columns }: TableColumns): string {
  return `public.${quote(name)} (${columns.map(quote).join(', ')})`
}

/** Quotes a name of ours, which consists of letters, digits and underscores. */
export function quote(name: string): string {
  return `"${name}"`
}

/** The columns that hold storage keys. */
export const KEY_COLUMNS = [
  { table: 'notes', column: 'original_key' },
  { table: 'notes', column: 'playback_key' },
  { table: 'upload_pieces', column: 'key' },
] as const
const PAGE = 1_000

/** Yields the storage key of each file that a row names. */
export async function* listStoredKeys(client: pg.ClientBase): AsyncGenerator<string> {
  for (const { table, column } of KEY_COLUMNS) {
    // A database from before a table existed has none of its files.
    const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
      `public.${table}`,
    ])
    if (!rows[0]?.found) continue
    const cursor = quote(`keys_of_${table}_${column}`)
    await client.query(
      `declare ${cursor} no scroll cursor for select ${column} as key from public.${table} where ${column} is not null`,
    )
    for (;;) {
      const page = await client.query<{ key: string }>(`fetch ${PAGE} from ${cursor}`)
      for (const { key } of page.rows) yield key
      if (page.rows.length < PAGE) break
    }
    await client.query(`close ${cursor}`)
  }
}
