import { eq } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { analyses } from '#server/db/schema.notes.ts'
import { keepFoundEvents } from '#server/features/detected-events/keep-found-events.service.ts'
import { keepFoundTasks } from '#server/features/follow-ups/keep-found-tasks.service.ts'
import type { AnalysisAccount, AnalysisContent } from '#shared/contract/analysis.ts'

/**
 * Keeps what an analyst drew from a note's text, in place of what an earlier one drew; what a person has made of tasks
 * and events stays.
 */
export async function keepAnalysis(
  tx: Queryable,
  note: { id: string; userId: string },
  origin: { analyst: string; account: AnalysisAccount | null; transcriptVersion: number },
  content: AnalysisContent,
): Promise<void> {
  const owner = { noteId: note.id, userId: note.userId }
  const { summary, keyPoints, tags, sentiment, sentimentScore, decisions, questions } = content
  await tx.delete(analyses).where(eq(analyses.noteId, note.id))
  await tx.insert(analyses).values({
    noteId: note.id,
    ...origin,
    ...{ summary, keyPoints, tags, sentiment, sentimentScore, decisions, questions },
  })
  await keepFoundTasks(tx, owner, content.actionItems)
  await keepFoundEvents(tx, owner, content.events)
}

/** Takes away what an earlier text of the note gave, but for what a person has made of it. */
export async function clearAnalysis(tx: Queryable, note: { id: string; userId: string }): Promise<void> {
  const owner = { noteId: note.id, userId: note.userId }
  await tx.delete(analyses).where(eq(analyses.noteId, note.id))
  await keepFoundTasks(tx, owner, [])
  await keepFoundEvents(tx, owner, [])
}
