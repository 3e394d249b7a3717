import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'
import { putNote } from '#client/api/notes/note-cache.ts'
import { translate } from '#client/i18n/i18n.ts'
import type { EngineId } from '#shared/contract/transcribing.ts'
import type { Language } from '#shared/languages.ts'

/** Transcribes a note again; by default with the best engine, in the note's own language. */
export function useTranscribeNote(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: { engine?: EngineId; language?: Language }) =>
      callApi('POST /api/voice-notes/:id/transcribe', { params: { id }, body: input }),
    meta: { errorToast: { title: () => translate('note:again.failed') } },
    onSuccess: (note) => putNote(client, note),
  })
}
