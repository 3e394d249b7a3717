import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { readOrMakeDatabaseId } from '#server/db/database-id.ts'
import {
  deleteAudioNow,
  deleteAudioUnlessBackup,
  queueFileDeletion,
} from '#server/features/notes/delete-audio.service.ts'
import * as maintenance from './maintenance.queries.ts'
import { folderOf, UPLOADS_FOLDER } from './upload-folders.service.ts'
import * as queries from './uploads.queries.ts'

/** How long an upload that nobody continues, or a receipt, is kept, in milliseconds. */
const KEPT_MS = 7 * 24 * 3600 * 1000
/** A piece gets its row right after it is stored, so an older one without a row was left by a crash. */
const ORPHAN_AGE_MS = 3600 * 1000
const BATCH = 500
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Deletes uploads that were not continued for a week, the pieces of closed recordings that were not, old receipts, and
 * files that no row names. Safe to run twice.
 * @returns how many files or folders without a row were deleted
 */
export async function sweepUploads(context: Context, now = new Date()): Promise<number> {
  const { db } = context
  const before = new Date(now.getTime() - KEPT_MS)
  for (const id of await maintenance.listAbandoned(db, before)) await deleteAbandoned(context, id, before)
  for (const id of await maintenance.listOutdated(db, before)) await emptyOutdated(context, id, before)
  await maintenance.deleteReceipts(db, before)
  return deleteOrphans(context)
}

/** Deletes an upload with its pieces. Does nothing if it is gone. */
export async function deleteUpload(context: Context, id: string): Promise<void> {
  await context.db.transaction((tx) => deleteRows(context, tx, id))
  await deleteAudioNow(context, [], [folderOf(id)])
}

async function deleteRows(context: Context, tx: Queryable, id: string): Promise<void> {
  await queries.deleteUpload(tx, id)
  await queueFileDeletion(context, tx, id, [folderOf(id)])
}

/** Deletes an upload with its pieces, unless its client has continued it since it was listed. */
async function deleteAbandoned(context: Context, id: string, before: Date): Promise<void> {
  const isDeleted = await context.db.transaction(async (tx) => {
    if (!(await maintenance.lockAbandoned(tx, id, before))) return false
    await deleteRows(context, tx, id)
    return true
  })
  if (isDeleted) await deleteAudioNow(context, [], [folderOf(id)])
}

/**
 * Deletes the pieces of a closed recording, unless its device has continued it since it was listed. The upload stays:
 * its device may send all of it again, and once its note is deleted, the recording must not come back.
 */
async function emptyOutdated(context: Context, id: string, before: Date): Promise<void> {
  const keys = await context.db.transaction(async (tx) => {
    if (!(await maintenance.lockOutdated(tx, id, before))) return []
    const named = await maintenance.listKeys(tx, id)
    await queries.forgetPieces(tx, id)
    return named
  })
  // Keep the folder: new pieces may arrive in it. The sweep deletes what a crash leaves.
  await deleteAudioNow(context, [], keys)
}

async function deleteOrphans(context: Context): Promise<number> {
  const { db, storage, logger } = context
  // With a new or different database every piece would look orphaned.
  if (!(await storage.belongsTo(await readOrMakeDatabaseId(db)))) return 0
  const ids = (await storage.listFolders(UPLOADS_FOLDER, ORPHAN_AGE_MS)).filter((name) => UUID.test(name))
  let swept = 0
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH)
    const open = await maintenance.filterOpen(db, batch)
    for (const id of batch) {
      const orphans = open.has(id) ? await listOrphans(context, id) : [folderOf(id)]
      // The next hourly run finds what a backup protects now.
      if (!(await deleteAudioUnlessBackup(context, [], orphans))) return swept
      swept += orphans.length
    }
  }
  if (swept > 0) logger.info({ swept }, 'orphaned pieces of uploads were deleted')
  return swept
}

async function listOrphans({ db, storage }: Context, id: string): Promise<string[]> {
  const files = await storage.listFiles(folderOf(id), ORPHAN_AGE_MS)
  const named = new Set(await maintenance.listKeys(db, id))
  return files.filter((key) => !named.has(key))
}
