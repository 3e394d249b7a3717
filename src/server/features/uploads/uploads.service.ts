import { randomUUID } from 'node:crypto'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { AppError } from '#server/errors.ts'
import { deleteAudioNow, queueFileDeletion } from '#server/features/notes/delete-audio.service.ts'
import type { Actor } from '#server/features/notes/notes.service.ts'
import { findNoteByKey, isNoteThere, requireRoomFor } from '#server/features/notes/store-note.service.ts'
import { cleanFileName } from '#server/http/file-name.ts'
import { noRoom } from '#server/storage/disk-room.ts'
import { MAX_UPLOAD_BYTES, UPLOAD_LIMITS } from '#shared/limits.ts'
import { tooLarge } from './receive-piece.ts'
import { readMetadata } from './tus-headers.ts'
import { folderOf } from './upload-folders.service.ts'
import * as queries from './uploads.queries.ts'

/** A request is recorded if the last record is older than this, in milliseconds. */
const TOUCH_AFTER_MS = 10_000

/** A created upload; one of the same key that was there before; or the note that the key has become. */
type Creation = { upload: queries.UploadRow; isNew: boolean } | { upload: null; noteId: string }

/**
 * Begins an upload. The same idempotency key finds the same upload, or the note that it has become.
 * @param input.length of the whole in bytes; null while it is not known
 * @param input.metadata as of `Upload-Metadata`
 * @throws AppError bad_request, validation_failed, file_empty, file_too_large, recording_deleted, note_limit_reached,
 * uploads_full, no_room
 */
export async function createUpload(
  context: Context,
  { user, language }: Actor,
  input: { length: number | null; metadata: string },
): Promise<Creation> {
  const { db, storage } = context
  const fields = readMetadata(input.metadata, language)
  const key = fields.idempotencyKey ?? null
  const known = key === null ? null : await findByKey(context, user.id, key)
  if (known && !('incompleteNoteId' in known)) return known
  const noteId = known?.incompleteNoteId ?? null
  if (input.length === 0) throw new AppError('file_empty')
  if ((input.length ?? 0) > MAX_UPLOAD_BYTES) throw tooLarge()
  if (noteId === null) await requireRoomFor(db, user)
  if (!(await storage.hasRoom(input.length ?? 0))) throw noRoom()
  const values = {
    id: randomUUID(),
    userId: user.id,
    idempotencyKey: key,
    source: fields.source ?? ('upload' as const),
    fileName: cleanFileName(fields.filename),
    languageAsked: fields.language === 'auto' ? null : (fields.language ?? language),
    languageAssumed: language,
    timezone: fields.timezone ?? 'UTC',
    recordedAt: fields.recordedAt ? new Date(fields.recordedAt) : new Date(),
    speakersAsked: fields.speakers ?? null,
    metadata: input.metadata,
    length: input.length,
    noteId,
    closedAt: noteId === null ? null : new Date(),
  }
  const upload = await db.transaction(async (tx) => {
    await queries.lockUploadsOf(tx, user.id)
    if ((await queries.countOpen(tx, user.id)) >= UPLOAD_LIMITS.open) throw new AppError('uploads_full')
    return queries.insertUpload(tx, values)
  })
  if (upload) return { upload, isNew: true }
  const other = key === null ? null : await findByKey(context, user.id, key)
  if (!other || 'incompleteNoteId' in other) throw new AppError('unavailable')
  return other
}

/** Finds what a key has become. A note without its end and without an upload can still get the whole recording. */
async function findByKey(
  context: Context,
  userId: string,
  key: string,
): Promise<Creation | { incompleteNoteId: string } | null> {
  const upload = await queries.findUploadByKey(context.db, userId, key)
  if (upload) {
    await requireNote(context.db, upload)
    await queries.touchUpload(context.db, upload.id, new Date(Date.now() - TOUCH_AFTER_MS))
    return { upload, isNew: false }
  }
  const note = await findNoteByKey(context.db, userId, key)
  if (note?.incomplete) return { incompleteNoteId: note.id }
  return note && { upload: null, noteId: note.id }
}

/**
 * Returns a user's upload and records the request, which keeps the upload from being closed.
 * @throws AppError upload_not_found, recording_deleted
 */
export async function requireUpload(
  { db }: Pick<Context, 'db'>,
  { user }: Pick<Actor, 'user'>,
  id: string,
): Promise<queries.UploadRow> {
  const upload = await queries.findUpload(db, id)
  if (upload?.userId !== user.id) throw new AppError('upload_not_found')
  await requireNote(db, upload)
  const before = new Date(Date.now() - TOUCH_AFTER_MS)
  if (upload.touchedAt < before) await queries.touchUpload(db, id, before)
  return upload
}

/** Returns how much of an upload is stored so far, in bytes; 0 if it is gone. */
export async function findOffset(db: Queryable, id: string): Promise<number> {
  return (await queries.findUpload(db, id))?.offset ?? 0
}

/** A recording whose note was deleted never comes back. */
async function requireNote(db: Queryable, upload: queries.UploadRow): Promise<void> {
  if (upload.noteId !== null && !(await isNoteThere(db, upload.noteId))) throw new AppError('recording_deleted')
}

/**
 * Deletes an upload with its pieces. A note that was made of it stays.
 * @throws AppError upload_not_found
 */
export async function discardUpload(context: Context, { user }: Pick<Actor, 'user'>, id: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const upload = await queries.lockUpload(tx, id)
    if (upload?.userId !== user.id) throw new AppError('upload_not_found')
    await queries.deleteUpload(tx, id)
    await queueFileDeletion(context, tx, id, [folderOf(id)])
  })
  await deleteAudioNow(context, [], [folderOf(id)])
}

/** Counts a user's recordings and files that have arrived and could become notes, but have not. */
export function countWaiting(db: Queryable, userId: string): Promise<number> {
  return queries.countWaiting(db, userId)
}
