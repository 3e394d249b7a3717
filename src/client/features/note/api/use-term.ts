import { useMutation, useQueryClient } from '@tanstack/react-query'
import { termUsesQuery } from '#client/api/account/term-uses.ts'
import { vocabularyQuery } from '#client/api/account/vocabulary-query.ts'
import { callApi } from '#client/api/api-client.ts'
import { translate } from '#client/i18n/i18n.ts'
import type { CorrectedTerm } from '#shared/find-corrected-terms.ts'

/** Adds a term to the user's vocabulary. */
export function useAddTerm() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (term: string) => callApi('POST /api/vocabulary/terms', { body: { term } }),
    meta: { errorToast: { title: () => translate('note:names.failed') } },
    onSuccess: (vocabulary) => client.setQueryData(vocabularyQuery.queryKey, vocabulary),
  })
}

/** Starts correcting a term in all notes. */
export function useApplyTerm() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: CorrectedTerm) => callApi('POST /api/vocabulary/apply', { body: input }),
    meta: { errorToast: { title: () => translate('note:names.notApplied') } },
    onSuccess: () => client.invalidateQueries({ queryKey: termUsesQuery.queryKey }),
  })
}
