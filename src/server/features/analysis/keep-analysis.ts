import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { analyses, detectedEvents, followUps } from '#server/db/schema.notes.ts'
import type { AnalysisContent } from '#shared/contract/analysis.ts'

/** Keeps what an analyst drew from a note's text, in place of what an earlier one drew. */
export async function keepAnalysis(
  tx: Queryable,
  note: { id: string; userId: string },
  origin: { analyst: string; transcriptVersion: number },
  content: AnalysisContent,
): Promise<void> {
  const owner = { noteId: note.id, userId: note.userId }
  const { summary, keyPoints, tags, sentiment, sentimentScore, decisions, questions } = content
  await clearAnalysis(tx, note.id)
  await tx.insert(analyses).values({
    noteId: note.id,
    ...origin,
    ...{ summary, keyPoints, tags, sentiment, sentimentScore, decisions, questions },
  })
  if (content.actionItems.length > 0) {
    await tx.insert(followUps).values(
      content.actionItems.map((item, position) => ({
        ...item,
        ...owner,
        id: randomUUID(),
        position,
        foundTitle: item.title,
        dueAt: item.dueAt === null ? null : new Date(item.dueAt),
      })),
    )
  }
  if (content.events.length > 0) {
    await tx.insert(detectedEvents).values(
      content.events.map(({ dateTime, end, ...event }, position) => ({
        ...event,
        ...owner,
        id: randomUUID(),
        position,
        foundTitle: event.title,
        dateTime: dateTime === null ? null : new Date(dateTime),
        endsAt: end === null ? null : new Date(end),
      })),
    )
  }
}

/** Takes away what an earlier text of the note gave. */
export async function clearAnalysis(tx: Queryable, noteId: string): Promise<void> {
  await tx.delete(analyses).where(eq(analyses.noteId, noteId))
  await tx.delete(followUps).where(eq(followUps.noteId, noteId))
  await tx.delete(detectedEvents).where(eq(detectedEvents.noteId, noteId))
}
