import { sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'

/** Counts the transactions of this database that wait for a lock. */
export async function countBlocked(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ blocked: number }>(
    sql`select count(*)::int as blocked from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.blocked ?? 0
}
