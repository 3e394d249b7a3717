import type { Context } from '#server/context.ts'
import { StageError } from '#server/errors.ts'
import type { NoteRow } from '#server/features/notes/notes.queries.ts'
import type { LocalFile } from '#server/storage/storage.ts'
import { isMissing } from '#server/storage/storage-error.ts'

/**
 * Returns a note's recording as a file on this machine, to be disposed of after use.
 * @throws StageError audio_missing
 */
export async function openRecording(
  { storage }: Pick<Context, 'storage'>,
  { originalKey }: Pick<NoteRow, 'originalKey'>,
  signal: AbortSignal,
): Promise<LocalFile> {
  if (originalKey === null) throw new StageError('audio_missing', { retry: false })
  try {
    return await storage.openLocal(originalKey, signal)
  } catch (error) {
    if (isMissing(error)) throw new StageError('audio_missing', { retry: false, cause: error })
    throw error
  }
}
