import { and, eq, gt, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { users } from '#server/db/schema.accounts.ts'
import { notes } from '#server/db/schema.notes.ts'
import { uploadPieces, uploads } from '#server/db/schema.uploads.ts'
import type { UploadRow } from './uploads.queries.ts'

/** The most uploads that one round deals with. */
const BATCH = 200

const isOpen = isNull(uploads.finishedAt)
const isWhole = sql`${uploads.length} = ${uploads.offset}`

const noNote = (db: Queryable) => notExists(db.select({ one: sql`1` }).from(notes).where(eq(notes.id, uploads.noteId)))

/**
 * Lists the uploads that become a note by themselves: recordings that nobody has continued since `before`, and whole
 * files that nobody has finished since then. Longest untouched first.
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

/** Lists the uploads that are whole and whose note has only their beginning. */
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

/** Lists the uploads that were not continued since `before` and of which there is nothing to make a note of. */
export async function listAbandoned(db: Queryable, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(
      and(
        isOpen,
        isNull(uploads.noteId),
        lt(uploads.touchedAt, before),
        or(eq(uploads.source, 'upload'), eq(uploads.pieces, 0)),
      ),
    )
    .limit(BATCH)
  return rows.map(({ id }) => id)
}

/**
 * Lists the closed recordings whose pieces are kept for nothing: nobody has continued them since `before`, or their note
 * was deleted.
 */
export async function listOutdated(db: Queryable, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(
      and(
        isOpen,
        sql`${uploads.noteId} is not null`,
        gt(uploads.pieces, 0),
        or(lt(uploads.touchedAt, before), noNote(db)),
      ),
    )
    .limit(BATCH)
  return rows.map(({ id }) => id)
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
