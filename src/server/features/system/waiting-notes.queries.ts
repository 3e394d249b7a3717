import { count, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { notes } from '#server/db/schema/notes.ts'

/** Counts the notes that wait, by the code that says what for. */
export async function countWaitingNotes(db: Queryable): Promise<Map<string, number>> {
  const rows = await db
    .select({ code: notes.waitingCode, total: count() })
    .from(notes)
    // A literal rather than a parameter, so that the planner finds the index on waiting notes.
    .where(sql`${notes.status} = 'waiting'`)
    .groupBy(notes.waitingCode)
  return new Map(rows.flatMap(({ code, total }) => (code === null ? [] : [[code, total]])))
}
