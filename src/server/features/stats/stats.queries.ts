import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { prepareOnce } from '#server/db/prepare-once.ts'
import { followUps } from '#server/db/schema/items.ts'
import { notes } from '#server/db/schema/notes.ts'
import { stands } from '#server/db/standing-items.ts'

/** Totals of one user's notes and follow-ups; durations in seconds. */
export interface Totals {
  notes: number
  thisWeek: number
  lastWeek: number
  /** Null if no note's duration is known. */
  averageDuration: number | null
  /** The number of words in the newest transcripts, and the duration of the notes that have one. */
  words: number
  spokenSeconds: number
  /** The number of follow-ups, and how many of them are completed. */
  followUps: number
  completedFollowUps: number
}

const userId = sql.placeholder('userId')

const sumsOfUser = prepareOnce((db) => {
  const thisWeek = sql`${sql.placeholder('thisWeek')}::timestamptz`
  const lastWeek = sql`${sql.placeholder('lastWeek')}::timestamptz`
  const inThisWeek = sql`${notes.recordedAt} >= ${thisWeek}`
  const inLastWeek = sql`${notes.recordedAt} >= ${lastWeek} and ${notes.recordedAt} < ${thisWeek}`
  const ofNotes = db
    .select({
      notes: sql`count(*)`.mapWith(Number).as('notes'),
      thisWeek: sql`count(*) filter (where ${inThisWeek})`.mapWith(Number).as('this_week'),
      lastWeek: sql`count(*) filter (where ${inLastWeek})`.mapWith(Number).as('last_week'),
      averageDuration: sql<number | null>`avg(${notes.duration})`.as('average_duration'),
      words: sql`coalesce(sum(${notes.words}), 0)`.mapWith(Number).as('words'),
      spokenSeconds: sql`coalesce(sum(${notes.duration}) filter (where ${notes.words} is not null), 0)`
        .mapWith(Number)
        .as('spoken_seconds'),
    })
    .from(notes)
    .where(eq(notes.userId, userId))
    .as('of_notes')
  const ofFollowUps = db
    .select({
      followUps: sql`count(*)`.mapWith(Number).as('follow_ups'),
      completedFollowUps: sql`count(*) filter (where ${followUps.isCompleted})`
        .mapWith(Number)
        .as('completed_follow_ups'),
    })
    .from(followUps)
    .where(and(eq(followUps.userId, userId), stands(followUps)))
    .as('of_follow_ups')
  const { notes: all, thisWeek: now, lastWeek: before, averageDuration, words, spokenSeconds } = ofNotes
  const { followUps: counted, completedFollowUps } = ofFollowUps
  return db
    .select({
      notes: all,
      thisWeek: now,
      lastWeek: before,
      averageDuration,
      words,
      spokenSeconds,
      followUps: counted,
      completedFollowUps,
    })
    .from(ofNotes)
    .crossJoin(ofFollowUps)
})

/** Sums up notes without reading their transcripts, and counts follow-ups. */
export async function sumUp(db: Queryable, userId: string, weeks: { thisWeek: Date; lastWeek: Date }): Promise<Totals> {
  const [thisWeek, lastWeek] = [weeks.thisWeek.toISOString(), weeks.lastWeek.toISOString()]
  const [row] = await sumsOfUser(db).execute({ userId, thisWeek, lastWeek })
  if (!row) throw new Error('the query for the sums returned no row')
  return row
}
