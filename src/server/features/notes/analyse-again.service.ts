import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { publish } from '#server/events/event-bus.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { requireOwner } from './notes.policy.ts'
import * as queries from './notes.queries.ts'
import { type Asker, getNote } from './notes.service.ts'

/**
 * Sends a note back to its last stage, to be analysed from its newest text. What there is stays until the new analysis is
 * there; what a person has made of tasks and events stays beyond it.
 * @throws AppError note_not_found, note_busy, nothing_to_analyse
 */
export async function analyseAgain(context: Context, asker: Asker, id: string): Promise<VoiceNote> {
  await context.db.transaction(async (tx) => {
    const note = requireOwner(asker.user, await queries.lockNote(tx, id))
    const idle = note.status === 'ready' || note.status === 'failed'
    if (!idle || !note.transcribedAt) throw new AppError('note_busy')
    const newest = await queries.findNewestTranscript(tx, id)
    if (!newest?.text) throw new AppError('nothing_to_analyse')
    await queries.updateNote(tx, id, {
      ...{ status: 'analysing', analysedAt: null, failureCode: null },
      ...{ attempts: 0, percent: 0, secondsLeft: null },
    })
    await context.jobs.enqueue(tx, 'note.analyse', { noteId: id })
    await publish(tx, { type: 'note', userId: note.userId, noteId: id })
  })
  return getNote(context, asker, id)
}
