import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { detectedEvents, followUps, notes } from '#server/db/schema/notes.ts'
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
 */
export async function listAskedItems(
  db: Queryable,
  userId: string,
  limit: number,
): Promise<{ items: AskedItem[]; total: number }> {
  const { rows } = await db.execute<AskedItem & { total: number }>(askedItems(userId, limit))
  return { items: rows.map(({ total: _, ...item }) => item), total: rows[0]?.total ?? 0 }
}

/** Builds the statement that lists them. It reads each table by its index of the items that a user is asked about. */
export function askedItems(userId: string, limit: number): SQL {
  const asked = (kind: AskedItem['kind'], table: typeof followUps | typeof detectedEvents) => sql`
    select ${kind}::text as kind, ${table.id} as id, ${notes.id} as "noteId", ${notes.title} as "noteTitle",
      ${notes.timezone} as timezone, ${notes.recordedAt} as recorded, (${table.evidence} ->> 'start')::float8 as said
    from ${table} inner join ${notes} on ${notes.id} = ${table.noteId}
    where ${table.userId} = ${userId} and ${isAsked(table)} and ${table.doubt} is not null
  `
  return sql`
    select kind, id, "noteId", "noteTitle", timezone, (count(*) over ())::int as total
    from (${asked('task', followUps)} union all ${asked('event', detectedEvents)}) as asked
    order by recorded desc, "noteId", said, id limit ${limit}
  `
}
