import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Context } from '#server/context.ts'
import { StageError } from '#server/errors.ts'
import type { NoteRow } from '#server/features/notes/notes.queries.ts'

/** Returns the folder of a note's decoded audio, which can be made again from the original at any time. */
export function workFolder(context: Context, noteId: string): string {
  return join(context.workDir, noteId)
}

/**
 * Returns the path of a note's decoded audio. A note that has got the rest of its recording has another one, so that a
 * file of the beginning that a killed worker has left is never taken for the whole.
 * @throws StageError audio_missing
 */
export function pcmPathOf(context: Context, note: Pick<NoteRow, 'id' | 'originalKey'>): string {
  if (note.originalKey === null) throw new StageError('audio_missing', { retry: false })
  return join(workFolder(context, note.id), `${basename(note.originalKey)}.pcm`)
}

/** Deletes the folder: an hour of decoded audio takes 115 MB. */
export async function clearWorkFolder(context: Context, noteId: string): Promise<void> {
  await rm(workFolder(context, noteId), { recursive: true, force: true })
}
