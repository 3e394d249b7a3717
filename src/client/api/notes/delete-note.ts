import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { translate } from '#client/i18n/i18n.ts'
import { showToast, whenToastGoes } from '#client/ui/overlays/toast-store.ts'
import { callApi } from '../api-client.ts'
import { ApiError } from '../api-error.ts'
import { hideNote, showNoteAgain } from './hidden-notes.ts'
import { forgetNotes, holdDeletion } from './note-cache.ts'
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
    deleteLater(client, [id])
  }
}

/** Returns a function that does the same with several notes, which are restored together. */
export function useDeleteNotes(): (ids: readonly string[]) => void {
  const client = useQueryClient()
  return (ids) => deleteLater(client, ids)
}

/**
 * Hides notes at once and deletes them when the Undo toast has closed. If that fails, shows them again with an error.
 * Texts for several notes belong to the texts for sharing, which must be loaded.
 */
export function deleteLater(client: QueryClient, ids: readonly string[]): void {
  const releases = ids.map(holdDeletion)
  const settled = new AbortController()
  const settle = () => {
    settled.abort()
    undoable.delete(deleteNow)
  }
  const putBack = () => {
    for (const release of releases) release()
    for (const id of ids) showNoteAgain(id)
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
      await requestDeletion(ids)
      // Everything attached to the notes is deleted only now.
      forgetNotes(client, ids)
    } catch (error) {
      // Another device deleted them first.
      if (error instanceof ApiError && error.status === 404) return
      putBack()
      const description = ids.length === 1 ? translate('notes:deleteFailed') : translate('severalNotes:deleteFailed')
      showToast({ variant: 'destructive', title: translate('error.short'), description })
    }
  }
  undoable.add(deleteNow)
  addEventListener('pagehide', () => deleteOnLeave(ids), { signal: settled.signal })
  for (const id of ids) hideNote(id)
  forgetNotes(client, ids)
  void client.invalidateQueries({ queryKey: noteKeys.narrowed() })
  const label = translate('notes:undo')
  const title = ids.length === 1 ? translate('notes:deleted') : translate('severalNotes:deleted', { count: ids.length })
  const toast = showToast({ title, action: { label, altText: label, onSelect: undo } })
  whenToastGoes(toast, () => void deleteNow())
}

async function requestDeletion(ids: readonly string[]): Promise<void> {
  const [id = '', ...others] = ids
  if (others.length === 0) await callApi('DELETE /api/voice-notes/:id', { params: { id } })
  else await callApi('POST /api/voice-notes/delete', { body: { ids: [...ids] } })
}

/** Nobody would receive an answer; with `keepalive` the browser sends the request after the page is gone. */
function deleteOnLeave(ids: readonly string[]): void {
  const [id = '', ...others] = ids
  if (others.length === 0) void fetch(`/api/voice-notes/${id}`, { method: 'DELETE', keepalive: true })
  else {
    void fetch('/api/voice-notes/delete', {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ids }),
    })
  }
}
