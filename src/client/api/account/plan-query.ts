import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../api-client.ts'

/**
 * The user's plan, subscription and usage. Other devices and the provider change them, so every screen fetches them
 * again.
 */
export const planQuery = queryOptions({
  queryKey: ['plan'],
  queryFn: ({ signal }) => callApi('GET /api/plan', { signal }),
  staleTime: 0,
})
