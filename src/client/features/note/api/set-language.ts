import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'
import { putNote } from '#client/api/notes/note-cache.ts'
import { noteKeys } from '#client/api/notes/note-queries.ts'
import { translate } from '#client/i18n/i18n.ts'
import type { Transcript } from '#shared/contract/notes.ts'
import type { Language } from '#shared/languages.ts'

/** Sets the language of a note's text. The text stays unchanged and is analysed again. */
export function useSetLanguage(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (language: Language) =>
      callApi('PUT /api/voice-notes/:id/language', { params: { id }, body: { language } }),
    meta: { errorToast: { title: () => translate('note:language.failed') } },
    onSuccess: (note, language) => {
      client.setQueryData<Transcript>(noteKeys.transcript(id), (text) => text && { ...text, language })
      putNote(client, note)
    },
  })
}
