import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { hideFromPlanner, prepareOnce } from '#server/db/prepare-once.ts'
import { noteFacts } from '#server/db/schema/insights.ts'
import { followUps } from '#server/db/schema/items.ts'
import { analyses, notes } from '#server/db/schema/notes.ts'
import { hasSentiment } from '#server/db/shown-sentiment.ts'
import { pacedSeconds, pacedWords } from '#server/db/speaking-pace.ts'
import { stands } from '#server/db/standing-items.ts'

/** Weeks count from 1, in the order given. Weeks and hours without anything are left out. */
export interface Sums {
  weeks: WeekOfNotes[]
  /** Notes by local hour. */
  hours: { hour: number; notes: number }[]
  /** Follow-ups by the week in which they were said or added, and by the week in which they were completed; null if not asked for. */
  followUps: { week: number; opened: number; closed: number }[] | null
}

interface WeekOfNotes {
  week: number
  notes: number
  seconds: number
  words: number
  /** How long the notes that have a text were spoken, in seconds. */
  spokenSeconds: number
  sentiment: number | null
}

const userId = sql.placeholder('userId')
const starts = sql`${sql.placeholder('starts')}::timestamptz[]`
const isSince = sql`${notes.recordedAt} >= ${hideFromPlanner(sql`(${starts})[1]`)}`

/** Sums up the notes of each week without reading their transcripts. */
const byWeek = sql`
  select
    width_bucket(${notes.recordedAt}, ${starts}) as week,
    count(*) as notes,
    coalesce(sum(${notes.duration}), 0) as seconds,
    coalesce(sum(${pacedWords}), 0) as words,
    coalesce(sum(${pacedSeconds}) filter (where ${pacedWords} > 0), 0) as "spokenSeconds",
    (avg(${analyses.sentimentScore}) filter (where ${hasSentiment}))::float8 as sentiment
  from ${notes}
  left join ${analyses} on ${analyses.noteId} = ${notes.id}
  left join ${noteFacts} on ${noteFacts.noteId} = ${notes.id}
  where ${notes.userId} = ${userId} and ${isSince}
  group by 1`

const byHour = sql`
  select extract(hour from ${notes.recordedAt} at time zone ${sql.placeholder('timezone')})::int as hour, count(*) as notes
  from ${notes}
  where ${notes.userId} = ${userId} and ${isSince}
  group by 1`

const weekOf = (moment: SQL | typeof followUps.completedAt) => sql`width_bucket(${moment}, ${starts})`

/**
 * When a follow-up was said; when it was added, if no analyst found it. An old note may be analysed in full today, and many
 * are after an upgrade.
 */
const openedAt = sql`case when ${followUps.foundTitle} is null then ${followUps.createdAt} else ${notes.recordedAt} end`

const followUpsByWeek = sql`
  select week, sum(opened) as opened, sum(closed) as closed
  from (
    select ${weekOf(openedAt)} as week, 1 as opened, 0 as closed
    from ${followUps} left join ${notes} on ${notes.id} = ${followUps.noteId}
    where ${followUps.userId} = ${userId} and ${stands(followUps)}
    union all
    select ${weekOf(followUps.completedAt)}, 0, 1
    from ${followUps}
    where ${followUps.userId} = ${userId} and ${stands(followUps)} and ${followUps.completedAt} is not null
  ) as changes
  where week > 0
  group by week`

const sums = prepareOnce((db, withFollowUps: boolean) => {
  const listOf = <Row>(rows: SQL) => sql<Row[]>`(select coalesce(jsonb_agg(sums), '[]') from (${rows}) as sums)`
  return db
    .select({
      weeks: listOf<Sums['weeks'][number]>(byWeek),
      hours: listOf<Sums['hours'][number]>(byHour),
      followUps: withFollowUps ? listOf<NonNullable<Sums['followUps']>[number]>(followUpsByWeek) : sql<null>`null`,
    })
    .from(sql`(select) as once`)
})

/**
 * Sums up a user's notes and follow-ups of some weeks in one statement.
 * @param starts the starts of the weeks, in order
 * @param timezone the IANA name of the zone whose hours count
 */
export async function sumUp(
  db: Queryable,
  userId: string,
  { starts, timezone, withFollowUps }: { starts: readonly Date[]; timezone: string; withFollowUps: boolean },
): Promise<Sums> {
  const [row] = await sums(db, withFollowUps).execute({
    userId,
    starts: starts.map((start) => start.toISOString()),
    timezone,
  })
  if (!row) throw new Error('the query for the sums returned no row')
  return row
}
