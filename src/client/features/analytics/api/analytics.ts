import { queryOptions } from '@tanstack/react-query'
import { callApi } from '#client/lib/api-client.ts'

/** The figures behind the charts, in the browser's own zone. */
export const analyticsQuery = queryOptions({
  queryKey: ['analytics'],
  queryFn: ({ signal }) =>
    callApi('GET /api/analytics', {
      query: { timezone: Intl.DateTimeFormat().resolvedOptions().timeZone },
      signal,
    }),
  // Notes come and change while other screens are shown.
  staleTime: 0,
})
