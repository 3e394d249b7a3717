import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { vocabularyQuery } from '#client/api/account/vocabulary-query.ts'
import { callApi } from '#client/api/api-client.ts'
import { translate } from '#client/i18n/i18n.ts'

/** A change to the list of names and terms. */
export type VocabularyChange = { add: string } | { remove: string }

/**
 * Adds or removes one term. The list itself is never sent, so that concurrent changes, here or on another device, are
 * preserved. Changes are sent one after the other, so that the last answer is the newest list.
 */
export const vocabularyMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (change: VocabularyChange) =>
      'add' in change
        ? callApi('POST /api/vocabulary/terms', { body: { term: change.add } })
        : callApi('DELETE /api/vocabulary/terms', { query: { term: change.remove } }),
    scope: { id: 'vocabulary' },
    meta: { errorToast: { title: () => translate('settings:vocabulary.failed') } },
    onSuccess: (vocabulary) => client.setQueryData(vocabularyQuery.queryKey, vocabulary),
  })
