import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../api-client.ts'

/**
 * The signed-in user, or null for a visitor: a copy of the session store in the query cache (app/query-layer.ts). It is
 * outside the features because each of them may need it. It never expires, because no query on a visitor's screens
 * observes it.
 */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => callApi('GET /api/user', { signal }),
  gcTime: Number.POSITIVE_INFINITY,
})
