import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { followUps, notes } from '#server/db/schema.notes.ts'

export type FollowUpRow = typeof followUps.$inferSelect
export type NewFollowUp = typeof followUps.$inferInsert
export interface FollowUpWithNote extends FollowUpRow {
  noteTitle: string | null
}

/** Selects follow-ups with the columns of their notes that are shown. */
export function selectTasks(db: Queryable) {
  return db
    .select({ ...getTableColumns(followUps), noteTitle: notes.title })
    .from(followUps)
    .leftJoin(notes, eq(notes.id, followUps.noteId))
}

/** Lists the pending follow-ups with the time when they were said or added. */
export function listPending(db: Queryable, userId: string) {
  const since = sql<Date>`coalesce(${notes.recordedAt}, ${followUps.createdAt})`.mapWith(notes.recordedAt)
  const { id, noteId, title, who, counterpart } = followUps
  return db
    .select({ id, noteId, title, who, counterpart, since })
    .from(followUps)
    .leftJoin(notes, eq(notes.id, followUps.noteId))
    .where(and(eq(followUps.userId, userId), eq(followUps.isCompleted, false), isNull(followUps.deletedAt)))
}

/**
 * Locks the follow-ups of a note until the transaction ends, so that what is read afterwards stays true. In the order
 * of ids, as everywhere.
 */
export async function lockOfNote(tx: Queryable, noteId: string): Promise<void> {
  await tx
    .select({ id: followUps.id })
    .from(followUps)
    .where(eq(followUps.noteId, noteId))
    .orderBy(asc(followUps.id))
    .for('update')
}

/** Finds one follow-up, even if deleted. */
export async function findFollowUp(db: Queryable, id: string): Promise<FollowUpWithNote | null> {
  const [row] = await selectTasks(db).where(eq(followUps.id, id))
  return row ?? null
}

/** Lists all follow-ups of a note in the order they were said; deleted ones only if requested. */
export function listOfNote(db: Queryable, noteId: string, options: { deleted: boolean }): Promise<FollowUpRow[]> {
  return db
    .select()
    .from(followUps)
    .where(and(eq(followUps.noteId, noteId), options.deleted ? undefined : isNull(followUps.deletedAt)))
    .orderBy(asc(followUps.position), asc(followUps.createdAt))
}

export async function insertFollowUps(db: Queryable, rows: NewFollowUp[]): Promise<void> {
  if (rows.length > 0) await db.insert(followUps).values(rows)
}

export async function updateFollowUp(db: Queryable, id: string, values: Partial<NewFollowUp>): Promise<void> {
  await db.update(followUps).set(values).where(eq(followUps.id, id))
}

export async function deleteFollowUps(db: Queryable, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.delete(followUps).where(inArray(followUps.id, ids))
}
