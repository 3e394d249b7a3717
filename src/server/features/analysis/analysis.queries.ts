import { eq } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { analyses } from '#server/db/schema.notes.ts'

export type AnalysisRow = typeof analyses.$inferSelect

export async function findAnalysis(db: Queryable, noteId: string): Promise<AnalysisRow | null> {
  const [row] = await db.select().from(analyses).where(eq(analyses.noteId, noteId))
  return row ?? null
}
