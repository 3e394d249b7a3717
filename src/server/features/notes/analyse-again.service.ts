import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { AppError } from '#server/errors.ts'
import { publish } from '#server/events/event-bus.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { requireAccess } from './note-access.service.ts'
import * as queries from './notes.queries.ts'
import { type Actor, getNote } from './notes.service.ts'
import * as transcriptQueries from './transcripts.queries.ts'

/**
 * Requeues a note for analysis of its newest text. The old analysis stays until the new one is saved, and whatever a
 * person changed in follow-ups and events is kept.
 * @throws AppError note_not_found, note_busy, nothing_to_analyse
 */
export async function analyseAgain(context: Context, actor: Actor, id: string): Promise<VoiceNote> {
  await context.db.transaction(async (tx) => {
    const note = await requireAccess(tx, actor.user, await queries.lockNote(tx, id), 'manage')
    requireIdle(note)
    const newest = await transcriptQueries.findNewestTranscript(tx, id)
    if (!newest?.text) throw new AppError('nothing_to_analyse')
    await requeueAnalysis(context, tx, note)
  })
  return getNote(context, actor, id)
}

/**
 * Requeues for analysis every note that has only a `basic` analysis, newest first. Called when the owner gains Premium.
 * @returns the number of notes.
 */
export async function analyseInFull(context: Context, tx: Queryable, userId: string): Promise<number> {
  let requeued = 0
  for (const { id } of await queries.listAnalysedInPart(tx, userId)) {
    // Its owner may have had it transcribed again since the notes were listed.
    const note = await queries.lockNote(tx, id)
    if (note?.status !== 'ready') continue
    await requeueAnalysis(context, tx, note)
    requeued += 1
  }
  return requeued
}

/** @throws AppError note_busy for a note that is being processed or has not been transcribed yet. */
export function requireIdle(note: Pick<queries.NoteRow, 'status' | 'transcribedAt'>): void {
  const idle = note.status === 'ready' || note.status === 'failed'
  if (!idle || !note.transcribedAt) throw new AppError('note_busy')
}

/** Queues the analysis of a note again, within the caller's transaction. */
export async function requeueAnalysis(
  context: Context,
  tx: Queryable,
  note: { id: string; userId: string },
): Promise<void> {
  await queries.updateNote(tx, note.id, {
    status: 'analysing',
    analysedAt: null,
    failureCode: null,
    attempts: 0,
    percent: 0,
    secondsLeft: null,
  })
  await context.jobs.enqueue(tx, 'note.analyse', { noteId: note.id })
  await publish(tx, { type: 'note', userId: note.userId, noteId: note.id })
}
