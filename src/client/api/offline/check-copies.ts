import { MAX_CHECKED_NOTES } from '#shared/limits.ts'
import { callApi } from '../api-client.ts'
import type { OfflineCopy } from './offline-copy.ts'

/**
 * Deletes from the copy what was deleted or withdrawn while this device had no network.
 * @throws ApiError, or the browser's own error if it stores nothing
 */
export async function checkCopies(
  copy: Pick<OfflineCopy, 'listNoteIds' | 'removeNote'>,
  userId: string,
): Promise<void> {
  const kept = await copy.listNoteIds(userId)
  for (let first = 0; first < kept.length; first += MAX_CHECKED_NOTES) {
    const ids = kept.slice(first, first + MAX_CHECKED_NOTES)
    const { ids: readable } = await callApi('POST /api/voice-notes/readable', { body: { ids } })
    const known = new Set(readable)
    for (const id of ids) if (!known.has(id)) await copy.removeNote(id)
  }
}
