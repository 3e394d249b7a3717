import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { AppError } from '#server/errors.ts'
import { id as idKind, moment, nameInAddress } from '#shared/contract/kinds.ts'

/** The types of a sort key: whether a number read from a cursor can be one, and how the type is written in SQL. */
const KEY_TYPES = {
  integer: { accepts: Number.isSafeInteger, toSql: (key: number) => sql`${key}::bigint` },
  float: { accepts: Number.isFinite, toSql: (key: number) => sql`${key}::float8` },
  /** A timestamp, in milliseconds since 1970. */
  moment: { accepts: isMoment, toSql: (key: number) => sql`${new Date(key).toISOString()}::timestamptz` },
}

/** A value by which a list is sorted. */
export interface SortKey<Row> {
  column: SQL | PgColumn
  /** Reads the same value from a loaded row. */
  of: (row: Row) => number
  /** The type of the value; default: integer. The column has the type as well, so that an index serves the order. */
  type?: keyof typeof KEY_TYPES
  /** How an index sorts by the same value, if not by `column`. Always the order of the list, also if it is descending. */
  sorted?: SQL
}

/** The types of an id: which text read from a cursor can be one, and how the type is written in SQL. */
const ID_TYPES = {
  uuid: { schema: idKind, toSql: (id: string) => sql`${id}::uuid` },
  /** The id of a user. */
  name: { schema: nameInAddress(), toSql: (id: string) => sql`${id}::text` },
}

/** The order of a paged list. If all keys are equal, the ids decide. */
export interface PagedOrder<Row> {
  keys: ReadonlyArray<SortKey<Row>>
  id: PgColumn
  /** Default: uuid. */
  idType?: keyof typeof ID_TYPES
  /** Whether all keys and the id are descending. Default: ascending. */
  descending?: boolean
}

/**
 * A row's position in such an order. It marks where the next page begins even if the row has changed or gone by then.
 */
export interface Cursor {
  keys: number[]
  id: string
}

export function orderBy<Row>({ keys, id, descending }: PagedOrder<Row>): SQL[] {
  const direct = descending ? desc : asc
  return [...keys.map(({ column, sorted }) => sorted ?? direct(column)), direct(id)]
}

/** SQL condition for the rows after a cursor. */
export function isAfter<Row>({ keys, id, idType = 'uuid', descending }: PagedOrder<Row>, cursor: Cursor): SQL {
  const columns = [...keys.map(({ column }) => column), id]
  const values = [
    ...keys.map((key, index) => typeOf(key).toSql(cursor.keys[index] ?? 0)),
    ID_TYPES[idType].toSql(cursor.id),
  ]
  const sign = sql.raw(descending ? '<' : '>')
  return sql`(${sql.join(columns, sql`, `)}) ${sign} (${sql.join(values, sql`, `)})`
}

/** SQL condition for the rows after one that was loaded. */
export function isAfterRow<Row extends { id: string }>(order: PagedOrder<Row>, row: Row): SQL {
  return isAfter(order, cursorAt(order, row))
}

function cursorAt<Row extends { id: string }>({ keys }: PagedOrder<Row>, row: Row): Cursor {
  return { keys: keys.map(({ of }) => of(row)), id: row.id }
}

/** Encodes the cursor of the page after a row. */
function writeCursor<Row extends { id: string }>(order: PagedOrder<Row>, row: Row): string {
  const { keys, id } = cursorAt(order, row)
  return Buffer.from([...keys, id].join(' ')).toString('base64url')
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

/**
 * Decodes a cursor; null for the first page, which has none.
 * @throws AppError bad_request for a cursor that does not belong to this order
 */
export function readCursor<Row>({ keys, idType = 'uuid' }: PagedOrder<Row>, cursor: string | undefined): Cursor | null {
  if (cursor === undefined) return null
  const parts = Buffer.from(cursor, 'base64url').toString('utf8').split(' ')
  const id = parts.pop() ?? ''
  const isSound =
    parts.length === keys.length &&
    keys.every((key, index) => parts[index] !== '' && typeOf(key).accepts(Number(parts[index]))) &&
    ID_TYPES[idType].schema.safeParse(id).success
  if (!isSound) throw new AppError('bad_request')
  return { keys: parts.map(Number), id }
}

function typeOf<Row>({ type = 'integer' }: SortKey<Row>) {
  return KEY_TYPES[type]
}

function isMoment(milliseconds: number): boolean {
  const date = new Date(milliseconds)
  return !Number.isNaN(date.getTime()) && moment.safeParse(date.toISOString()).success
}

/** Returns a timestamp as a sort key, in milliseconds. */
export function millisecondsOf(moment: PgColumn): SQL {
  // Unlike `extract`, this counts in floating point, which is exact for these values and takes a fraction of the time.
  return sql`(date_part('epoch', ${moment}) * 1000)::bigint`
}
