import { queryOptions } from '@tanstack/react-query'
import { callApi } from './api-client.ts'

/** The signed-in user, null for a visitor. Kept apart from the features because every one of them may ask. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => callApi('GET /api/user', { signal }),
})
