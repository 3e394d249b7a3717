import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { AppError } from '#server/errors.ts'
import { publish } from '#server/events/event-bus.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { requireOwner } from './notes.policy.ts'
import * as queries from './notes.queries.ts'
import { type Actor, getNote } from './notes.service.ts'
import * as transcriptQueries from './transcripts.queries.ts'

/**
 * Sends a note back to its last stage, to be analysed from its newest text. What there is stays until the new analysis is
 * there; what a person has made of tasks and events stays beyond it.
 * @throws AppError note_not_found, note_busy, nothing_to_analyse
 */
export async function analyseAgain(context: Context, actor: Actor, id: string): Promise<VoiceNote> {
  await context.db.transaction(async (tx) => {
    const note = requireOwner(actor.user, await queries.lockNote(tx, id))
    requireIdle(note)
    const newest = await transcriptQueries.findNewestTranscript(tx, id)
    if (!newest?.text) throw new AppError('nothing_to_analyse')
    await requeueAnalysis(context, tx, note)
  })
  return getNote(context, actor, id)
}

/**
 * Sends all notes whose analysis is what the Free plan gives back to their last stage, newest first: their owner has
 * Premium now.
 * @returns how many there are.
 */
export async function analyseInFull(context: Context, tx: Queryable, userId: string): Promise<number> {
  const notes = await queries.listAnalysedInPart(tx, userId)
  for (const { id } of notes) await requeueAnalysis(context, tx, { id, userId })
  return notes.length
}

/** @throws AppError note_busy for a note that has still to be transcribed, or is worked on. */
export function requireIdle(note: Pick<queries.NoteRow, 'status' | 'transcribedAt'>): void {
  const idle = note.status === 'ready' || note.status === 'failed'
  if (!idle || !note.transcribedAt) throw new AppError('note_busy')
}

/** Queues the last stage of a note once more, within the transaction that gave reason to. */
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
