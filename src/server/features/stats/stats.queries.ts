import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { prepareOnce } from '#server/db/prepare-once.ts'
import { followUps, notes, transcripts } from '#server/db/schema.notes.ts'
import { stands } from '#server/db/standing-items.ts'

/** Totals of one user's notes and follow-ups; durations in seconds. */
export interface Totals {
  notes: number
  thisWeek: number
  lastWeek: number
  /** Null if no note's duration is known. */
  averageDuration: number | null
  /** Words of the newest transcripts, and the duration of the notes that have one. */
  words: number
  spokenSeconds: number
  /** Follow-ups, and how many of them are completed. */
  tasks: number
  completedTasks: number
}

const userId = sql.placeholder('userId')

const sumsOfUser = prepareOnce((db) => {
  const newest = db
    .select({ words: transcripts.words })
    .from(transcripts)
    .where(eq(transcripts.noteId, notes.id))
    .orderBy(desc(transcripts.version))
    .limit(1)
    .as('newest')
  const tasks = sql`select count(*) from ${followUps} where ${and(eq(followUps.userId, userId), stands(followUps))}`
  const thisWeek = sql`${sql.placeholder('thisWeek')}::timestamptz`
  const lastWeek = sql`${sql.placeholder('lastWeek')}::timestamptz`
  const inThisWeek = sql`${notes.recordedAt} >= ${thisWeek}`
  const inLastWeek = sql`${notes.recordedAt} >= ${lastWeek} and ${notes.recordedAt} < ${thisWeek}`
  return db
    .select({
      notes: sql`count(*)`.mapWith(Number),
      thisWeek: sql`count(*) filter (where ${inThisWeek})`.mapWith(Number),
      lastWeek: sql`count(*) filter (where ${inLastWeek})`.mapWith(Number),
      averageDuration: sql<number | null>`avg(${notes.duration})`,
      words: sql`coalesce(sum(${newest.words}), 0)`.mapWith(Number),
      spokenSeconds: sql`coalesce(sum(${notes.duration}) filter (where ${newest.words} is not null), 0)`.mapWith(
        Number,
      ),
      tasks: sql`(${tasks})`.mapWith(Number),
      completedTasks: sql`(${tasks} and ${followUps.isCompleted})`.mapWith(Number),
    })
    .from(notes)
    .leftJoinLateral(newest, sql`true`)
    .where(eq(notes.userId, userId))
})

/** Sums up notes without reading their transcripts, and counts follow-ups. */
export async function sumUp(db: Queryable, userId: string, weeks: { thisWeek: Date; lastWeek: Date }): Promise<Totals> {
  const [thisWeek, lastWeek] = [weeks.thisWeek.toISOString(), weeks.lastWeek.toISOString()]
  const [row] = await sumsOfUser(db).execute({ userId, thisWeek, lastWeek })
  if (!row) throw new Error('the query for the sums returned no row')
  return row
}
