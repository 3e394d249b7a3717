import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { translate } from '#client/i18n/i18n.ts'
import { callApi } from '#client/lib/api-client.ts'
import { removeNote } from '#client/lib/note-cache.ts'
import { showToast } from '#client/ui/toast-store.ts'

/** Deletes a note with everything that hangs on it. */
export const deleteNoteMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string) => callApi('DELETE /api/voice-notes/:id', { params: { id } }),
    meta: { errorToast: { title: () => translate('error.short'), description: () => translate('notes:deleteFailed') } },
    onSuccess: (_nothing, id) => {
      removeNote(client, id)
      showToast({ variant: 'success', title: translate('notes:deleted') })
    },
  })
