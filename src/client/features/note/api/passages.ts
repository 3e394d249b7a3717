import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'
import { putNote } from '#client/api/notes/note-cache.ts'
import { noteKeys } from '#client/api/notes/note-queries.ts'
import { translate } from '#client/i18n/i18n.ts'
import type { Language } from '#shared/languages.ts'

/** A passage of a text, identified by the version and the index of its first sentence. */
interface PassageInput {
  version: number
  sentence: number
}

/** Confirms that a passage was spoken in the language in which it is written. */
export function useConfirmPassage(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (passage: PassageInput) =>
      callApi('POST /api/voice-notes/:id/passages/confirm', { params: { id }, body: passage }),
    meta: { errorToast: { title: () => translate('note:edit.failed') } },
    onSuccess: async (transcript) => {
      // A request under way may have read the text before the mark was removed.
      await client.cancelQueries({ queryKey: noteKeys.transcript(id), exact: true })
      client.setQueryData(noteKeys.transcript(id), transcript)
    },
  })
}

/** Transcribes a passage again in a language; the rest of the text stays. */
export function useTranscribePassage(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (passage: PassageInput & { language: Language }) =>
      callApi('POST /api/voice-notes/:id/passages/transcribe', { params: { id }, body: passage }),
    meta: { errorToast: { title: () => translate('note:again.failed') } },
    onSuccess: (note) => putNote(client, note),
  })
}
