import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../api-client.ts'

/** Notes that hold all of the words. What was found for fewer letters stays until more are answered. */
export const searchQuery = (words: string) =>
  queryOptions({
    queryKey: ['search', words],
    queryFn: ({ signal }) => callApi('GET /api/search', { query: { q: words, limit: 50 }, signal }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
    // A note may have come or changed since.
    staleTime: 0,
  })
