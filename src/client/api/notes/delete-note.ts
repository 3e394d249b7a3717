import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { translate } from '#client/i18n/i18n.ts'
import { showToast, whenToastGoes } from '#client/ui/overlays/toast-store.ts'
import { callApi } from '../api-client.ts'
import { ApiError } from '../api-error.ts'
import { hideNote, showNoteAgain } from './hidden-notes.ts'
import { forgetNote, holdDeletion } from './note-cache.ts'
import { noteKeys } from './note-queries.ts'
import { undoable } from './undoable-deletions.ts'

/**
 * Returns a function that deletes a note and everything attached to it. The note disappears from every list at once,
 * and from the server when the deletion can no longer be undone (or the page is left).
 * @param leave for a note's own page: navigates away before the page finds its note missing
 */
export function useDeleteNote(id: string, leave?: () => Promise<void> | void): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await leave?.()
    deleteLater(client, id)
  }
}

/**
 * Hides a note at once and deletes it when the Undo toast has closed. If that fails, shows the note again with an
 * error.
 */
export function deleteLater(client: QueryClient, id: string): void {
  const release = holdDeletion(id)
  const settled = new AbortController()
  const settle = () => {
    settled.abort()
    undoable.delete(deleteNow)
  }
  const putBack = () => {
    release()
    showNoteAgain(id)
    void client.invalidateQueries({ queryKey: noteKeys.all })
  }
  const undo = () => {
    if (settled.signal.aborted) return
    settle()
    putBack()
  }
  const deleteNow = async () => {
    if (settled.signal.aborted) return
    settle()
    try {
      await callApi('DELETE /api/voice-notes/:id', { params: { id } })
      // Everything attached to the note is deleted only now.
      forgetNote(client, id)
    } catch (error) {
      // Another device deleted it first.
      if (error instanceof ApiError && error.status === 404) return
      putBack()
      const description = translate('notes:deleteFailed')
      showToast({ variant: 'destructive', title: translate('error.short'), description })
    }
  }
  undoable.add(deleteNow)
  // Nobody would receive an answer; with `keepalive` the browser sends the request after the page is gone.
  const deleteOnLeave = () => void fetch(`/api/voice-notes/${id}`, { method: 'DELETE', keepalive: true })
  addEventListener('pagehide', deleteOnLeave, { signal: settled.signal })
  hideNote(id)
  forgetNote(client, id)
  void client.invalidateQueries({ queryKey: noteKeys.narrowed() })
  const label = translate('notes:undo')
  const toast = showToast({ title: translate('notes:deleted'), action: { label, altText: label, onSelect: undo } })
  whenToastGoes(toast, () => void deleteNow())
}
