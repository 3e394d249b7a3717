import { sql } from 'drizzle-orm'
import type { Queryable } from './database.ts'

/** Returns whether the database refuses every write, as a standby does, and as some hosts make one whose disk is full. */
export async function isReadOnly(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ readOnly: boolean }>(
    sql`select current_setting('transaction_read_only')::boolean as "readOnly"`,
  )
  return rows[0]?.readOnly ?? false
}
