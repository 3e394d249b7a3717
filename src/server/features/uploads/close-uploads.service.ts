import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import type { ErrorCode } from '#shared/errors/codes.ts'
import { completeUpload, makeNote } from './finish-upload.service.ts'
import { listLeftAlone, listToJoin } from './maintenance.queries.ts'
import { deleteUpload } from './sweep-uploads.service.ts'
import { type UploadRow, updateUpload } from './uploads.queries.ts'

/** An upload refused for one of these reasons can never become a note. */
const HOPELESS: readonly ErrorCode[] = ['unsupported_audio', 'file_empty']

/**
 * Makes notes of recordings whose device has gone silent, and of whole uploads that nobody has finished; gives notes the
 * rest of their recordings once they are not being processed. One process at a time does it.
 */
export async function closeUploads(context: Context, now = new Date()): Promise<void> {
  const { db, config, advisoryLocks } = context
  const release = await advisoryLocks.take('uploads', 'close')
  if (!release) return
  try {
    const before = new Date(now.getTime() - config.recordingCloseMinutes * 60_000)
    for (const { upload, isPremium, isWhole } of await listLeftAlone(db, before)) {
      const user = { id: upload.userId, isPremium }
      await attempt(context, upload, now, () =>
        isWhole ? completeUpload(context, user, upload) : makeNote(context, user, upload, { incomplete: true }),
      )
    }
    for (const { upload, isPremium } of await listToJoin(db)) {
      await attempt(context, upload, now, () => completeUpload(context, { id: upload.userId, isPremium }, upload))
    }
  } finally {
    await release()
  }
}

/** Makes a note of one upload; a failure of one does not hold up the others. */
async function attempt(context: Context, upload: UploadRow, now: Date, work: () => Promise<string>): Promise<void> {
  const log = context.logger.child({ uploadId: upload.id })
  try {
    const outcome = await work()
    if (outcome === 'finished') log.info('an upload that was left alone became a note')
  } catch (error) {
    const code = error instanceof AppError ? error.code : null
    const isHopeless = code !== null && HOPELESS.includes(code)
    const isClosed = upload.noteId !== null
    if (isHopeless && !isClosed) {
      log.info({ code }, 'an upload that can’t become a note was deleted')
      await deleteUpload(context, upload.id)
      return
    }
    log.warn({ err: error }, 'an upload could not be made a note yet; trying again later')
    // If the rest of a closed recording is damaged, empty or not audio, it can only be sent again. Any other problem
    // may pass, and the device may have only a receipt: so the upload stays whole, and is tried again after all others.
    const isLost = isClosed && (isHopeless || code === 'upload_damaged')
    await updateUpload(context.db, upload.id, isLost ? { length: null } : { touchedAt: now })
  }
}
