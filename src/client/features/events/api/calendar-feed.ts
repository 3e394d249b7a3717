import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'
import { translate } from '#client/i18n/i18n.ts'

/** The private address of the user's calendar feed. */
export const calendarFeedQuery = queryOptions({
  queryKey: ['calendar-feed'],
  queryFn: ({ signal }) => callApi('GET /api/calendar-feed', { signal }),
})

/** Replaces the address with a new one. */
export const resetFeedMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: () => callApi('POST /api/calendar-feed/reset', {}),
    meta: { errorToast: { title: () => translate('eventList:feed.resetFailed') } },
    onSuccess: (feed) => client.setQueryData(calendarFeedQuery.queryKey, feed),
  })
