import { sql } from 'drizzle-orm'
import type { Database, Queryable } from './database.ts'

/** Any fixed number: a backup holds this advisory lock, and whoever deletes stored files shares it. */
export const BACKUP_LOCK = 7_316_403

/**
 * Runs a deletion of stored files, unless a backup is being made. A backup copies the files that its snapshot of the
 * database names, which can be long after the rows have changed. It takes the lock before the snapshot, so what is
 * deleted here was gone from the rows before.
 * @param remove deletes files that no committed row names any more; in a transaction that may lock rows meanwhile
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
