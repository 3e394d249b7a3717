import { useMutation, useQueryClient } from '@tanstack/react-query'
import { translate } from '#client/i18n/i18n.ts'
import { showToast } from '#client/ui/toast-store.ts'
import { callApi } from './api-client.ts'
import { forgetNote, holdDeletion } from './note-cache.ts'

/**
 * Deletes a note with everything that hangs on it.
 * @param leave where the note's own page is open: goes elsewhere, before the page would find its note missing
 */
export function useDeleteNote(id: string, leave?: () => Promise<void> | void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => callApi('DELETE /api/voice-notes/:id', { params: { id } }),
    meta: { errorToast: { title: () => translate('error.short'), description: () => translate('notes:deleteFailed') } },
    onMutate: () => ({ release: holdDeletion(id) }),
    onError: (_error, _variables, context) => context?.release(),
    onSuccess: async () => {
      await leave?.()
      forgetNote(client, id)
      showToast({ variant: 'success', title: translate('notes:deleted') })
    },
  })
}
