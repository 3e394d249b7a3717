import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { type Cursor, isAfter, millisecondsOf, orderBy, type PagedOrder } from '#server/db/keyset.ts'
import { detectedEvents } from '#server/db/schema/items.ts'
import { stands } from '#server/db/standing-items.ts'
import { type DetectedEventWithNote, selectEvents } from './detected-events.queries.ts'

/** The current day where the user is. */
export interface Today {
  /** `YYYY-MM-DD`. */
  day: string
  midnight: Date
}

/** Narrows the events. A field that is left out doesn't filter. */
export interface EventFilter {
  userId: string
  noteId?: string | undefined
  isAdded?: boolean | undefined
  isPast?: boolean | undefined
}

const { allDay, createdAt, dateTime, day, id, isAdded, noteId, position, userId } = detectedEvents

/** Later than any time. */
const NO_TIME = 9_000_000_000_000_000

/** True for days before today: users may still need today's events. An all-day event has the same day in every zone. */
function isPast(today: Today): SQL {
  return sql`coalesce(case when ${allDay} then ${day} < ${today.day}
    else ${dateTime} < ${today.midnight.toISOString()}::timestamptz end, false)`
}

function wasPast(row: DetectedEventWithNote, today: Today): boolean {
  if (row.allDay) return row.day !== null && row.day < today.day
  return row.dateTime !== null && row.dateTime < today.midnight
}

/** Orders today's and later events first, soonest first; then those without a date; then past ones, latest first. */
export function eventOrder(today: Today): PagedOrder<DetectedEventWithNote> {
  const time = millisecondsOf(dateTime)
  return {
    keys: [
      { column: sql`${isPast(today)}::int`, of: (row) => Number(wasPast(row, today)) },
      {
        column: sql`coalesce(case when ${isPast(today)} then -${time} else ${time} end, ${sql.raw(String(NO_TIME))})`,
        of: (row) => {
          const moment = row.dateTime?.getTime()
          if (moment === undefined) return NO_TIME
          return wasPast(row, today) ? -moment : moment
        },
      },
      { column: millisecondsOf(createdAt), of: (row) => row.createdAt.getTime() },
      { column: sql`${position}`, of: (row) => row.position },
    ],
    id,
  }
}

function isListed(filter: EventFilter, today: Today): SQL | undefined {
  return and(
    eq(userId, filter.userId),
    stands(detectedEvents),
    filter.noteId === undefined ? undefined : eq(noteId, filter.noteId),
    filter.isAdded === undefined ? undefined : eq(isAdded, filter.isAdded),
    filter.isPast === undefined ? undefined : sql`${isPast(today)} = ${filter.isPast}`,
  )
}

/** Returns a page of a user's events after a cursor. */
export function listEvents(
  db: Queryable,
  filter: EventFilter,
  page: { today: Today; limit: number; after: Cursor | null },
): Promise<DetectedEventWithNote[]> {
  const order = eventOrder(page.today)
  return selectEvents(db)
    .where(and(isListed(filter, page.today), page.after ? isAfter(order, page.after) : undefined))
    .orderBy(...orderBy(order))
    .limit(page.limit)
}

export async function countEvents(db: Queryable, filter: EventFilter, today: Today): Promise<number> {
  const [row] = await db.select({ events: count() }).from(detectedEvents).where(isListed(filter, today))
  return row?.events ?? 0
}

/** Lists the events that a user has added to a calendar, the latest first, and those without a time last. */
export function listAdded(db: Queryable, owner: string, limit: number): Promise<DetectedEventWithNote[]> {
  return selectEvents(db)
    .where(and(eq(userId, owner), stands(detectedEvents), eq(isAdded, true)))
    .orderBy(
      sql`coalesce(${dateTime}, ${day}::timestamp at time zone 'UTC') desc nulls last`,
      asc(createdAt),
      asc(position),
    )
    .limit(limit)
}
