import { useMutation, useQueryClient } from '@tanstack/react-query'
import { translate } from '#client/i18n/i18n.ts'
import { callApi } from '#client/lib/api-client.ts'
import { noteKeys } from '#client/lib/note-queries.ts'
import { vocabularyQuery } from '#client/lib/vocabulary-query.ts'
import type { CorrectedTerm } from '#shared/find-corrected-terms.ts'

/** Adds a term to the user's names. */
export function useAddTerm() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (term: string) => callApi('POST /api/vocabulary/terms', { body: { term } }),
    meta: { errorToast: { title: () => translate('note:names.failed') } },
    onSuccess: (vocabulary) => client.setQueryData(vocabularyQuery.queryKey, vocabulary),
  })
}

/** Puts a term right in all notes. */
export function useApplyTerm() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wish: CorrectedTerm) => callApi('POST /api/vocabulary/apply', { body: wish }),
    meta: { errorToast: { title: () => translate('note:names.notApplied') } },
    onSuccess: () => client.invalidateQueries({ queryKey: noteKeys.all }),
  })
}

/** Takes that back. */
export function useUndoTerm() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => callApi('POST /api/vocabulary/apply/:id/undo', { params: { id } }),
    meta: { errorToast: { title: () => translate('note:names.notUndone') } },
    onSuccess: () => client.invalidateQueries({ queryKey: noteKeys.all }),
  })
}
