import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { followUps, notes } from '#server/db/schema.notes.ts'

export type FollowUpRow = typeof followUps.$inferSelect
export type NewFollowUp = typeof followUps.$inferInsert
export interface FollowUpWithNote extends FollowUpRow {
  noteTitle: string | null
}

/** Tasks with what is shown of their notes. */
export function selectTasks(db: Queryable) {
  return db
    .select({ ...getTableColumns(followUps), noteTitle: notes.title })
    .from(followUps)
    .leftJoin(notes, eq(notes.id, followUps.noteId))
}

/** The pending tasks with when they were said or written down. None is deleted before the transaction ends. */
export function listPending(tx: Queryable, userId: string) {
  const since = sql<Date>`coalesce(${notes.recordedAt}, ${followUps.createdAt})`.mapWith(notes.recordedAt)
  const { id, noteId, title, who, counterpart } = followUps
  return tx
    .select({ id, noteId, title, who, counterpart, since })
    .from(followUps)
    .leftJoin(notes, eq(notes.id, followUps.noteId))
    .where(and(eq(followUps.userId, userId), eq(followUps.isCompleted, false), isNull(followUps.deletedAt)))
    .for('key share', { of: followUps })
}

/** One task, also a deleted one. */
export async function findFollowUp(db: Queryable, id: string): Promise<FollowUpWithNote | null> {
  const [row] = await selectTasks(db).where(eq(followUps.id, id))
  return row ?? null
}

/** All tasks of a note, in the order in which they were said; deleted ones only where asked for. */
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
