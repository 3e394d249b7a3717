import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { translate } from '#client/i18n/i18n.ts'
import { callApi } from './api-client.ts'
import { planQuery } from './plan-query.ts'

/** All tasks, in the server's order; the filters choose among them here. Only for users with Premium. */
export const followUpsQuery = queryOptions({
  queryKey: ['follow-ups'],
  queryFn: ({ signal }) => callApi('GET /api/follow-ups', { signal }),
  meta: { errorToast: { title: () => translate('error.short'), description: () => translate('tasks:loadFailed') } },
})

/** Offers to close pending tasks that a later note says are done. Only for users with Premium. */
export const closingOffersQuery = queryOptions({
  queryKey: ['closing-offers'],
  queryFn: ({ signal }) => callApi('GET /api/closing-offers', { signal }),
})

/** All events, soonest first. Only for users with Premium. */
export const detectedEventsQuery = queryOptions({
  queryKey: ['detected-events'],
  queryFn: ({ signal }) => callApi('GET /api/detected-events', { signal }),
})

/** The numbers of the dashboard, with weeks as this device's clock has them. */
export const dashboardStatsQuery = queryOptions({
  queryKey: ['dashboard', 'stats'],
  queryFn: ({ signal }) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    return callApi('GET /api/dashboard/stats', { query: { timezone: timeZone }, signal })
  },
})

/** Fetches anew, where it is shown, what changes when a note is ready or gone. */
export function refreshFindings(client: QueryClient): void {
  // Of a plan only what is left to analyse follows from the notes.
  void client.invalidateQueries({ queryKey: planQuery.queryKey })
  for (const { queryKey } of [followUpsQuery, closingOffersQuery, detectedEventsQuery, dashboardStatsQuery]) {
    void client.invalidateQueries({ queryKey })
  }
}
