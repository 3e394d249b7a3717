import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { translate } from '#client/i18n/i18n.ts'
import { callApi } from '#client/lib/api-client.ts'
import { vocabularyQuery } from '#client/lib/vocabulary-query.ts'

/** Replaces all names and terms. */
export const vocabularyMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (terms: string[]) => callApi('PUT /api/vocabulary', { body: { terms } }),
    meta: { errorToast: { title: () => translate('settings:vocabulary.failed') } },
    onSuccess: (vocabulary) => client.setQueryData(vocabularyQuery.queryKey, vocabulary),
  })
