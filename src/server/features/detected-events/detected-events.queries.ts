import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { detectedEvents, notes } from '#server/db/schema.notes.ts'

export type DetectedEventRow = typeof detectedEvents.$inferSelect
export type NewDetectedEvent = typeof detectedEvents.$inferInsert
export interface DetectedEventWithNote extends DetectedEventRow {
  noteTitle: string
  timezone: string
}

/** Events with what is shown of their notes. */
export function selectEvents(db: Queryable) {
  return db
    .select({ ...getTableColumns(detectedEvents), noteTitle: notes.title, timezone: notes.timezone })
    .from(detectedEvents)
    .innerJoin(notes, eq(notes.id, detectedEvents.noteId))
}

/** One event, also a deleted one. */
export async function findEvent(db: Queryable, id: string): Promise<DetectedEventWithNote | null> {
  const [row] = await selectEvents(db).where(eq(detectedEvents.id, id))
  return row ?? null
}

/** All events of a note, in the order in which they were said; deleted ones only where asked for. */
export function listOfNote(db: Queryable, noteId: string, options: { deleted: boolean }): Promise<DetectedEventRow[]> {
  return db
    .select()
    .from(detectedEvents)
    .where(and(eq(detectedEvents.noteId, noteId), options.deleted ? undefined : isNull(detectedEvents.deletedAt)))
    .orderBy(asc(detectedEvents.position), asc(detectedEvents.createdAt))
}

/**
 * Keeps the events of a note from being changed by others until the transaction ends: what is read of them afterwards
 * stays so. By id, as everywhere.
 */
export async function lockOfNote(tx: Queryable, noteId: string): Promise<void> {
  await tx
    .select({ id: detectedEvents.id })
    .from(detectedEvents)
    .where(eq(detectedEvents.noteId, noteId))
    .orderBy(asc(detectedEvents.id))
    .for('update')
}

export async function insertEvents(db: Queryable, rows: NewDetectedEvent[]): Promise<void> {
  if (rows.length > 0) await db.insert(detectedEvents).values(rows)
}

/** Changes an event and counts the change. */
export async function updateEvent(db: Queryable, id: string, values: Partial<NewDetectedEvent>): Promise<void> {
  await db
    .update(detectedEvents)
    .set({ ...values, revision: sql`${detectedEvents.revision} + 1` })
    .where(eq(detectedEvents.id, id))
}

export async function deleteEvents(db: Queryable, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.delete(detectedEvents).where(inArray(detectedEvents.id, ids))
}
