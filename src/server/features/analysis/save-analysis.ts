import { eq } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { analyses } from '#server/db/schema/notes.ts'
import { saveDetectedEvents } from '#server/features/detected-events/save-detected-events.service.ts'
import { saveFollowUps } from '#server/features/follow-ups/save-follow-ups.service.ts'
import type { AnalysisContent, AnalysisDepth, AnalysisUsage } from '#shared/contract/analysis.ts'
import { MAX_NOTE_ITEMS } from '#shared/limits.ts'

/** Who made the analysis, from which version of the transcript, and how much of it the note's owner gets. */
interface AnalysisOrigin {
  analyst: string
  account: AnalysisUsage | null
  transcriptVersion: number
  depth: AnalysisDepth
}

/**
 * Saves a note's analysis in place of the previous one. Whatever a person has changed in follow-ups and events is kept.
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
  await saveFollowUps(tx, owner, selectMostConfident(content.actionItems))
  await saveDetectedEvents(tx, owner, selectMostConfident(content.events))
}

/**
 * Returns the most confident items, as many as a person can look through, in their order. Comparing those of two analyses
 * takes quadratic time and memory, and a statement can't insert any number of rows.
 */
function selectMostConfident<Item extends { confidence: number }>(items: readonly Item[]): readonly Item[] {
  if (items.length <= MAX_NOTE_ITEMS) return items
  const selected = new Set([...items].sort((a, b) => b.confidence - a.confidence).slice(0, MAX_NOTE_ITEMS))
  return items.filter((item) => selected.has(item))
}

/** Saves the Free plan's part. Key points, follow-ups and the rest of an earlier full analysis stay readable. */
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

/** Deletes the analysis of an earlier transcript, except what a person has changed. */
export async function clearAnalysis(tx: Queryable, note: { id: string; userId: string }): Promise<void> {
  const owner = { noteId: note.id, userId: note.userId }
  await tx.delete(analyses).where(eq(analyses.noteId, note.id))
  await saveFollowUps(tx, owner, [])
  await saveDetectedEvents(tx, owner, [])
}
