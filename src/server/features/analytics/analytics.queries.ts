import { sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { hasMood } from '#server/db/mood.ts'
import { hideFromPlanner } from '#server/db/prepare-once.ts'
import { analyses, followUps, notes } from '#server/db/schema/notes.ts'
import { stands } from '#server/db/standing-items.ts'

export interface WeekOfNotes extends Record<string, unknown> {
  /** Counts from 1, in the order of the given weeks. */
  week: number
  notes: number
  seconds: number
  words: number
  /** Of the notes that have a transcript. */
  spokenSeconds: number
  sentiment: number | null
}

/** Returns the starts of the weeks as a PostgreSQL array. */
function toArray(starts: readonly Date[]) {
  return sql`${`{${starts.map((start) => start.toISOString()).join(',')}}`}::timestamptz[]`
}

/** Sums up a user's notes by week without reading their transcripts. Weeks without notes are left out. */
export async function sumWeeks(db: Queryable, userId: string, starts: readonly Date[]): Promise<WeekOfNotes[]> {
  const { rows } = await db.execute<WeekOfNotes>(sql`
    select
      width_bucket(${notes.recordedAt}, ${toArray(starts)}) as week,
      count(*)::int as notes,
      coalesce(sum(${notes.duration}), 0)::float8 as seconds,
      coalesce(sum(${notes.words}), 0)::int as words,
      coalesce(sum(${notes.duration}) filter (where ${notes.words} > 0), 0)::float8 as "spokenSeconds",
      (avg(${analyses.sentimentScore}) filter (where ${hasMood}))::float8 as sentiment
    from ${notes}
    left join ${analyses} on ${analyses.noteId} = ${notes.id}
    where ${notes.userId} = ${userId} and ${notes.recordedAt} >= ${hideFromPlanner(sql`${starts[0]?.toISOString()}::timestamptz`)}
    group by 1
  `)
  return rows
}

/** Counts a user's notes since `since` by local hour in the time zone. Hours without notes are left out. */
export async function countHours(db: Queryable, userId: string, since: Date, timezone: string) {
  const { rows } = await db.execute<{ hour: number; notes: number }>(sql`
    select extract(hour from ${notes.recordedAt} at time zone ${timezone})::int as hour, count(*)::int as notes
    from ${notes}
    where ${notes.userId} = ${userId} and ${notes.recordedAt} >= ${hideFromPlanner(sql`${since.toISOString()}::timestamptz`)}
    group by 1
  `)
  return rows
}

/** Counts a user's follow-ups by the week in which they were created, and by the week in which they were completed. */
export async function countTasks(db: Queryable, userId: string, starts: readonly Date[]) {
  const weekOf = (moment: typeof followUps.createdAt | typeof followUps.completedAt) =>
    sql`width_bucket(${moment}, ${toArray(starts)})`
  const { rows } = await db.execute<{ week: number; opened: number; closed: number }>(sql`
    select week, sum(opened)::int as opened, sum(closed)::int as closed
    from (
      select ${weekOf(followUps.createdAt)} as week, 1 as opened, 0 as closed
      from ${followUps} where ${followUps.userId} = ${userId} and ${stands(followUps)}
      union all
      select ${weekOf(followUps.completedAt)}, 0, 1
      from ${followUps}
      where ${followUps.userId} = ${userId} and ${stands(followUps)} and ${followUps.completedAt} is not null
    ) as tasks
    where week > 0
    group by week
  `)
  return rows
}
