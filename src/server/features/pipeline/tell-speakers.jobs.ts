import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { decodePcm } from '#server/audio/prepare-audio.ts'
import type { Context } from '#server/context.ts'
import { isConnectionLoss } from '#server/db/connection-loss.ts'
import { publish } from '#server/events/event-bus.ts'
import { findPeopleAt } from '#server/features/detected-events/people-at.service.ts'
import * as noteQueries from '#server/features/notes/notes.queries.ts'
import * as queries from '#server/features/notes/speakers.queries.ts'
import type { Delivery } from '#server/jobs/jobs.ts'
import { EngineError } from '#server/speech/engine.ts'
import type { LocalSpeakerModel } from '#server/speech/speakers/speaker-model.ts'
import type { SpeakerTurn } from '#server/speech/speakers/turns-task.ts'
import { isStorageUnavailable } from '#server/storage/storage-error.ts'
import { openRecording } from './open-recording.ts'
import { saveFoundTurns } from './save-turns.ts'

/** The note was deleted while its speakers were being told apart. */
class NoteGone extends Error {}

/**
 * Tells the speakers of a note apart: between transcription and analysis of an upload, or later because a user wants it.
 * A failure never fails the note: it is logged and shown, and the analysis follows all the same.
 */
export async function tellSpeakersApart(context: Context, delivery: Delivery<'note.speakers'>): Promise<void> {
  const { noteId, signal, lastTry } = delivery
  const note = await noteQueries.findNoteRow(context.db, noteId)
  if (!note) return
  const log = context.logger.child({ noteId })
  const request = await queries.findTurns(context.db, noteId)
  if (request?.status === 'waiting') {
    try {
      await find(context, note, request.speakersAsked, signal)
    } catch (error) {
      if (signal.aborted || isConnectionLoss(error)) throw error
      if (error instanceof NoteGone) return
      // A note that waits for its speakers gets another job until storage is back (`requeueLostNotes`).
      if (isStorageUnavailable(error) && note.status === 'analysing') throw error
      const retry = !lastTry && !(error instanceof EngineError && !error.retry)
      log.warn({ err: error, retry }, 'the speakers of a note could not be told apart')
      if (retry) throw error
      await giveUp(context, note, 'failed')
    }
  }
  await continueNote(context, noteId)
}

async function find(
  context: Context,
  note: noteQueries.NoteRow,
  speakersAsked: number | null,
  signal: AbortSignal,
): Promise<void> {
  const model = await context.turnFinder.model()
  if (!model) {
    context.logger.warn({ noteId: note.id }, 'the speakers of a note are not told apart: no model is installed')
    return giveUp(context, note, 'no_model')
  }
  const turns = await findTurns(context, note, {
    model,
    speakers: speakersAsked ?? (await countExpected(context, note)),
    signal,
  })
  await saveFoundTurns(context, note, { turns, model: model.title })
}

/** Returns how many people were expected to meet when the note was recorded, including its owner; null if that is not known. */
async function countExpected(context: Context, note: noteQueries.NoteRow): Promise<number | null> {
  const people = await findPeopleAt(context.db, note)
  return people.length > 0 ? people.length + 1 : null
}

async function findTurns(
  context: Context,
  note: noteQueries.NoteRow,
  { model, speakers, signal }: { model: LocalSpeakerModel; speakers: number | null; signal: AbortSignal },
): Promise<SpeakerTurn[]> {
  // A separate folder: at its end, a new transcription clears the note's own folder.
  const folder = join(context.workDir, `speakers-${note.id}`)
  const pcmPath = join(folder, 'pcm')
  const gone = new AbortController()
  const either = AbortSignal.any([signal, gone.signal])
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    await decode(context, note, pcmPath, either)
    return await context.turnFinder.find({
      pcmPath,
      files: model.files,
      speakers,
      signal: either,
      onBlock: () => {
        noteQueries.findNoteRow(context.db, note.id).then(
          (present) => present ?? gone.abort(new NoteGone()),
          // What matters is whether the result can be saved in the end.
          () => undefined,
        )
      },
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function decode(
  context: Context,
  note: noteQueries.NoteRow,
  pcmPath: string,
  signal: AbortSignal,
): Promise<void> {
  await using recording = await openRecording(context, note, signal)
  await decodePcm({ inputPath: recording.path, pcmPath, signal })
}

async function giveUp(context: Context, note: noteQueries.NoteRow, failure: 'no_model' | 'failed'): Promise<void> {
  await context.db.transaction(async (tx) => {
    if (!(await noteQueries.lockNote(tx, note.id))) return
    await queries.saveTurns(tx, note.id, { status: 'failed', failure })
    await publish(tx, { type: 'note', userId: note.userId, noteId: note.id })
  })
}

/** Queues the analysis of a note that waited for its speakers. */
async function continueNote(context: Context, noteId: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const note = await noteQueries.lockNote(tx, noteId)
    if (note?.status !== 'analysing' || !note.transcribedAt || note.analysedAt) return
    await context.jobs.enqueue(tx, 'note.analyse', { noteId })
  })
}
