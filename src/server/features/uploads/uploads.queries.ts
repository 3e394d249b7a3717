import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { uploadPieces, uploads } from '#server/db/schema/uploads.ts'
import { MAX_UPLOAD_BYTES } from '#shared/limits.ts'

export type UploadRow = typeof uploads.$inferSelect
export type NewUpload = typeof uploads.$inferInsert
export type PieceRow = typeof uploadPieces.$inferSelect

/** Inserts an upload. Returns null if the user already has one with the same idempotency key. */
export async function insertUpload(db: Queryable, upload: NewUpload): Promise<UploadRow | null> {
  const [row] = await db
    .insert(uploads)
    .values(upload)
    .onConflictDoNothing({ target: [uploads.userId, uploads.idempotencyKey] })
    .returning()
  return row ?? null
}

export async function findUpload(db: Queryable, id: string): Promise<UploadRow | null> {
  const [row] = await db.select().from(uploads).where(eq(uploads.id, id))
  return row ?? null
}

export async function findUploadByKey(db: Queryable, userId: string, key: string): Promise<UploadRow | null> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.userId, userId), eq(uploads.idempotencyKey, key)))
  return row ?? null
}

/** Makes other uploads that this user begins wait until the transaction ends, so that each is counted. */
export async function lockUploadsOf(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`uploads of ${userId}`}, 0))`)
}

/** Counts a user's uploads from which a note can be made, but has not been. */
export function countWaiting(db: Queryable, userId: string): Promise<number> {
  const isComplete = or(eq(uploads.source, 'recorder'), eq(uploads.length, uploads.offset))
  const isOpen = and(isNull(uploads.finishedAt), isNull(uploads.noteId))
  return db.$count(uploads, and(eq(uploads.userId, userId), isOpen, gt(uploads.pieces, 0), isComplete))
}

/** Counts a user's uploads that have no note yet. */
export function countOpen(db: Queryable, userId: string): Promise<number> {
  return db.$count(uploads, and(eq(uploads.userId, userId), isNull(uploads.finishedAt), isNull(uploads.noteId)))
}

/** Locks the row until the transaction ends. */
export async function lockUpload(tx: Queryable, id: string): Promise<UploadRow | null> {
  const [row] = await tx.select().from(uploads).where(eq(uploads.id, id)).for('update')
  return row ?? null
}

export async function updateUpload(db: Queryable, id: string, values: Partial<NewUpload>): Promise<void> {
  await db.update(uploads).set(values).where(eq(uploads.id, id))
}

/** Records a request, unless one was recorded after `before`: a recorder makes one every few seconds. */
export async function touchUpload(db: Queryable, id: string, before: Date): Promise<void> {
  await db
    .update(uploads)
    .set({ touchedAt: new Date() })
    .where(and(eq(uploads.id, id), lt(uploads.touchedAt, before)))
}

/** Sets a length that was not known yet. Returns false if it is already known or less than what is stored. */
export async function setLength(db: Queryable, id: string, length: number): Promise<boolean> {
  const rows = await db
    .update(uploads)
    .set({ length })
    .where(and(eq(uploads.id, id), isNull(uploads.length), sql`${uploads.offset} <= ${length}`))
    .returning({ id: uploads.id })
  return rows.length > 0
}

/**
 * Counts a piece that is durable in storage. Returns null if the upload is gone or finished, if its offset has changed,
 * or if the piece goes beyond a length that has become known meanwhile.
 */
export async function advance(
  tx: Queryable,
  id: string,
  piece: { start: number; length: number; mime: string | null },
): Promise<UploadRow | null> {
  const [row] = await tx
    .update(uploads)
    .set({
      offset: piece.start + piece.length,
      pieces: sql`${uploads.pieces} + 1`,
      mime: piece.mime,
      touchedAt: new Date(),
    })
    .where(
      and(
        eq(uploads.id, id),
        eq(uploads.offset, piece.start),
        isNull(uploads.finishedAt),
        sql`coalesce(${uploads.length}, ${MAX_UPLOAD_BYTES}) >= ${piece.start + piece.length}`,
      ),
    )
    .returning()
  return row ?? null
}

export async function insertPiece(tx: Queryable, piece: PieceRow): Promise<void> {
  await tx.insert(uploadPieces).values(piece)
}

/** Lists the pieces of an upload in order. */
export function listPieces(db: Queryable, uploadId: string): Promise<PieceRow[]> {
  return db.select().from(uploadPieces).where(eq(uploadPieces.uploadId, uploadId)).orderBy(asc(uploadPieces.number))
}

/** Lists the pieces of an upload that reach beyond an offset, in order. */
export function listPiecesFrom(db: Queryable, uploadId: string, offset: number): Promise<PieceRow[]> {
  return db
    .select()
    .from(uploadPieces)
    .where(and(eq(uploadPieces.uploadId, uploadId), sql`${uploadPieces.start} + ${uploadPieces.length} > ${offset}`))
    .orderBy(asc(uploadPieces.number))
}

async function deletePieces(tx: Queryable, uploadId: string): Promise<void> {
  await tx.delete(uploadPieces).where(eq(uploadPieces.uploadId, uploadId))
}

/** Deletes an upload with its pieces' rows. Returns whether it existed. */
export async function deleteUpload(tx: Queryable, id: string): Promise<boolean> {
  const rows = await tx.delete(uploads).where(eq(uploads.id, id)).returning({ id: uploads.id })
  return rows.length > 0
}

/**
 * Records that all of an upload has arrived. Returns false if it has changed since it was read.
 */
export async function markWhole(db: Queryable, upload: UploadRow, captions: string | null): Promise<boolean> {
  const rows = await db
    .update(uploads)
    .set({ length: upload.offset, captions })
    .where(and(eq(uploads.id, upload.id), eq(uploads.offset, upload.offset), isNull(uploads.finishedAt)))
    .returning({ id: uploads.id })
  return rows.length > 0
}

/** Finishes an upload: its note has all of it, and its pieces are no longer needed. */
export async function markFinished(
  tx: Queryable,
  id: string,
  result: { noteId: string; mime: string; digest: string; finishedAt: Date },
): Promise<void> {
  await deletePieces(tx, id)
  await updateUpload(tx, id, { ...result, captions: null })
}

/** Resets an upload to its beginning. */
export async function forgetPieces(tx: Queryable, id: string): Promise<void> {
  await deletePieces(tx, id)
  await updateUpload(tx, id, { offset: 0, pieces: 0, length: null, mime: null })
}

export async function listUploadIds(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db.select({ id: uploads.id }).from(uploads).where(eq(uploads.userId, userId))
  return rows.map(({ id }) => id)
}
