import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../api-client.ts'

/** The user's names and terms. */
export const vocabularyQuery = queryOptions({
  queryKey: ['vocabulary'],
  queryFn: ({ signal }) => callApi('GET /api/vocabulary', { signal }),
})
