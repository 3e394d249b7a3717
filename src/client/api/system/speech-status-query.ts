import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../api-client.ts'

/**
 * The speech engines, and whether each is ready. Every screen fetches them again, since an operator may have fixed one.
 */
export const speechStatusQuery = queryOptions({
  queryKey: ['speech-status'],
  queryFn: ({ signal }) => callApi('GET /api/speech/status', { signal }),
  staleTime: 0,
})
