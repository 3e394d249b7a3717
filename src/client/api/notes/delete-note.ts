import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { translate } from '#client/i18n/i18n.ts'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import { callApi } from '../api-client.ts'
import { ApiError } from '../api-error.ts'
import { hideNote, showNoteAgain } from './hidden-notes.ts'
import { forgetNote, holdDeletion } from './note-cache.ts'
import { noteKeys } from './note-queries.ts'

/** As long as the toast that offers to take it back is shown. */
const UNDO_MS = 5000

/**
 * Returns what deletes a note with everything that hangs on it: it is gone from every list at once, and from the server
 * once there is no taking it back any more (or the page is left).
 * @param leave where the note's own page is open: goes elsewhere, before the page would find its note missing
 */
export function useDeleteNote(id: string, leave?: () => Promise<void> | void): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await leave?.()
    deleteLater(client, id)
  }
}

/** Hides a note at once, and deletes it when the toast that takes it back is gone; a failure brings it back and says so. */
export function deleteLater(client: QueryClient, id: string): void {
  const release = holdDeletion(id)
  const settled = new AbortController()
  const bringBack = () => {
    settled.abort()
    clearTimeout(timer)
    release()
    showNoteAgain(id)
    void client.invalidateQueries({ queryKey: noteKeys.all })
  }
  const deleteNow = () => {
    settled.abort()
    callApi('DELETE /api/voice-notes/:id', { params: { id } }).then(
      // What hung on it went only now.
      () => forgetNote(client, id),
      (error: unknown) => {
        // Somebody else was faster.
        if (error instanceof ApiError && error.status === 404) return
        bringBack()
        const description = translate('notes:deleteFailed')
        showToast({ variant: 'destructive', title: translate('error.short'), description })
      },
    )
  }
  const timer = setTimeout(deleteNow, UNDO_MS)
  // An answer would find nobody; the browser sees to it that the request is sent.
  const deleteOnTheWay = () => void fetch(`/api/voice-notes/${id}`, { method: 'DELETE', keepalive: true })
  addEventListener('pagehide', deleteOnTheWay, { signal: settled.signal })
  hideNote(id)
  forgetNote(client, id)
  void client.invalidateQueries({ queryKey: noteKeys.narrowed() })
  const label = translate('notes:undo')
  showToast({ title: translate('notes:deleted'), action: { label, altText: label, onSelect: bringBack } })
}
