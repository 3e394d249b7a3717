import { eq } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { analyses } from '#server/db/schema.notes.ts'
import { saveDetectedEvents } from '#server/features/detected-events/save-detected-events.service.ts'
import { saveFollowUps } from '#server/features/follow-ups/save-follow-ups.service.ts'
import type { AnalysisContent, AnalysisDepth, AnalysisUsage } from '#shared/contract/analysis.ts'

/** Who drew it, from which version of the text, and how much of it the note's owner has. */
interface AnalysisOrigin {
  analyst: string
  account: AnalysisUsage | null
  transcriptVersion: number
  depth: AnalysisDepth
}

/**
 * Keeps what an analyst drew from a note's text, in place of what an earlier one drew; what a person has made of tasks
 * and events stays.
 */
export async function saveAnalysis(
  tx: Queryable,
  note: { id: string; userId: string },
  origin: AnalysisOrigin,
  content: AnalysisContent,
): Promise<void> {
  if (origin.depth === 'basic') return saveBasicAnalysis(tx, note, origin, content)
  const owner = { noteId: note.id, userId: note.userId }
  const { summary, keyPoints, tags, sentiment, sentimentScore, decisions, questions } = content
  await tx.delete(analyses).where(eq(analyses.noteId, note.id))
  await tx.insert(analyses).values({
    noteId: note.id,
    ...origin,
    summary,
    keyPoints,
    tags,
    sentiment,
    sentimentScore,
    decisions,
    questions,
  })
  await saveFollowUps(tx, owner, content.actionItems)
  await saveDetectedEvents(tx, owner, content.events)
}

/** What the Free plan gives; points, tasks and the rest of an earlier full analysis stay to be read. */
async function saveBasicAnalysis(
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
  await saveFollowUps(tx, owner, [])
  await saveDetectedEvents(tx, owner, [])
}
