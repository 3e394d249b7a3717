import type pg from 'pg'
import { listTables, quote } from '#server/backup/tables.ts'

interface Column {
  table: string
  name: string
  type: string
  isNullable: boolean
  /** What it refers to. */
  parent: { table: string; column: string } | null
}

/** Values that a type alone does not tell: what rules and triggers of the schema require. */
const VALUES: Record<string, (row: number) => unknown> = {
  language: () => 'en',
  'users.email': (row) => `person-${row}@example.com`,
  'notes.status': () => 'ready',
  // A name of an owner goes with corrections of owners.
  'corrections.owner': () => null,
  // Nobody is given their own task.
  'follow_ups.assignee_id': () => 'users-id-0',
}

/** Only triggers write these. */
export const DERIVED = ['note_search', 'note_words', 'stale_word_lists']
const ROWS = 2

/**
 * Fills every table of a database, whatever its schema, with two rows, except those that triggers fill: the first has nothing in columns that may be
 * null, the second has values in all of them.
 */
export async function fillTables(client: pg.ClientBase): Promise<void> {
  const columns = await listColumns(client)
  /** What a column refers to, across all tables in between. */
  const origin = (column: Column): Column => {
    const { parent } = column
    const next = parent && columns.find(({ table, name }) => table === parent.table && name === parent.column)
    return next ? origin(next) : column
  }
  for (const { name } of await listTables(client)) {
    if (DERIVED.includes(name)) continue
    const own = columns.filter(({ table }) => table === name)
    const rows = Array.from({ length: ROWS }, (_, row) => own.map((column) => makeValue(column, origin(column), row)))
    const lists = rows.map((_, row) => `(${own.map((_, at) => `$${row * own.length + at + 1}`).join(', ')})`)
    const names = own.map((column) => quote(column.name)).join(', ')
    await client.query(`insert into public.${quote(name)} (${names}) values ${lists.join(', ')}`, rows.flat())
  }
}

function makeValue(column: Column, origin: Column, row: number): unknown {
  const { table, name, isNullable, parent } = column
  if (isNullable && row === 0) return null
  const given = VALUES[`${table}.${name}`] ?? VALUES[name]
  if (given) return given(row)
  // Rows refer to their own kind by the first of it.
  return makePlainValue(origin, parent?.table === table ? 0 : row)
}

function makePlainValue({ table, name, type }: Column, row: number): unknown {
  switch (type) {
    case 'text':
      return `${table}-${name}-${row}`
    case 'uuid':
      return `00000000-0000-4000-8000-${String(row).padStart(12, '0')}`
    case 'boolean':
      return row === 1
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
      return `2026-03-0${row + 1}T09:00:00Z`
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
