import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { translate } from '#client/i18n/i18n.ts'
import { localTimezone } from '#client/lib/time/local-timezone.ts'
import type { FollowUpOrder, FollowUpSelection } from '#shared/contract/follow-ups.ts'
import { DASHBOARD_FOLLOW_UPS, DASHBOARD_OTHERS } from '#shared/limits.ts'
import { planQuery } from '../account/plan-query.ts'
import { callApi, callApiWithHeaders } from '../api-client.ts'
import { readPageHeaders } from '../page-headers.ts'

/** Query keys of follow-ups and events. */
export const itemKeys = {
  taskLists: ['follow-ups', 'list'],
  taskCounts: ['follow-ups', 'counts'],
  eventLists: ['detected-events'],
  reviewItems: ['review-items'],
} as const

/** One page of a list of follow-ups or events, as cached. */
export interface ItemPage<Item> {
  items: Item[]
  nextCursor: string | null
  /** The number of items in the whole list. */
  total: number
}

/** Fetches a list page by page, relative to today's date on this device. */
function pagedBy<Item>(
  ask: (
    query: { timezone: string; cursor?: string },
    signal: AbortSignal,
  ) => Promise<{ data: Item[]; headers: Headers }>,
) {
  return {
    queryFn: async (page: { pageParam: string | null; signal: AbortSignal }): Promise<ItemPage<Item>> => {
      const { pageParam, signal } = page
      const query = { timezone: localTimezone(), ...(pageParam === null ? {} : { cursor: pageParam }) }
      const { data, headers } = await ask(query, signal)
      return { items: data, ...readPageHeaders(headers, data.length) }
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page: ItemPage<Item>) => page.nextCursor,
  }
}

export type FollowUpStatus = 'all' | 'pending' | 'completed'

interface FollowUpListFilter {
  status?: FollowUpStatus
  of?: FollowUpSelection
  order?: FollowUpOrder
  limit?: number
}

/**
 * The follow-ups, page by page, in the server's order. Without Premium, only those that others have assigned to the
 * user.
 */
export const followUpListQuery = (filter: FollowUpListFilter = {}) =>
  infiniteQueryOptions({
    queryKey: [...itemKeys.taskLists, filter],
    ...pagedBy((query, signal) =>
      callApiWithHeaders('GET /api/follow-ups', { query: { ...filter, ...query }, signal }),
    ),
    meta: { errorToast: { title: () => translate('error.short'), description: () => translate('tasks:loadFailed') } },
  })

/** The first pending follow-ups on Today, of the user or of others: overdue ones first, then by day. */
export const pendingFollowUpsQuery = (of: 'mine' | 'others') =>
  followUpListQuery({
    of,
    status: 'pending',
    order: 'due',
    limit: of === 'mine' ? DASHBOARD_FOLLOW_UPS : DASHBOARD_OTHERS,
  })

/** The number of follow-ups in each selection. */
export const followUpCountsQuery = (status: FollowUpStatus) =>
  queryOptions({
    queryKey: [...itemKeys.taskCounts, status],
    queryFn: ({ signal }) =>
      callApi('GET /api/follow-ups/counts', { query: { status, timezone: localTimezone() }, signal }),
  })

/** Offers to close pending follow-ups that a later note says are done. Only for users with Premium. */
export const closingOffersQuery = queryOptions({
  queryKey: ['closing-offers'],
  queryFn: ({ signal }) => callApi('GET /api/closing-offers', { signal }),
})

interface EventListFilter {
  when?: 'open' | 'past'
  isAdded?: boolean
  limit?: number
}

/** The events, page by page: upcoming, undated and past. Only for users with Premium. */
export const eventListQuery = (filter: EventListFilter = {}) =>
  infiniteQueryOptions({
    queryKey: [...itemKeys.eventLists, filter],
    ...pagedBy((query, signal) =>
      callApiWithHeaders('GET /api/detected-events', { query: { ...filter, ...query }, signal }),
    ),
  })

/** The dashboard's numbers, with weeks in this device's time zone. */
export const dashboardStatsQuery = queryOptions({
  queryKey: ['dashboard', 'stats'],
  queryFn: ({ signal }) => callApi('GET /api/dashboard/stats', { query: { timezone: localTimezone() }, signal }),
})

/** Refetches the data on screen that changes when a note becomes ready or is deleted. */
export function refreshItems(client: QueryClient): void {
  const keys = [
    // The only part of the plan that depends on notes is the number still being analysed.
    planQuery.queryKey,
    ...Object.values(itemKeys),
    closingOffersQuery.queryKey,
    dashboardStatsQuery.queryKey,
  ]
  for (const queryKey of keys) void client.invalidateQueries({ queryKey })
}
