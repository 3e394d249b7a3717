import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../api-client.ts'

/** The user's plan, subscription and use of it; other devices and the provider change it, so it is asked for anew. */
export const planQuery = queryOptions({
  queryKey: ['plan'],
  queryFn: ({ signal }) => callApi('GET /api/plan', { signal }),
  staleTime: 0,
})
