import { and, asc, eq, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '#server/db/database.ts'
import { notes } from '#server/db/schema.notes.ts'
import { hasNoJob } from '#server/jobs/job-table.ts'

/** Rows read at once. */
const PAGE = 100

const waitsForEngine = and(eq(notes.status, 'waiting'), sql`${notes.waitingCode} is distinct from 'no_room'`)

/** What notes ask of an engine. */
export type EngineRequest = Pick<typeof notes.$inferSelect, 'engineAsked' | 'languageAsked'>

/** The different wishes of the notes that wait: a handful, however many notes there are. */
export function listEngineRequests(db: Queryable): Promise<EngineRequest[]> {
  const { engineAsked, languageAsked } = notes
  return db.selectDistinct({ engineAsked, languageAsked }).from(notes).where(waitsForEngine)
}

/** A note that waits, and since when it is there. */
export type WaitingCursor = Pick<typeof notes.$inferSelect, 'id' | 'createdAt'>

/**
 * A page of the notes that wait with the same wish, the oldest first.
 * @param options.dueBy leaves out those that wait beyond it; null: none.
 */
export function listWaiting(
  db: Queryable,
  { engineAsked, languageAsked }: EngineRequest,
  { dueBy, after }: { dueBy: Date | null; after: WaitingCursor | null },
): Promise<WaitingCursor[]> {
  return db
    .select({ id: notes.id, createdAt: notes.createdAt })
    .from(notes)
    .where(
      and(
        waitsForEngine,
        sql`${notes.engineAsked} is not distinct from ${engineAsked}`,
        sql`${notes.languageAsked} is not distinct from ${languageAsked}`,
        dueBy ? or(isNull(notes.waitingUntil), lte(notes.waitingUntil, dueBy)) : undefined,
        after ? comesAfter(notes.createdAt, after.createdAt, after.id) : undefined,
      ),
    )
    .orderBy(asc(notes.createdAt), asc(notes.id))
    .limit(PAGE)
}

/** A page of the notes that wait for room and may be begun anew, the oldest first. */
export function listWaitingForDisk(db: Queryable, dueBy: Date, after: WaitingCursor | null): Promise<WaitingCursor[]> {
  return db
    .select({ id: notes.id, createdAt: notes.createdAt })
    .from(notes)
    .where(
      and(
        ...[eq(notes.status, 'waiting'), eq(notes.waitingCode, 'no_room'), lte(notes.waitingUntil, dueBy)],
        after ? comesAfter(notes.createdAt, after.createdAt, after.id) : undefined,
      ),
    )
    .orderBy(asc(notes.createdAt), asc(notes.id))
    .limit(PAGE)
}

/** A note under way, and when it was last touched. */
export type NoteCursor = Pick<typeof notes.$inferSelect, 'id' | 'touchedAt'>

const isUnderWay = inArray(notes.status, ['stored', 'transcribing', 'analysing'])
const place = { id: notes.id, touchedAt: notes.touchedAt }

/** A page of all notes under way, those first that nobody has touched for longest. */
export function listUnderWay(db: Queryable, after: NoteCursor | null): Promise<NoteCursor[]> {
  return db
    .select(place)
    .from(notes)
    .where(and(isUnderWay, after ? comesAfter(notes.touchedAt, after.touchedAt, after.id) : undefined))
    .orderBy(asc(notes.touchedAt), asc(notes.id))
    .limit(PAGE)
}

/** Notes under way without a job that nobody has touched since `before`. */
export function listLost(db: Queryable, before: Date): Promise<NoteCursor[]> {
  return db
    .select(place)
    .from(notes)
    .where(and(isUnderWay, lt(notes.touchedAt, before), hasNoJob()))
    .orderBy(asc(notes.touchedAt))
    .limit(PAGE)
}

function comesAfter(column: PgColumn, moment: Date, id: string): SQL {
  return sql`(${column}, ${notes.id}) > (${moment.toISOString()}::timestamptz, ${id}::uuid)`
}
