import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { prepareAudio } from '#server/audio/prepare-audio.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { publish } from '#server/events/event-bus.ts'
import { queueFileDeletion } from '#server/features/notes/delete-audio.service.ts'
import * as queries from '#server/features/notes/notes.queries.ts'
import * as segmentQueries from '#server/features/notes/segments.queries.ts'
import { openRecording } from './open-recording.ts'

/**
 * Makes the playback copy and the waveform of a note that got its text while it was recorded. Its other stages go on
 * meanwhile, and a failure here fails none of them. Safe to run twice.
 * @throws as `openRecording` and `prepareAudio` do; the queue tries again, and so does the search for lost jobs
 */
export async function addPlayback(context: Context, note: queries.NoteRow, signal: AbortSignal): Promise<void> {
  const { storage, db, workDir } = context
  // Not in the note's own folder, which the end of the transcription deletes.
  const folder = join(workDir, `playback-${randomUUID()}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    const playbackPath = join(folder, 'playback')
    await using recording = await openRecording(context, note, signal)
    const inputPath = recording.path
    const audio = await prepareAudio({ inputPath, pcmPath: join(folder, 'pcm'), playbackPath, signal })
    const playbackKey = playbackKeyOf(note.id)
    await storage.putFile(playbackKey, playbackPath)
    await db.transaction(async (tx) => {
      const locked = await queries.lockNote(tx, note.id)
      if (!locked || locked.audioDeletedAt) return discardPlayback(context, tx, note.id)
      // The rest of the recording has arrived meanwhile, and another run prepares the whole.
      if (locked.playbackKey !== null || locked.originalKey !== note.originalKey) return
      await segmentQueries.saveWaveform(tx, note.id, audio.peaks)
      await queries.updateNote(tx, note.id, { playbackKey, duration: audio.durationSeconds })
      await publish(tx, { type: 'note', userId: note.userId, noteId: note.id })
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Queues the deletion of a playback copy that was stored after its note or its recording was deleted. Only a job
 * deletes it: once the job is done, the whole recording may have a playback copy under the same key.
 */
export function discardPlayback(context: Pick<Context, 'jobs'>, tx: Queryable, noteId: string): Promise<void> {
  return queueFileDeletion(context, tx, noteId, [playbackKeyOf(noteId)])
}

export function playbackKeyOf(noteId: string): string {
  return `notes/${noteId}/playback`
}
