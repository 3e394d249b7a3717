import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'
import { ApiError } from '#client/api/api-error.ts'
import { putNote } from '#client/api/notes/note-cache.ts'
import { noteKeys } from '#client/api/notes/note-queries.ts'
import { translate } from '#client/i18n/i18n.ts'

/** Renames a note, or replaces its tags. */
export function useUpdateNote(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: { title?: string; tags?: string[] }) =>
      callApi('PATCH /api/voice-notes/:id', { params: { id }, body: change }),
    meta: { errorToast: { title: () => translate('note:edit.failed') } },
    onSuccess: (note) => putNote(client, note),
  })
}

/**
 * Saves changed sentences as a new version. If somebody else saved first, fetches the newest text.
 * @param onSaved called before the new version is shown, which removes the editor of the old one.
 */
export function useEditTranscript(id: string, onSaved: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: { version: number; edits: Array<{ index: number; text: string }> }) =>
      callApi('PUT /api/voice-notes/:id/transcript', { params: { id }, body: change }),
    meta: { errorToast: { title: () => translate('note:edit.failed') } },
    onSuccess: (transcript) => {
      onSaved()
      client.setQueryData(noteKeys.transcript(id), transcript)
      return client.invalidateQueries({ queryKey: noteKeys.note(id) })
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'edit_conflict') return
      return client.invalidateQueries({ queryKey: noteKeys.transcript(id), exact: true })
    },
  })
}

/** Restores an old version of the text. */
export function useRestoreVersion(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (version: number) =>
      callApi('POST /api/voice-notes/:id/transcript/restore', { params: { id }, body: { version } }),
    meta: { errorToast: { title: () => translate('note:edit.failed') } },
    onSuccess: (transcript) => {
      client.setQueryData(noteKeys.transcript(id), transcript)
      return client.invalidateQueries({ queryKey: noteKeys.note(id) })
    },
  })
}

/** Analyses the newest text again. */
export function useAnalyseNote(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => callApi('POST /api/voice-notes/:id/analyse', { params: { id } }),
    meta: { errorToast: { title: () => translate('note:edit.notAnalysed') } },
    onSuccess: (note) => putNote(client, note),
  })
}
