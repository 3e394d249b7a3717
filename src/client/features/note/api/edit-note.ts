import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'
import { putNote } from '#client/api/notes/note-cache.ts'
import { noteKeys } from '#client/api/notes/note-queries.ts'
import { translate } from '#client/i18n/i18n.ts'
import { type Edits, type SaveResult, saveEdits, type TranscriptChange } from '../transcript/save-edits.ts'
import { refreshAccess } from './refresh-access.ts'
import { versionsQuery } from './versions-query.ts'

/** Renames a note or replaces its tags. */
export function useUpdateNote(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: { title?: string; tags?: string[] }) =>
      callApi('PATCH /api/voice-notes/:id', { params: { id }, body: change }),
    meta: { errorToast: { title: () => translate('note:edit.failed') } },
    onError: (error) => refreshAccess(client, id, error),
    onSuccess: (note) => putNote(client, note),
  })
}

/**
 * Saves edits as a new version, merged with what others have saved meanwhile.
 * @param onResult called before the new version is shown; nothing has been saved if the user has to decide first
 */
export function useEditTranscript(id: string, onResult: (result: SaveResult) => void) {
  const client = useQueryClient()
  const put = (body: TranscriptChange) => callApi('PUT /api/voice-notes/:id/transcript', { params: { id }, body })
  return useMutation({
    mutationFn: (edits: Edits) => saveEdits(put, edits),
    meta: { errorToast: { title: () => translate('note:edit.failed') } },
    onError: (error) => refreshAccess(client, id, error),
    onSuccess: (result) => {
      onResult(result)
      client.setQueryData(noteKeys.transcript(id), result.saved ?? result.newest.transcript)
      void client.invalidateQueries({ queryKey: versionsQuery(id).queryKey })
      return client.invalidateQueries({ queryKey: noteKeys.note(id) })
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
      void client.invalidateQueries({ queryKey: versionsQuery(id).queryKey })
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
