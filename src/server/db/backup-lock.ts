import { sql } from 'drizzle-orm'
import type { Database, Queryable } from './database.ts'

/** An arbitrary number. A backup holds this advisory lock, and deletions of stored files share it. */
export const BACKUP_LOCK = 7_316_403

/**
 * Runs a deletion of stored files, unless a backup is being made. A backup copies the files that its snapshot of the
 * database names, which can be long after the rows have changed. It takes the lock before the snapshot, so a file that
 * is deleted here was no longer in the rows by then.
 * @param remove deletes files that no committed row names any more; runs in a transaction, in which it may lock rows
 * @returns false if nothing was done because a backup is being made
 */
export function deleteUnlessBackup(db: Database, remove: (tx: Queryable) => Promise<void>): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ free: boolean }>(
      sql`select pg_try_advisory_xact_lock_shared(${BACKUP_LOCK}) as free`,
    )
    if (!rows[0]?.free) return false
    await remove(tx)
    return true
  })
}
