import { inArray } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { deleteUnlessBackup } from '#server/db/backup-lock.ts'
import type { Queryable } from '#server/db/database.ts'
import { readOrMakeDatabaseId } from '#server/db/database-id.ts'
import { notes } from '#server/db/schema/notes.ts'
import { deleteUnnamedFiles } from './unnamed-files.service.ts'

/**
 * An upload inserts its row right after storing its audio, so audio older than this without a row was left by a crash.
 */
const ORPHAN_AGE_MS = 3600 * 1000
const BATCH = 500
/** Maximum number of concurrent deletions: a store on the network takes longer to answer than to delete. */
const PARALLEL = 8
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The storage folder of a note's files. */
export function folderOfNote(noteId: string): string {
  return `notes/${noteId}`
}

/**
 * Queues the deletion of deleted notes' audio. Runs in the transaction that deletes the notes, so that a crash can't
 * leave the audio behind.
 * @param id the id of the note, or of the user whose notes they were
 * @param keys further storage keys, each deleted with everything below it
 */
export async function queueAudioDeletion(
  context: Pick<Context, 'jobs'>,
  tx: Queryable,
  id: string,
  noteIds: string[],
  keys: string[] = [],
): Promise<void> {
  if (noteIds.length + keys.length > 0) await context.jobs.enqueue(tx, 'audio.delete', { id, noteIds, keys })
}

/**
 * Queues the deletion of stored files that no row names once the transaction is committed.
 * @param id the id of what they belonged to
 * @param keys storage keys, each deleted with everything below it
 */
export async function queueFileDeletion(
  context: Pick<Context, 'jobs'>,
  tx: Queryable,
  id: string,
  keys: string[],
): Promise<void> {
  await context.jobs.enqueue(tx, 'audio.delete', { id, noteIds: [], keys })
}

/**
 * Deletes the audio of notes whose deletion is committed, unless a backup is being made.
 * @param keys further storage keys, each deleted with everything below it
 * @returns whether it was deleted
 */
export function deleteAudioUnlessBackup(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  noteIds: readonly string[],
  keys: readonly string[] = [],
): Promise<boolean> {
  return deleteUnlessBackup(db, async () => {
    const all = [...noteIds.map(folderOfNote), ...keys]
    for (let start = 0; start < all.length; start += PARALLEL) {
      const deletions = all.slice(start, start + PARALLEL).map((key) => storage.deleteAll(key))
      // No deletion may still be running when a backup can begin.
      const failed = (await Promise.allSettled(deletions)).find((deletion) => deletion.status === 'rejected')
      if (failed) throw failed.reason
    }
  })
}

/**
 * Deletes audio as `deleteAudioUnlessBackup` does.
 * @throws Error while a backup is being made, so that the job is retried
 */
export async function deleteAudio(
  context: Pick<Context, 'db' | 'storage'>,
  noteIds: readonly string[],
  keys: readonly string[] = [],
): Promise<void> {
  if (await deleteAudioUnlessBackup(context, noteIds, keys)) return
  throw new Error('a backup is being made; the audio is deleted after it')
}

/** Deletes the audio right away so that the user doesn't wait for the job; if this fails, the job does it later. */
export async function deleteAudioNow(
  context: Pick<Context, 'db' | 'storage' | 'logger'>,
  noteIds: readonly string[],
  keys: readonly string[] = [],
): Promise<void> {
  await deleteAudio(context, noteIds, keys).catch((error: unknown) =>
    context.logger.warn({ err: error }, 'audio could not be deleted yet; a job will retry'),
  )
}

/**
 * Deletes audio that belongs to no note, as a crash leaves it between storing an upload and inserting its row, and
 * files of notes that no row names. While a backup is being made, leaves this to the next hour.
 * @returns the number of folders and files deleted
 */
export async function sweepAudio(context: Pick<Context, 'db' | 'storage' | 'logger'>): Promise<number> {
  const { db, storage, logger } = context
  // With a new or different database every recording would look orphaned.
  if (!(await storage.belongsTo(await readOrMakeDatabaseId(db)))) {
    logger.error('the audio belongs to another database, so none of it is deleted; check DATABASE_URL and DATA_DIR')
    return 0
  }
  const old = (await storage.listFolders('notes', ORPHAN_AGE_MS)).filter((name) => UUID.test(name))
  let swept = 0
  for (let start = 0; start < old.length; start += BATCH) {
    const batch = old.slice(start, start + BATCH)
    const rows = await db.select({ id: notes.id }).from(notes).where(inArray(notes.id, batch))
    const kept = new Set(rows.map(({ id }) => id))
    const orphans = batch.filter((id) => !kept.has(id))
    if (!(await deleteAudioUnlessBackup(context, orphans))) break
    swept += orphans.length
  }
  swept += await deleteUnnamedFiles(context, ORPHAN_AGE_MS)
  if (swept > 0) logger.info({ swept }, 'orphaned audio was deleted')
  return swept
}
