import { inArray } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { readOrMakeDatabaseId } from '#server/db/database-id.ts'
import { notes } from '#server/db/schema.notes.ts'

/** An upload inserts its row right after its audio is stored; what has had none for so long was left by a crash. */
const ORPHAN_AGE_MS = 3600 * 1000
const BATCH = 500
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Has the audio of deleted notes deleted, inside the transaction that deletes them, so that no crash can keep it.
 * @param id of the note, or of the user whose notes they were
 */
export async function queueAudioDeletion(
  context: Pick<Context, 'jobs'>,
  tx: Queryable,
  id: string,
  noteIds: string[],
): Promise<void> {
  if (noteIds.length > 0) await context.jobs.enqueue(tx, 'audio.delete', { id, noteIds })
}

/** Deletes the audio of notes whose deletion is committed. */
export async function deleteAudio(context: Pick<Context, 'storage'>, noteIds: readonly string[]): Promise<void> {
  for (const id of noteIds) await context.storage.deleteAll(`notes/${id}`)
}

/** The same at once, for whoever waits; where that fails the job does it later. */
export async function deleteAudioNow(
  context: Pick<Context, 'storage' | 'logger'>,
  noteIds: readonly string[],
): Promise<void> {
  await deleteAudio(context, noteIds).catch((error: unknown) =>
    context.logger.warn({ err: error }, 'audio could not be deleted yet; a job tries again'),
  )
}

/**
 * Deletes audio that belongs to no note: a crash between storing an upload and inserting its row leaves some.
 * @returns how many folders it deleted.
 */
export async function sweepAudio(context: Pick<Context, 'db' | 'storage' | 'logger'>): Promise<number> {
  const { db, storage, logger } = context
  // To a new or another database every recording looks like that.
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
    await deleteAudio(context, orphans)
    swept += orphans.length
  }
  if (swept > 0) logger.info({ swept }, 'audio that belonged to no note was deleted')
  return swept
}
