import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { callApi, callApiWithHeaders } from '#client/api/api-client.ts'
import { noteKeys } from '#client/api/notes/note-queries.ts'
import { readPageHeaders } from '#client/api/page-headers.ts'
import { translate } from '#client/i18n/i18n.ts'

/** Invalidated by the event stream (`note-cache.ts`), which has a note's id in place of `undefined`. */
const KEY = [...noteKeys.all, 'notifications', undefined] as const

/** The user's notifications, page by page, newest first. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: [...KEY, 'list'],
  queryFn: async ({ pageParam, signal }) => {
    const { data, headers } = await callApiWithHeaders('GET /api/notifications', {
      query: pageParam === null ? {} : { cursor: pageParam },
      signal,
    })
    return { items: data, ...readPageHeaders(headers, data.length) }
  },
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
})

export const unreadQuery = queryOptions({
  queryKey: [...KEY, 'unread'],
  queryFn: ({ signal }) => callApi('GET /api/notifications/unread', { signal }),
})

/** Marks one notification as read, or all if no id is given. */
export const readMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string | null) =>
      id === null
        ? callApi('POST /api/notifications/read', {})
        : callApi('POST /api/notifications/:id/read', { params: { id } }),
    meta: { errorToast: { title: () => translate('notifications:readFailed') } },
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  })
