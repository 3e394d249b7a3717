import { useMutation, useQueryClient } from '@tanstack/react-query'
import { translate } from '#client/i18n/i18n.ts'
import { callApi } from '#client/lib/api-client.ts'
import { putNote } from '#client/lib/note-cache.ts'
import { noteKeys } from '#client/lib/note-queries.ts'
import type { Transcript } from '#shared/contract/notes.ts'
import type { Language } from '#shared/languages.ts'

/** Says in which language a note's text is; the text stays, and is analysed anew. */
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
