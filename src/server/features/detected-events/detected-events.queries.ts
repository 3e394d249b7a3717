import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { detectedEvents } from '#server/db/schema/items.ts'
import { notes } from '#server/db/schema/notes.ts'
import { isAsked, stands } from '#server/db/standing-items.ts'

export type DetectedEventRow = typeof detectedEvents.$inferSelect
export type NewDetectedEvent = typeof detectedEvents.$inferInsert
export interface DetectedEventWithNote extends DetectedEventRow {
  noteTitle: string
  timezone: string
}

/** Selects events with the columns of their notes that are shown. */
export function selectEvents(db: Queryable) {
  return db
    .select({ ...getTableColumns(detectedEvents), noteTitle: notes.title, timezone: notes.timezone })
    .from(detectedEvents)
    .innerJoin(notes, eq(notes.id, detectedEvents.noteId))
}

/** Finds one event, even if deleted. */
export async function findEvent(db: Queryable, id: string): Promise<DetectedEventWithNote | null> {
  const [row] = await selectEvents(db).where(eq(detectedEvents.id, id))
  return row ?? null
}

/** Lists the events of a note in the order they were said: those that stand, those to be confirmed, or all. */
export function listOfNote(
  db: Queryable,
  noteId: string,
  which: 'standing' | 'asked' | 'every',
): Promise<DetectedEventRow[]> {
  const condition = { standing: stands(detectedEvents), asked: isAsked(detectedEvents), every: undefined }[which]
  return db
    .select()
    .from(detectedEvents)
    .where(and(eq(detectedEvents.noteId, noteId), condition))
    .orderBy(asc(detectedEvents.position), asc(detectedEvents.createdAt))
}

/** Lists events that a person is asked about by their ids, in no order. */
export function listAsked(db: Queryable, ids: readonly string[]): Promise<DetectedEventRow[]> {
  return db
    .select()
    .from(detectedEvents)
    .where(and(inArray(detectedEvents.id, [...ids]), isAsked(detectedEvents)))
}

/**
 * Locks the events of a note until the transaction ends, so that what is read afterwards stays true. Locks them in the
 * order of ids, as everywhere.
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

/** Updates an event and counts the change. */
export async function updateEvent(db: Queryable, id: string, values: Partial<NewDetectedEvent>): Promise<void> {
  await db
    .update(detectedEvents)
    .set({ ...values, revision: sql`${detectedEvents.revision} + 1` })
    .where(eq(detectedEvents.id, id))
}

export async function deleteEvents(db: Queryable, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.delete(detectedEvents).where(inArray(detectedEvents.id, ids))
}
