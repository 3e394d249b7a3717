import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../api-client.ts'

/**
 * The user's plan, subscription and usage. Other devices and the provider change it, so every screen fetches it again.
 */
export const planQuery = queryOptions({
  queryKey: ['plan'],
  queryFn: ({ signal }) => callApi('GET /api/plan', { signal }),
  staleTime: 0,
})
