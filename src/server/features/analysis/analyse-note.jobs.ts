import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { analyses, detectedEvents, followUps } from '#server/db/schema.notes.ts'
import { StageError } from '#server/errors.ts'
import { findTranscript, finishNote, runStage } from '#server/features/notes/note-stages.service.ts'
import type { Delivery } from '#server/jobs/jobs.ts'
import type { AnalysisContent } from '#shared/contract/analysis.ts'
import { DEFAULT_LANGUAGE } from '#shared/languages.ts'

/** Third stage: draws from the text what follows from it. A note without speech has nothing to analyse and is ready. */
export async function analyseNote(context: Context, delivery: Delivery): Promise<void> {
  await runStage(context, delivery, 'analysing', async (note) => {
    if (note.analysedAt) return
    const transcript = await findTranscript(context.db, note.id)
    if (!transcript) throw new StageError('analysis_failed', { retry: false })
    if (transcript.sentences.length === 0) {
      await context.db.transaction(async (tx) => {
        if (await finishNote(tx, note.id, null)) await clearAnalysis(tx, note.id)
      })
      return
    }
    const content = await context.analyst
      .analyse(
        {
          sentences: transcript.sentences,
          language: transcript.language ?? DEFAULT_LANGUAGE,
          recordedAt: note.recordedAt,
          timezone: note.timezone,
        },
        delivery.signal,
      )
      .catch((cause: unknown) => {
        throw new StageError('analysis_failed', { retry: true, cause })
      })
    await context.db.transaction(async (tx) => {
      if (!(await finishNote(tx, note.id, content.title))) return
      await keepAnalysis(tx, note, { analyst: context.analyst.id, transcriptVersion: transcript.version }, content)
    })
  })
}

async function keepAnalysis(
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
        dateTime: dateTime === null ? null : new Date(dateTime),
        endsAt: end === null ? null : new Date(end),
      })),
    )
  }
}

/** Takes away what an earlier text of the note gave. */
async function clearAnalysis(tx: Queryable, noteId: string): Promise<void> {
  await tx.delete(analyses).where(eq(analyses.noteId, noteId))
  await tx.delete(followUps).where(eq(followUps.noteId, noteId))
  await tx.delete(detectedEvents).where(eq(detectedEvents.noteId, noteId))
}
