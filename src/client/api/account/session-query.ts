import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../api-client.ts'

/**
 * The signed-in user, null for a visitor: the cache's side of the session's store (app/query-layer.ts). Kept apart from
 * the features because every one of them may ask, and for ever, since a visitor's screens don't watch it.
 */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => callApi('GET /api/user', { signal }),
  gcTime: Number.POSITIVE_INFINITY,
})
