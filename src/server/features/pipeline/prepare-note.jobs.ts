import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '#server/context.ts'
import { publish } from '#server/events/event-bus.ts'
import * as queries from '#server/features/notes/notes.queries.ts'
import * as segmentQueries from '#server/features/notes/segments.queries.ts'
import type { Delivery } from '#server/jobs/jobs.ts'
import { prepareRecording } from '#server/speech/prepare-recording.ts'
import { addPlayback, discardPlayback, playbackKeyOf } from './add-playback.ts'
import { openRecording } from './open-recording.ts'
import { runStage } from './run-stage.service.ts'
import { clearWorkFolder, pcmPathOf, workFolder } from './work-folder.ts'

/**
 * First stage: decodes the audio, makes the playback copy and the waveform, and finds the speech. Saves all of it in
 * the transaction that queues the next stage.
 */
export async function prepareNote(context: Context, delivery: Delivery): Promise<void> {
  const before = await queries.findNoteRow(context.db, delivery.noteId)
  if (before?.audioDeletedAt) return
  // It was transcribed while it was recorded.
  if (before?.preparedAt && before.playbackKey === null) return addPlayback(context, before, delivery.signal)
  await runStage(context, delivery, 'stored', async (note) => {
    if (note.preparedAt) return queueTranscription(context, note.id, note.userId)
    const folder = workFolder(context, note.id)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    try {
      await prepare(context, note, folder, delivery.signal)
    } catch (error) {
      await clearWorkFolder(context, note.id)
      throw error
    }
  })
}

async function prepare(context: Context, note: queries.NoteRow, folder: string, signal: AbortSignal): Promise<void> {
  const pcmPath = pcmPathOf(context, note)
  const playbackPath = join(folder, 'playback')
  const { audio, speech } = await hear(context, note, { pcmPath, playbackPath, signal })
  const playbackKey = playbackKeyOf(note.id)
  await context.storage.putFile(playbackKey, playbackPath)
  await rm(playbackPath, { force: true })
  const isWanted = await context.db.transaction(async (tx) => {
    const locked = await queries.lockNote(tx, note.id)
    if (!locked || locked.audioDeletedAt) {
      await discardPlayback(context, tx, note.id)
      return false
    }
    if (locked.preparedAt) return true
    // The rest of the recording has arrived meanwhile, and another run prepares the whole.
    if (locked.originalKey !== note.originalKey) return true
    await segmentQueries.replaceSegments(tx, note.id, speech)
    await segmentQueries.saveWaveform(tx, note.id, audio.peaks)
    await queries.updateNote(tx, note.id, {
      playbackKey,
      duration: audio.durationSeconds,
      speechFound: speech.length > 0,
      preparedAt: new Date(),
      status: 'transcribing',
      attempts: 0,
      percent: 0,
    })
    await context.jobs.enqueue(tx, 'note.transcribe', { noteId: note.id })
    await publish(tx, { type: 'note', userId: note.userId, noteId: note.id })
    return true
  })
  if (!isWanted) await clearWorkFolder(context, note.id)
}

async function hear(
  context: Context,
  note: queries.NoteRow,
  options: { pcmPath: string; playbackPath: string; signal: AbortSignal },
) {
  await using recording = await openRecording(context, note, options.signal)
  return await prepareRecording({ inputPath: recording.path, ...options })
}

async function queueTranscription(context: Context, noteId: string, userId: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    await context.jobs.enqueue(tx, 'note.transcribe', { noteId })
    await publish(tx, { type: 'note', userId, noteId })
  })
}
