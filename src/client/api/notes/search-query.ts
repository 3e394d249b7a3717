import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../api-client.ts'
import { searchKey } from './note-queries.ts'

/**
 * Notes that contain all of the words, or words that resemble them. The results of a shorter input stay until the new
 * ones arrive.
 */
export const searchQuery = (words: string, exact = false) =>
  queryOptions({
    queryKey: [...searchKey, words, exact],
    queryFn: ({ signal }) =>
      callApi('GET /api/search', { query: { q: words, limit: 50, ...(exact && { exact }) }, signal }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
    // Notes may have arrived or changed in the meantime.
    staleTime: 0,
  })
