import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Context } from '#server/context.ts'
import { isConnectionLoss } from '#server/db/connection-loss.ts'
import { AppError } from '#server/errors.ts'
import { queueLiveText } from '#server/features/live-text/live-text.service.ts'
import { noRoom } from '#server/storage/disk-room.ts'
import { MAX_UPLOAD_BYTES, UPLOAD_LIMITS } from '#shared/limits.ts'
import { readHead } from './join-pieces.ts'
import { PieceCheck } from './piece-check.ts'
import { folderOf } from './upload-folders.service.ts'
import * as queries from './uploads.queries.ts'

/** A piece as its request describes it. */
export interface IncomingPiece {
  /** The number of bytes before it. */
  offset: number
  /** The length of the whole upload, if the client has just learnt it. */
  uploadLength: number | null
  /** SHA-256 in hexadecimal; null: whatever arrives of the piece is kept. */
  checksum: string | null
  /** The announced number of bytes. */
  contentLength: number
  /** Null: the request has no body. */
  body: Readable | null
}

/**
 * Stores the next piece of an upload. It is durable once this returns, and no row names it before that. If two requests
 * have the same offset, the first to arrive whole counts; the other is refused and leaves nothing behind.
 * @param upload the upload of the user who sends
 * @returns the new offset
 * @throws AppError upload_conflict, piece_damaged, upload_interrupted, file_too_large, unsupported_audio, no_room,
 * bad_request
 */
export async function receivePiece(
  context: Context,
  upload: queries.UploadRow,
  piece: IncomingPiece,
): Promise<{ offset: number }> {
  try {
    return await receive(context, upload, piece)
  } catch (error) {
    // The client reads our answer only after it has sent everything.
    piece.body?.resume()
    throw error
  }
}

async function receive(context: Context, upload: queries.UploadRow, piece: IncomingPiece): Promise<{ offset: number }> {
  const { db, storage } = context
  if (upload.finishedAt || upload.offset !== piece.offset) throw new AppError('upload_conflict')
  if (upload.pieces >= UPLOAD_LIMITS.pieces) throw new AppError('bad_request')
  const whole = await learnLength(context, upload, piece.uploadLength)
  const check = new PieceCheck({
    limit: (whole ?? MAX_UPLOAD_BYTES) - upload.offset,
    tooLong: () => (whole === null ? tooLarge() : new AppError('bad_request')),
    known: upload.mime,
    before: upload.mime === null ? await readHead(context, await queries.listPieces(db, upload.id)) : Buffer.alloc(0),
  })
  if (piece.contentLength > MAX_UPLOAD_BYTES) throw tooLarge()
  if (!(await storage.hasRoom(piece.contentLength))) throw noRoom()
  if (!piece.body) return { offset: upload.offset }

  const key = `${folderOf(upload.id)}/${upload.offset}-${randomUUID()}`
  await storage.put(key, Readable.from(readUntilCut(piece.body, piece.checksum === null)), [check])
  try {
    const sha256 = check.digest()
    if (piece.checksum !== null && piece.checksum !== sha256) throw new AppError('piece_damaged')
    if (check.bytes === 0) {
      await storage.deleteAll(key)
      return { offset: upload.offset }
    }
    const stored = { start: upload.offset, length: check.bytes, mime: check.mime }
    const row = await db.transaction(async (tx) => {
      const advanced = await queries.advance(tx, upload.id, stored)
      if (!advanced) return null
      const { start, length } = stored
      await queries.insertPiece(tx, { uploadId: upload.id, number: advanced.pieces, start, length, sha256, key })
      if (advanced.pieces === 1 && upload.source === 'recorder') await queueLiveText(context, tx, upload.id)
      return advanced
    })
    if (!row) throw new AppError((await queries.findUpload(db, upload.id)) ? 'upload_conflict' : 'upload_not_found')
    return { offset: row.offset }
  } catch (error) {
    // If the answer to the commit was lost, a row may name the piece. If none does, the sweep deletes it.
    if (!isConnectionLoss(error)) await storage.deleteAll(key)
    throw error
  }
}

/** Saves the length of the whole if it comes with this piece. Returns it, or null while it is not known. */
async function learnLength({ db }: Context, upload: queries.UploadRow, length: number | null): Promise<number | null> {
  if (length === null || length === upload.length) return upload.length
  if (length > MAX_UPLOAD_BYTES) throw tooLarge()
  if (!(await queries.setLength(db, upload.id, length))) throw new AppError('bad_request')
  return length
}

/**
 * Reads a request's body.
 * @param keepsPart whether to end where the connection was cut, instead of failing
 * @throws AppError upload_interrupted
 */
async function* readUntilCut(body: Readable, keepsPart: boolean): AsyncGenerator<Buffer> {
  try {
    // Destroying a request's body would close the connection before our answer.
    yield* body.iterator({ destroyOnReturn: false })
  } catch (error) {
    if (!keepsPart) throw new AppError('upload_interrupted', { cause: error })
  }
}

export function tooLarge(): AppError {
  return new AppError('file_too_large', { values: { max: MAX_UPLOAD_BYTES / 1024 / 1024 } })
}
