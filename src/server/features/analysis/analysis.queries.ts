import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { analyses, detectedEvents, followUps } from '#server/db/schema.notes.ts'

export type AnalysisRow = typeof analyses.$inferSelect
export type FollowUpRow = typeof followUps.$inferSelect
export type DetectedEventRow = typeof detectedEvents.$inferSelect

export async function findAnalysis(db: Queryable, noteId: string): Promise<AnalysisRow | null> {
  const [row] = await db.select().from(analyses).where(eq(analyses.noteId, noteId))
  return row ?? null
}

export function listFollowUpsOfNote(db: Queryable, noteId: string): Promise<FollowUpRow[]> {
  return db.select().from(followUps).where(eq(followUps.noteId, noteId)).orderBy(asc(followUps.position))
}

export function listEventsOfNote(db: Queryable, noteId: string): Promise<DetectedEventRow[]> {
  return db.select().from(detectedEvents).where(eq(detectedEvents.noteId, noteId)).orderBy(asc(detectedEvents.position))
}
