import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { publish } from '#server/events/event-bus.ts'
import { isWait, pickEngineFor } from '#server/features/pipeline/pick-engine.service.ts'
import { nextStage } from '#server/features/pipeline/run-stage.service.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import type { EngineId } from '#shared/contract/transcribing.ts'
import type { Language } from '#shared/languages.ts'
import { requireAccess } from './note-access.service.ts'
import { requireRecording } from './notes.policy.ts'
import * as queries from './notes.queries.ts'
import { type Actor, getNote } from './notes.service.ts'
import * as segmentQueries from './segments.queries.ts'

/**
 * Requeues a note for transcription. All segments are transcribed again; the old transcript stays readable until a
 * newer version is complete.
 * @throws AppError note_not_found, note_busy, nothing_to_transcribe, audio_deleted, engine_not_ready
 */
export async function transcribeAgain(
  context: Context,
  { user, language }: Actor,
  id: string,
  input: { engine?: EngineId | undefined; language?: Language | undefined },
): Promise<VoiceNote> {
  const present = await requireAccess(context.db, user, await queries.findNote(context.db, id), 'manage')
  const requested = {
    engineAsked: input.engine ?? null,
    languageAsked: input.language ?? present.language ?? present.languageAsked,
    languageAssumed: present.languageAssumed,
  }
  if (isWait(await pickEngineFor(context, requested))) throw new AppError('engine_not_ready')
  await context.db.transaction(async (tx) => {
    const note = await requireAccess(tx, user, await queries.lockNote(tx, id), 'manage')
    if (note.status !== 'ready' && note.status !== 'failed' && note.status !== 'waiting') {
      throw new AppError('note_busy')
    }
    requireRecording(note)
    if (note.preparedAt && (await segmentQueries.listSegments(tx, id)).length === 0) {
      throw new AppError('nothing_to_transcribe')
    }
    await segmentQueries.forgetRecognition(tx, id)
    const marks = { preparedAt: note.preparedAt, transcribedAt: null, analysedAt: null }
    const { queue, status } = nextStage(marks)
    const reset = { attempts: 0, failureCode: null, ...queries.NOT_WAITING, percent: 0, secondsLeft: null }
    await queries.updateNote(tx, id, { ...requested, ...marks, ...reset, status })
    await context.jobs.enqueue(tx, queue, { noteId: id })
    await publish(tx, { type: 'note', userId: user.id, noteId: id })
  })
  return getNote(context, { user, language }, id)
}
