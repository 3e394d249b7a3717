import { asc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { id as idKind } from '#shared/contract/kinds.ts'

/** An integer by which a list is sorted, ascending. */
export interface SortKey<Row> {
  column: SQL
  /** Reads the same value from a loaded row. */
  of: (row: Row) => number
}

/** The order of a paged list. If all keys are equal, the ids decide. */
export interface PagedOrder<Row> {
  keys: ReadonlyArray<SortKey<Row>>
  id: PgColumn
}

/**
 * A row's position in such an order. It marks where the next page begins even if the row has changed or gone by then.
 */
export interface Cursor {
  keys: number[]
  id: string
}

export function orderBy<Row>({ keys, id }: PagedOrder<Row>): SQL[] {
  return [...keys.map(({ column }) => asc(column)), asc(id)]
}

/** SQL condition for the rows after a cursor. */
export function isAfter<Row>({ keys, id }: PagedOrder<Row>, place: Cursor): SQL {
  const columns = [...keys.map(({ column }) => column), id]
  const values = [...place.keys.map((key) => sql`${key}::bigint`), sql`${place.id}::uuid`]
  return sql`(${sql.join(columns, sql`, `)}) > (${sql.join(values, sql`, `)})`
}

/** Encodes the cursor of the page after a row. */
function writeCursor<Row extends { id: string }>({ keys }: PagedOrder<Row>, row: Row): string {
  return Buffer.from([...keys.map(({ of }) => of(row)), row.id].join(' ')).toString('base64url')
}

/**
 * Returns the rows of a page and the cursor of the next one; null on the last.
 * @param rows one more than fits on the page, if there are as many
 */
export function cutPage<Row extends { id: string }>(
  order: PagedOrder<Row>,
  rows: readonly Row[],
  limit: number,
): { shown: Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { shown, nextCursor: rows.length > limit && last ? writeCursor(order, last) : null }
}

/** Decodes a cursor. Returns null if it is not one of this order. */
export function readCursor<Row>({ keys }: PagedOrder<Row>, cursor: string): Cursor | null {
  const parts = Buffer.from(cursor, 'base64url').toString('utf8').split(' ')
  const id = parts.pop() ?? ''
  const place = parts.map(Number)
  const isSound = place.length === keys.length && place.every(Number.isSafeInteger) && idKind.safeParse(id).success
  return isSound ? { keys: place, id } : null
}

/** Returns a timestamp as a sort key, in milliseconds. */
export function millisecondsOf(moment: PgColumn): SQL {
  return sql`(extract(epoch from ${moment}) * 1000)::bigint`
}
