import { eq } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { analyses } from '#server/db/schema.notes.ts'
import { keepFoundEvents } from '#server/features/detected-events/keep-found-events.service.ts'
import { keepFoundTasks } from '#server/features/follow-ups/keep-found-tasks.service.ts'
import type { AnalysisAccount, AnalysisContent, AnalysisDepth } from '#shared/contract/analysis.ts'

/** Who drew it, from which version of the text, and how much of it the note's owner has. */
interface AnalysisOrigin {
  analyst: string
  account: AnalysisAccount | null
  transcriptVersion: number
  depth: AnalysisDepth
}

/**
 * Keeps what an analyst drew from a note's text, in place of what an earlier one drew; what a person has made of tasks
 * and events stays.
 */
export async function keepAnalysis(
  tx: Queryable,
  note: { id: string; userId: string },
  origin: AnalysisOrigin,
  content: AnalysisContent,
): Promise<void> {
  if (origin.depth === 'basic') return keepBasics(tx, note, origin, content)
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

/** What the Free plan gives; points, tasks and the rest of an earlier full analysis stay to be read. */
async function keepBasics(
  tx: Queryable,
  note: { id: string },
  origin: AnalysisOrigin,
  { summary, tags, sentiment, sentimentScore }: AnalysisContent,
): Promise<void> {
  const basics = { ...origin, summary, tags, sentiment, sentimentScore, createdAt: new Date() }
  await tx
    .insert(analyses)
    .values({ noteId: note.id, ...basics, keyPoints: [], decisions: [], questions: [] })
    .onConflictDoUpdate({ target: analyses.noteId, set: basics })
}

/** Takes away what an earlier text of the note gave, but for what a person has made of it. */
export async function clearAnalysis(tx: Queryable, note: { id: string; userId: string }): Promise<void> {
  const owner = { noteId: note.id, userId: note.userId }
  await tx.delete(analyses).where(eq(analyses.noteId, note.id))
  await keepFoundTasks(tx, owner, [])
  await keepFoundEvents(tx, owner, [])
}
