import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '#server/db/database.ts'
import { detectedEvents } from '#server/db/schema/items.ts'
import { stands } from '#server/db/standing-items.ts'
import { CALENDAR_EVENT_MINUTES } from '#shared/limits.ts'

/** Maximum number of events named as overlapping with another. */
const MAX_NAMED = 5

/** How long before another event an overlapping one may have begun. Without a limit, all earlier events would be read. */
const LONGEST_EVENT = '31 days'

const USUAL_LENGTH = `${CALENDAR_EVENT_MINUTES} minutes`

/**
 * Finds, for each of a user's events, the others at the same time, wherever they are in the list. An event without an
 * end takes as long as in a calendar. An event that was mentioned twice, with the same title and
 * beginning, is one event. All-day events overlap with nothing.
 * @returns the titles of the others, soonest first, by the id of each event that overlaps with any
 */
export async function listOverlaps(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (ids.length === 0) return new Map()
  const one = alias(detectedEvents, 'one')
  const other = detectedEvents
  const endOf = ({ dateTime, endsAt }: typeof one | typeof detectedEvents) =>
    sql`greatest(coalesce(${endsAt}, ${dateTime} + ${USUAL_LENGTH}::interval), ${dateTime})`
  const { rows } = await db.execute<{ id: string; titles: string[] }>(sql`
    select ${one.id} as id, array_agg(named.title order by named.begin, named.title) as titles
    from ${detectedEvents} as "one",
      lateral (
        select distinct ${other.dateTime} as begin, ${other.title} as title
        from ${other}
        where ${other.userId} = ${userId} and ${stands(other)} and not ${other.allDay} and ${other.id} <> ${one.id}
          and ${other.dateTime} between ${one.dateTime} - ${LONGEST_EVENT}::interval and ${endOf(one)}
          and (
            (${other.dateTime} < ${endOf(one)} and ${endOf(other)} > ${one.dateTime})
            or (${other.dateTime} = ${one.dateTime} and ${other.title} <> ${one.title})
          )
          and (${other.dateTime} <> ${one.dateTime} or ${other.title} <> ${one.title})
        order by 1, 2
        limit ${MAX_NAMED}
      ) as named
    where ${one.id} = any(${sql.param([...ids])}::uuid[]) and ${one.dateTime} is not null and not ${one.allDay}
    group by ${one.id}
  `)
  return new Map(rows.map(({ id, titles }) => [id, titles]))
}
