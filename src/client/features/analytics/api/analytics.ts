import { queryOptions } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'
import { localTimezone } from '#client/lib/time/local-timezone.ts'

/** The figures behind the charts, in the browser's time zone. */
export const analyticsQuery = queryOptions({
  queryKey: ['analytics'],
  queryFn: ({ signal }) =>
    callApi('GET /api/analytics', {
      query: { timezone: localTimezone() },
      signal,
    }),
  // Notes arrive and change while other screens are shown.
  staleTime: 0,
})
