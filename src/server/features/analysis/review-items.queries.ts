import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { detectedEvents, followUps } from '#server/db/schema/items.ts'
import { notes } from '#server/db/schema/notes.ts'
import { isAsked } from '#server/db/standing-items.ts'

/** A doubtful item, by its table and id, with what is shown of its note. */
export type AskedItem = {
  kind: 'task' | 'event'
  id: string
  noteId: string
  noteTitle: string
  timezone: string
}

/**
 * Lists the first doubtful items of a user's own notes, of the newest note first and in the order they were said, with
 * the number of all.
 * @param since the earliest day that an item may have, `YYYY-MM-DD`; those without a day are listed too
 */
export async function listAskedItems(
  db: Queryable,
  userId: string,
  since: string,
  limit: number,
): Promise<{ items: AskedItem[]; total: number }> {
  const { rows } = await db.execute<AskedItem & { total: number }>(askedItems(userId, since, limit))
  return { items: rows.map(({ total: _, ...item }) => item), total: rows[0]?.total ?? 0 }
}

/** Builds the statement that lists them. It reads each table by its index of the items that a user is asked about. */
export function askedItems(userId: string, since: string, limit: number): SQL {
  const asked = (kind: AskedItem['kind'], table: typeof followUps | typeof detectedEvents, lastDay: SQL) => sql`
    select ${kind}::text as kind, ${table.id} as id, ${notes.id} as "noteId", ${notes.title} as "noteTitle",
      ${notes.timezone} as timezone, ${notes.recordedAt} as recorded, (${table.evidence} ->> 'start')::float8 as said
    from ${table} inner join ${notes} on ${notes.id} = ${table.noteId}
    where ${table.userId} = ${userId} and ${isAsked(table)} and ${table.doubt} is not null
      and coalesce(greatest(${lastDay}, ${lastChoice(table)}) >= ${since}, true)
  `
  const { day, dateTime, endsAt } = detectedEvents
  const end = sql`to_char(coalesce(${endsAt}, ${dateTime}) at time zone ${notes.timezone}, 'YYYY-MM-DD')`
  return sql`
    select kind, id, "noteId", "noteTitle", timezone, (count(*) over ())::int as total
    from (${asked('task', followUps, sql`${followUps.dueDate}`)}
      union all ${asked('event', detectedEvents, sql`greatest(${day}, ${end})`)}) as asked
    order by recorded desc, "noteId", said, id limit ${limit}
  `
}

/** The later of the days that a doubtful date may mean; null if the doubt is another one. */
function lastChoice({ doubt }: typeof followUps | typeof detectedEvents): SQL {
  return sql`greatest(${doubt} #>> '{choices,0,day}', ${doubt} #>> '{choices,1,day}')`
}
