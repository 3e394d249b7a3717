import { and, asc, eq, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '#server/db/database.ts'
import { notes } from '#server/db/schema.notes.ts'
import { hasNoJob } from '#server/jobs/job-table.ts'

/** Rows read at once. */
const PAGE = 100

const waitsForEngine = and(eq(notes.status, 'waiting'), sql`${notes.waitingCode} is distinct from 'no_room'`)

/** What notes ask of an engine. */
export type Wish = Pick<typeof notes.$inferSelect, 'engineAsked' | 'languageAsked'>

/** The different wishes of the notes that wait: a handful, however many notes there are. */
export function listWishes(db: Queryable): Promise<Wish[]> {
  const { engineAsked, languageAsked } = notes
  return db.selectDistinct({ engineAsked, languageAsked }).from(notes).where(waitsForEngine)
}

/** A note that waits, and since when it is there. */
export type WaitingPlace = Pick<typeof notes.$inferSelect, 'id' | 'createdAt'>

/**
 * A page of the notes that wait with the same wish, the oldest first.
 * @param options.dueBy leaves out those that wait beyond it; null: none.
 */
export function listWaiting(
  db: Queryable,
  { engineAsked, languageAsked }: Wish,
  { dueBy, after }: { dueBy: Date | null; after: WaitingPlace | null },
): Promise<WaitingPlace[]> {
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
export function listRoomless(db: Queryable, dueBy: Date, after: WaitingPlace | null): Promise<WaitingPlace[]> {
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
export type NotePlace = Pick<typeof notes.$inferSelect, 'id' | 'touchedAt'>

const isUnderWay = inArray(notes.status, ['stored', 'transcribing', 'analysing'])
const place = { id: notes.id, touchedAt: notes.touchedAt }

/** A page of all notes under way, those first that nobody has touched for longest. */
export function listUnderWay(db: Queryable, after: NotePlace | null): Promise<NotePlace[]> {
  return db
    .select(place)
    .from(notes)
    .where(and(isUnderWay, after ? comesAfter(notes.touchedAt, after.touchedAt, after.id) : undefined))
    .orderBy(asc(notes.touchedAt), asc(notes.id))
    .limit(PAGE)
}

/** Notes under way without a job that nobody has touched since `before`. */
export function listLost(db: Queryable, before: Date): Promise<NotePlace[]> {
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
