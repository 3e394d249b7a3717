import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { isAfterRow, orderBy, type PagedOrder } from '#server/db/keyset.ts'
import { notes, segments } from '#server/db/schema/notes.ts'
import { speakerTurns } from '#server/db/schema/speakers.ts'
import { hasNoJob } from '#server/jobs/job-table.ts'
import type { Language } from '#shared/languages.ts'

/** Maximum number of rows per page. */
const PAGE = 100

/** What notes wait for other than an engine. */
type OtherWait = 'no_room' | 'storage_unavailable'

const isWaiting = and(
  eq(notes.status, 'waiting'),
  sql`coalesce(${notes.waitingCode}, '') not in ('no_room', 'storage_unavailable')`,
)

/** The language of a passage of the note that is to be transcribed again. */
const passageLanguage = sql<Language | null>`(
  select min(${segments.languageAsked}) from ${segments}
  where ${segments.noteId} = ${notes.id} and ${segments.languageAsked} is not null and ${segments.sentences} is null
)`

/** Waits for an engine for all of the text, not for a passage of it. */
const waitsForEngine = and(isWaiting, isNull(passageLanguage))

/** The engine and language that were requested for a note. */
export type EngineRequest = Pick<typeof notes.$inferSelect, 'engineAsked' | 'languageAsked' | 'languageAssumed'>

/** Lists the distinct requests of the waiting notes. There are only a handful, however many notes wait. */
export function listEngineRequests(db: Queryable): Promise<EngineRequest[]> {
  const { engineAsked, languageAsked, languageAssumed } = notes
  return db.selectDistinct({ engineAsked, languageAsked, languageAssumed }).from(notes).where(waitsForEngine)
}

/** A waiting note and its creation time. */
export type WaitingCursor = Pick<typeof notes.$inferSelect, 'id' | 'createdAt'>

const oldestFirst: PagedOrder<WaitingCursor> = {
  keys: [{ column: notes.createdAt, of: (row) => row.createdAt.getTime(), type: 'moment' }],
  id: notes.id,
}

/**
 * Returns a page of the waiting notes with the given request, oldest first.
 * @param options.dueBy leaves out notes that wait until later than this; null leaves out none.
 */
export function listWaiting(
  db: Queryable,
  { engineAsked, languageAsked, languageAssumed }: EngineRequest,
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
        sql`${notes.languageAssumed} is not distinct from ${languageAssumed}`,
        dueBy ? or(isNull(notes.waitingUntil), lte(notes.waitingUntil, dueBy)) : undefined,
        after ? isAfterRow(oldestFirst, after) : undefined,
      ),
    )
    .orderBy(...orderBy(oldestFirst))
    .limit(PAGE)
}

/** A note that waits for an engine that can be told the language of a passage. */
export type WaitingPassage = WaitingCursor &
  Pick<typeof notes.$inferSelect, 'engine' | 'model' | 'engineAsked'> & { language: Language | null }

/** Returns a page of the notes of which a passage waits, and is due to be tried again, oldest first. */
export function listWaitingPassages(
  db: Queryable,
  { dueBy, after }: { dueBy: Date; after: WaitingCursor | null },
): Promise<WaitingPassage[]> {
  const { id, createdAt, engine, model, engineAsked } = notes
  return db
    .select({ id, createdAt, engine, model, engineAsked, language: passageLanguage })
    .from(notes)
    .where(
      and(
        isWaiting,
        isNotNull(passageLanguage),
        or(isNull(notes.waitingUntil), lte(notes.waitingUntil, dueBy)),
        after ? isAfterRow(oldestFirst, after) : undefined,
      ),
    )
    .orderBy(...orderBy(oldestFirst))
    .limit(PAGE)
}

/** Returns a page of the notes that wait for something other than an engine and are due to be tried again, oldest first. */
export function listWaitingFor(
  db: Queryable,
  code: OtherWait,
  { dueBy, after }: { dueBy: Date; after: WaitingCursor | null },
): Promise<WaitingCursor[]> {
  return db
    .select({ id: notes.id, createdAt: notes.createdAt })
    .from(notes)
    .where(
      and(
        eq(notes.status, 'waiting'),
        eq(notes.waitingCode, code),
        lte(notes.waitingUntil, dueBy),
        after ? isAfterRow(oldestFirst, after) : undefined,
      ),
    )
    .orderBy(...orderBy(oldestFirst))
    .limit(PAGE)
}

/** A note in progress and the time of its last change. */
export type NoteCursor = Pick<typeof notes.$inferSelect, 'id' | 'touchedAt'>

const unchangedFirst: PagedOrder<NoteCursor> = {
  keys: [{ column: notes.touchedAt, of: (row) => row.touchedAt.getTime(), type: 'moment' }],
  id: notes.id,
}

const isUnderWay = inArray(notes.status, ['stored', 'transcribing', 'analysing'])
const place = { id: notes.id, touchedAt: notes.touchedAt }

/** Returns a page of all notes in progress, those unchanged for longest first. */
export function listUnderWay(db: Queryable, after: NoteCursor | null): Promise<NoteCursor[]> {
  return db
    .select(place)
    .from(notes)
    .where(and(isUnderWay, after ? isAfterRow(unchangedFirst, after) : undefined))
    .orderBy(...orderBy(unchangedFirst))
    .limit(PAGE)
}

/** Lists notes made since `since` that have their text, but no playback copy and no job that makes one. */
export function listWithoutPlayback(db: Queryable, since: Date, before: Date): Promise<Array<{ id: string }>> {
  return db
    .select({ id: notes.id })
    .from(notes)
    .where(
      and(
        sql`${notes.preparedAt} is not null and ${notes.playbackKey} is null and ${notes.audioDeletedAt} is null`,
        gt(notes.createdAt, since),
        lt(notes.touchedAt, before),
        hasNoJob('note.prepare'),
      ),
    )
    .orderBy(asc(notes.createdAt))
    .limit(PAGE)
}

/** A finished note that waits for its speakers, and since when. */
export interface WaitsForSpeakers {
  id: string
  since: Date
}

/** Lists finished notes that have waited for their speakers since before `before` and have no job that finds them. */
export function listWaitingForSpeakers(db: Queryable, before: Date): Promise<WaitsForSpeakers[]> {
  return db
    .select({ id: notes.id, since: speakerTurns.updatedAt })
    .from(speakerTurns)
    .innerJoin(notes, eq(notes.id, speakerTurns.noteId))
    .where(
      and(
        // Must be the same condition as in the index.
        sql`${speakerTurns.status} = 'waiting'`,
        lt(speakerTurns.updatedAt, before),
        inArray(notes.status, ['ready', 'failed']),
        hasNoJob('note.speakers'),
      ),
    )
    .orderBy(asc(speakerTurns.updatedAt))
    .limit(PAGE)
}

/** Lists notes in progress that have no job and have not changed since `before`. */
export function listLost(db: Queryable, before: Date): Promise<NoteCursor[]> {
  return db
    .select(place)
    .from(notes)
    .where(and(isUnderWay, lt(notes.touchedAt, before), hasNoJob()))
    .orderBy(asc(notes.touchedAt))
    .limit(PAGE)
}
