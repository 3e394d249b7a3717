import { useMutation, useQueryClient } from '@tanstack/react-query'
import { translate } from '#client/i18n/i18n.ts'
import { callApi } from '#client/lib/api-client.ts'
import { removeNote } from '#client/lib/note-cache.ts'
import { showToast } from '#client/ui/toast-store.ts'

/**
 * Deletes the note whose page is open.
 * @param leave goes elsewhere, before the page would find its note missing
 */
export function useDeleteNote(id: string, leave: () => Promise<void> | void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => callApi('DELETE /api/voice-notes/:id', { params: { id } }),
    meta: {
      errorToast: { title: () => translate('note:errorTitle'), description: () => translate('note:deleteFailed') },
    },
    onSuccess: async () => {
      await leave()
      removeNote(client, id)
      showToast({ variant: 'success', title: translate('note:deleted') })
    },
  })
}
