import { useMutation, useQueryClient } from '@tanstack/react-query'
import { translate } from '#client/i18n/i18n.ts'
import { callApi } from '#client/lib/api-client.ts'
import { putNote } from '#client/lib/note-cache.ts'
import type { EngineId } from '#shared/contract/notes.ts'
import type { Language } from '#shared/languages.ts'

/** Transcribes a note again; nothing named: with the best engine, in the note's own language. */
export function useTranscribeNote(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wish: { engine?: EngineId; language?: Language }) =>
      callApi('POST /api/voice-notes/:id/transcribe', { params: { id }, body: wish }),
    meta: { errorToast: { title: () => translate('note:again.failed') } },
    onSuccess: (note) => putNote(client, note),
  })
}
