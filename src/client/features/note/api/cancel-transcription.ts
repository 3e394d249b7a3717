import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'
import { putNote } from '#client/api/notes/note-cache.ts'
import { translate } from '#client/i18n/i18n.ts'

/** Gives up transcribing a note or a passage again; its newest text stays. */
export function useCancelTranscription(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => callApi('POST /api/voice-notes/:id/transcribe/cancel', { params: { id } }),
    meta: { errorToast: { title: () => translate('note:again.notCancelled') } },
    onSuccess: (note) => putNote(client, note),
  })
}
