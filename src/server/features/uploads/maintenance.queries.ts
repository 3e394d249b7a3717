import { and, eq, gt, inArray, isNotNull, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { users } from '#server/db/schema/accounts.ts'
import { notes } from '#server/db/schema/notes.ts'
import { uploadPieces, uploads } from '#server/db/schema/uploads.ts'
import type { UploadRow } from './uploads.queries.ts'

/** Maximum number of uploads that one round handles. */
const BATCH = 200

const isOpen = isNull(uploads.finishedAt)
const isWhole = sql`${uploads.length} = ${uploads.offset}`
/** Also true if the length is not known. */
const isNotWhole = sql`(${isWhole}) is not true`

const noNote = (db: Queryable) => notExists(db.select({ one: sql`1` }).from(notes).where(eq(notes.id, uploads.noteId)))

/** Leaves out whole uploads: the worker was only off for long, and makes notes of them. */
const isAbandoned = (before: Date) =>
  and(
    isOpen,
    isNull(uploads.noteId),
    lt(uploads.touchedAt, before),
    or(and(eq(uploads.source, 'upload'), isNotWhole), eq(uploads.pieces, 0)),
  )

/** Leaves out whole uploads whose note exists: the device has its receipt, so these pieces may be the only copy. */
const isOutdated = (db: Queryable, before: Date) =>
  and(
    isOpen,
    isNotNull(uploads.noteId),
    gt(uploads.pieces, 0),
    or(and(lt(uploads.touchedAt, before), isNotWhole), noNote(db)),
  )

/**
 * Lists the uploads that become a note by themselves: recordings that nobody has continued since `before`, and whole
 * files that nobody has finished since then. Those untouched for longest come first.
 */
export function listLeftAlone(
  db: Queryable,
  before: Date,
): Promise<Array<{ upload: UploadRow; isPremium: boolean; isWhole: boolean }>> {
  return db
    .select({ upload: uploads, isPremium: users.isPremium, isWhole: sql<boolean>`coalesce(${isWhole}, false)` })
    .from(uploads)
    .innerJoin(users, eq(users.id, uploads.userId))
    .where(
      and(
        isOpen,
        isNull(uploads.noteId),
        lt(uploads.touchedAt, before),
        gt(uploads.pieces, 0),
        or(eq(uploads.source, 'recorder'), isWhole),
      ),
    )
    .orderBy(uploads.touchedAt)
    .limit(BATCH)
}

/** Lists the whole uploads whose note has only their beginning. */
export async function listToJoin(db: Queryable): Promise<Array<{ upload: UploadRow; isPremium: boolean }>> {
  return db
    .select({ upload: uploads, isPremium: users.isPremium })
    .from(uploads)
    .innerJoin(users, eq(users.id, uploads.userId))
    .innerJoin(notes, eq(notes.id, uploads.noteId))
    .where(and(isOpen, isWhole))
    .orderBy(uploads.touchedAt)
    .limit(BATCH)
}

/** Lists the uploads that were not continued since `before` and from which no note can be made. */
export function listAbandoned(db: Queryable, before: Date): Promise<string[]> {
  return listIds(db, isAbandoned(before))
}

/** Locks an upload. Returns false if it is no longer abandoned. */
export function lockAbandoned(tx: Queryable, id: string, before: Date): Promise<boolean> {
  return lockIf(tx, id, isAbandoned(before))
}

/**
 * Lists the closed recordings whose pieces are kept for nothing: nobody has continued them since `before`, or their note
 * was deleted.
 */
export function listOutdated(db: Queryable, before: Date): Promise<string[]> {
  return listIds(db, isOutdated(db, before))
}

/** Locks an upload. Returns false if it is no longer outdated. */
export function lockOutdated(tx: Queryable, id: string, before: Date): Promise<boolean> {
  return lockIf(tx, id, isOutdated(tx, before))
}

async function listIds(db: Queryable, condition: SQL | undefined): Promise<string[]> {
  const rows = await db.select({ id: uploads.id }).from(uploads).where(condition).limit(BATCH)
  return rows.map(({ id }) => id)
}

async function lockIf(tx: Queryable, id: string, condition: SQL | undefined): Promise<boolean> {
  const rows = await tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.id, id), condition))
    .for('update')
  return rows.length > 0
}

/** Deletes the receipts of uploads that were finished before a moment. */
export async function deleteReceipts(db: Queryable, before: Date): Promise<void> {
  await db.delete(uploads).where(lt(uploads.finishedAt, before))
}

/** Returns those of the ids whose uploads are not finished. */
export async function filterOpen(db: Queryable, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(inArray(uploads.id, ids), isOpen))
  return new Set(rows.map(({ id }) => id))
}

/** Lists the storage keys of an upload's pieces. */
export async function listKeys(db: Queryable, uploadId: string): Promise<string[]> {
  const rows = await db.select({ key: uploadPieces.key }).from(uploadPieces).where(eq(uploadPieces.uploadId, uploadId))
  return rows.map(({ key }) => key)
}
