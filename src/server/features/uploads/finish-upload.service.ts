import { randomUUID } from 'node:crypto'
import type { Context } from '#server/context.ts'
import { isConnectionLoss } from '#server/db/connection-loss.ts'
import { AppError } from '#server/errors.ts'
import { isTranscribedLive } from '#server/features/live-text/live-text.service.ts'
import { queueFileDeletion } from '#server/features/notes/delete-audio.service.ts'
import { type Actor, getNote } from '#server/features/notes/notes.service.ts'
import {
  findNoteByKey,
  findRecordingState,
  insertStoredNote,
  replaceRecording,
} from '#server/features/notes/store-note.service.ts'
import type { SessionUser } from '#server/http/session.ts'
import { noRoom } from '#server/storage/disk-room.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import type { Receipt } from '#shared/contract/uploads.ts'
import { chainDigest, DamagedPiece, joinPieces, readHead } from './join-pieces.ts'
import { detectType } from './piece-check.ts'
import { folderOf } from './upload-folders.service.ts'
import * as queries from './uploads.queries.ts'
import { requireUpload } from './uploads.service.ts'

/** What a client claims to have sent. */
interface Claim {
  sizeBytes: number
  pieces?: number | undefined
  digest?: string | undefined
  captions?: string | undefined
}

/**
 * How long a note waits for the text of a worker that has transcribed its recording live. The worker has that much time
 * to see the end.
 */
const LIVE_TEXT_SECONDS = 15

/** Maximum number of tries. Each finds that another request or the maintenance has changed the upload meanwhile. */
const MAX_TRIES = 5

/**
 * Makes a note of an upload that has arrived whole, or gives the whole to the note that was made of its beginning. Safe
 * to repeat at any time.
 * @throws AppError upload_not_found, recording_deleted, upload_incomplete, upload_damaged, file_empty,
 * unsupported_audio, no_room, note_limit_reached
 */
export async function finishUpload(
  context: Context,
  actor: Actor,
  id: string,
  claim: Claim,
): Promise<{ note: VoiceNote; receipt: Receipt; repeated: boolean }> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const upload = await requireUpload(context, actor, id)
    if (upload.finishedAt) return describe(context, actor, upload, upload.finishedAt, true)
    const pieces = await queries.listPieces(context.db, id)
    if (pieces.length !== upload.pieces) continue
    checkClaim(upload, pieces, claim)
    const captions = claim.captions?.trim() || upload.captions
    // From here on the whole upload is here, and the maintenance finishes it if this process can't.
    if (!(await queries.markWhole(context.db, upload, captions))) continue
    const outcome = await completeUpload(context, actor.user, { ...upload, captions, length: upload.offset })
    if (outcome === 'changed') continue
    const now = await requireUpload(context, actor, id)
    return describe(context, actor, now, now.finishedAt ?? new Date(), false)
  }
  throw new AppError('upload_conflict')
}

/** @throws AppError upload_incomplete, upload_damaged */
function checkClaim(upload: queries.UploadRow, pieces: readonly queries.PieceRow[], claim: Claim): void {
  const details = { offset: upload.offset, pieces: pieces.length, digest: chainDigest(pieces) }
  if (claim.sizeBytes !== upload.offset || (upload.length !== null && upload.length !== upload.offset)) {
    throw new AppError('upload_incomplete', { details })
  }
  const isSame =
    (claim.pieces === undefined || claim.pieces === details.pieces) &&
    (claim.digest === undefined || claim.digest === details.digest)
  if (!isSame) throw new AppError('upload_damaged', { details })
}

async function describe(
  context: Context,
  actor: Actor,
  upload: queries.UploadRow,
  finishedAt: Date,
  repeated: boolean,
): Promise<{ note: VoiceNote; receipt: Receipt; repeated: boolean }> {
  if (upload.noteId === null) throw new AppError('upload_conflict')
  const digest = upload.digest ?? chainDigest(await queries.listPieces(context.db, upload.id))
  const receipt = { sizeBytes: upload.offset, pieces: upload.pieces, digest, finishedAt: finishedAt.toISOString() }
  return { note: await getNote(context, actor, upload.noteId), receipt, repeated }
}

/**
 * Finishes an upload that has arrived completely.
 * @param user its owner
 * @param upload the row as it was read; does nothing if it has changed since
 * @returns `deferred` if its note is being processed and gets the rest later
 * @throws AppError recording_deleted, file_empty, unsupported_audio, no_room, note_limit_reached, upload_damaged
 */
export async function completeUpload(
  context: Context,
  user: Pick<SessionUser, 'id' | 'isPremium'>,
  upload: queries.UploadRow,
): Promise<'finished' | 'deferred' | 'changed'> {
  if (upload.noteId === null) return makeNote(context, user, upload, { incomplete: false })
  const release = await context.advisoryLocks.take(upload.id, 'join')
  if (!release) return 'deferred'
  try {
    return await joinRest(context, { ...upload, noteId: upload.noteId })
  } finally {
    await release()
  }
}

/**
 * Makes a note of what has arrived of an upload: of the whole, or of its beginning (`incomplete`), which closes it.
 * Locks the user, the note and then the upload.
 * @throws as `completeUpload`
 */
export async function makeNote(
  context: Context,
  user: Pick<SessionUser, 'id' | 'isPremium'>,
  upload: queries.UploadRow,
  { incomplete }: { incomplete: boolean },
): Promise<'finished' | 'changed'> {
  const id = randomUUID()
  const originalKey = `notes/${id}/original`
  const made = await deleteUnlessUsed(context, originalKey, async () => {
    const { mime, digest } = await storeWhole(context, upload, originalKey)
    return context.db.transaction(async (tx) => {
      const note = {
        id,
        userId: user.id,
        idempotencyKey: upload.idempotencyKey,
        source: upload.source,
        fileName: upload.fileName,
        mime,
        sizeBytes: upload.offset,
        incomplete,
        languageAsked: upload.languageAsked,
        languageAssumed: upload.languageAssumed,
        speakersAsked: upload.speakersAsked,
        timezone: upload.timezone,
        recordedAt: upload.recordedAt,
        originalKey,
      }
      // A worker that has transcribed it live has the text sooner than the first stage would.
      const delaySeconds = (await isTranscribedLive(tx, upload.id)) ? LIVE_TEXT_SECONDS : 0
      const isNew = await insertStoredNote(context, tx, { user, note, captions: upload.captions, delaySeconds })
      // The same recording may have arrived in another way.
      const noteId = isNew ? id : (await findNoteByKey(tx, user.id, upload.idempotencyKey ?? ''))?.id
      const locked = await queries.lockUpload(tx, upload.id)
      if (!noteId || !isUnchanged(locked, upload)) throw new Changed()
      const now = new Date()
      if (incomplete && isNew) await queries.updateUpload(tx, upload.id, { noteId, mime, closedAt: now })
      else {
        await queries.markFinished(tx, upload.id, { noteId, mime, digest, finishedAt: now })
        await queueFileDeletion(context, tx, upload.id, [folderOf(upload.id)])
      }
      return isNew
    })
  })
  if (made === 'changed') return 'changed'
  if (!made) await context.storage.deleteAll(originalKey)
  return 'finished'
}

/** Gives a note the whole of its recording, unless a stage of it is running. */
async function joinRest(
  context: Context,
  upload: queries.UploadRow & { noteId: string },
): Promise<'finished' | 'deferred' | 'changed'> {
  const before = await findRecordingState(context.db, upload.noteId)
  if (before === null) throw new AppError('recording_deleted')
  if (before === 'busy') return 'deferred'
  // Use another key for each try: if the lock was lost, a second try must not delete the file of the first.
  const originalKey = `notes/${upload.noteId}/joined-${randomUUID()}`
  const joined = await deleteUnlessUsed(context, originalKey, async () => {
    const { mime, digest } = await storeWhole(context, upload, originalKey)
    return context.db.transaction(async (tx) => {
      const whole = { originalKey, sizeBytes: upload.offset, mime, captions: upload.captions, before }
      const replaced = await replaceRecording(context, tx, upload.noteId, whole)
      if (replaced === 'busy') return 'deferred' as const
      const locked = await queries.lockUpload(tx, upload.id)
      if (!isUnchanged(locked, upload)) throw new Changed()
      const { noteId } = upload
      const folder = folderOf(upload.id)
      await queries.markFinished(tx, upload.id, { noteId, mime, digest, finishedAt: new Date() })
      await queueFileDeletion(
        context,
        tx,
        upload.id,
        replaced.replacedKey === null ? [folder] : [folder, replaced.replacedKey],
      )
      return 'finished' as const
    })
  })
  if (joined !== 'finished') {
    await context.storage.deleteAll(originalKey)
    return joined
  }
  return 'finished'
}

/** Joins the pieces under a note's key. @returns the type and the digest of the whole. */
async function storeWhole(context: Context, upload: queries.UploadRow, key: string) {
  if (upload.pieces === 0) throw new AppError('file_empty')
  const pieces = await queries.listPieces(context.db, upload.id)
  if (pieces.length !== upload.pieces) throw new Changed()
  if (!(await context.storage.hasRoom(upload.offset))) throw noRoom()
  const digest = chainDigest(pieces)
  try {
    const mime = upload.mime ?? (await detectType(await readHead(context, pieces), true))
    if (mime === null) throw new AppError('unsupported_audio')
    await joinPieces(context, pieces, key)
    return { mime, digest }
  } catch (error) {
    if (!(error instanceof DamagedPiece)) throw error
    // Another process may have finished the upload, and deleted its pieces.
    if (!isUnchanged(await queries.findUpload(context.db, upload.id), upload)) throw new Changed()
    const details = { offset: upload.offset, pieces: pieces.length, digest }
    context.logger.error({ err: error, uploadId: upload.id }, 'an acknowledged piece is damaged')
    throw new AppError('upload_damaged', { details, cause: error })
  }
}

/** The upload has changed since it was read. */
class Changed extends Error {}

function isUnchanged(now: queries.UploadRow | null, before: queries.UploadRow): boolean {
  return now !== null && !now.finishedAt && now.offset === before.offset && now.noteId === before.noteId
}

async function deleteUnlessUsed<T>(context: Context, key: string, work: () => Promise<T>): Promise<T | 'changed'> {
  try {
    return await work()
  } catch (error) {
    // If the answer to the commit was lost, the note may have the file. If it doesn't, the next try or the sweep deletes it.
    if (!isConnectionLoss(error)) await context.storage.deleteAll(key)
    if (error instanceof Changed) return 'changed'
    throw error
  }
}
