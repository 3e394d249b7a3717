import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { translate } from '#client/i18n/i18n.ts'
import { callApi } from '#client/lib/api-client.ts'

/** The user's names and terms. */
export const vocabularyQuery = queryOptions({
  queryKey: ['vocabulary'],
  queryFn: ({ signal }) => callApi('GET /api/vocabulary', { signal }),
})

/** Replaces all of them. */
export const vocabularyMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (terms: string[]) => callApi('PUT /api/vocabulary', { body: { terms } }),
    meta: { errorToast: { title: () => translate('settings:vocabulary.failed') } },
    onSuccess: (vocabulary) => client.setQueryData(vocabularyQuery.queryKey, vocabulary),
  })
