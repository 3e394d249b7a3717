import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { translate } from '#client/i18n/i18n.ts'
import { localTimezone } from '#client/lib/time/local-timezone.ts'
import type { CommitmentFilter } from '#shared/contract/follow-ups.ts'
import { planQuery } from '../account/plan-query.ts'
import { callApi, callApiWithHeaders } from '../api-client.ts'
import { readPageHeaders } from '../page-headers.ts'

/** Keys of what is cached about tasks and events. */
export const itemKeys = {
  taskLists: ['follow-ups', 'list'],
  taskCounts: ['follow-ups', 'counts'],
  eventLists: ['detected-events'],
} as const

/** One page of a list of tasks or events, as it is cached. */
export interface ItemPage<Item> {
  items: Item[]
  nextCursor: string | null
  /** The number of all, not only of this page. */
  total: number
}

/** How a list is fetched page by page, by the day that it is here. */
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

export type TaskStatus = 'all' | 'pending' | 'completed'

interface TaskListFilter {
  status?: TaskStatus
  of?: CommitmentFilter
  limit?: number
}

/** Tasks page by page, in the server's order. Only for users with Premium. */
export const taskListQuery = (filter: TaskListFilter = {}) =>
  infiniteQueryOptions({
    queryKey: [...itemKeys.taskLists, filter],
    ...pagedBy((query, signal) =>
      callApiWithHeaders('GET /api/follow-ups', { query: { ...filter, ...query }, signal }),
    ),
    meta: { errorToast: { title: () => translate('error.short'), description: () => translate('tasks:loadFailed') } },
  })

/** How many tasks there are in each segment. Only for users with Premium. */
export const taskCountsQuery = (status: TaskStatus) =>
  queryOptions({
    queryKey: [...itemKeys.taskCounts, status],
    queryFn: ({ signal }) =>
      callApi('GET /api/follow-ups/counts', { query: { status, timezone: localTimezone() }, signal }),
  })

/** Offers to close pending tasks that a later note says are done. Only for users with Premium. */
export const closingOffersQuery = queryOptions({
  queryKey: ['closing-offers'],
  queryFn: ({ signal }) => callApi('GET /api/closing-offers', { signal }),
})

interface EventListFilter {
  when?: 'open' | 'past'
  isAdded?: boolean
  limit?: number
}

/** Events page by page: to come, without a date, and over. Only for users with Premium. */
export const eventListQuery = (filter: EventListFilter = {}) =>
  infiniteQueryOptions({
    queryKey: [...itemKeys.eventLists, filter],
    ...pagedBy((query, signal) =>
      callApiWithHeaders('GET /api/detected-events', { query: { ...filter, ...query }, signal }),
    ),
  })

/** The numbers of the dashboard, with weeks as this device's clock has them. */
export const dashboardStatsQuery = queryOptions({
  queryKey: ['dashboard', 'stats'],
  queryFn: ({ signal }) => callApi('GET /api/dashboard/stats', { query: { timezone: localTimezone() }, signal }),
})

/** Fetches anew, where it is shown, what changes when a note is ready or gone. */
export function refreshItems(client: QueryClient): void {
  const keys = [
    // Of a plan only what is left to analyse follows from the notes.
    planQuery.queryKey,
    ...Object.values(itemKeys),
    closingOffersQuery.queryKey,
    dashboardStatsQuery.queryKey,
  ]
  for (const queryKey of keys) void client.invalidateQueries({ queryKey })
}
