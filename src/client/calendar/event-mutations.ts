import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'
import type { ApiInput } from '#client/api/api-routes.ts'
import { inOrder } from '#client/api/items/in-order.ts'
import { cancelItemRequests, EVENTS, patchItem, useRefreshAfterLast } from '#client/api/items/item-cache.ts'
import { useDeleteItem } from '#client/api/items/use-delete-item.ts'
import { translate } from '#client/i18n/i18n.ts'

export type EventChange = ApiInput<'PATCH /api/detected-events/:id'>['body']

const failed = () => translate('events:updateFailed')
const meta = { errorToast: { title: () => translate('error.short'), description: failed } }

/**
 * Corrects an event. The change shows only once the server has saved it, because only the server knows when a day
 * begins in the note's time zone.
 */
export function useUpdateEvent() {
  const client = useQueryClient()
  const refreshAfterLast = useRefreshAfterLast(EVENTS)
  return useMutation({
    mutationKey: EVENTS.mutationKey,
    mutationFn: ({ id, change }: { id: string; change: EventChange }) =>
      inOrder(client, id, () => callApi('PATCH /api/detected-events/:id', { params: { id }, body: change })),
    meta,
    onSuccess: (event) => {
      patchItem(client, EVENTS, event.id, event)
    },
    onSettled: refreshAfterLast,
  })
}

/**
 * Marks an event as added to the calendar, or not. The change shows at once and is reverted if the server can't save
 * it.
 */
export function useMarkAdded() {
  const client = useQueryClient()
  const refreshAfterLast = useRefreshAfterLast(EVENTS)
  return useMutation({
    mutationKey: EVENTS.mutationKey,
    mutationFn: ({ id, isAdded }: { id: string; isAdded: boolean }) =>
      inOrder(client, id, () => callApi('PATCH /api/detected-events/:id', { params: { id }, body: { isAdded } })),
    meta,
    onMutate: async ({ id, isAdded }) => {
      await cancelItemRequests(client, EVENTS)
      patchItem(client, EVENTS, id, { isAdded })
    },
    onError: (_error, { id, isAdded }) => {
      patchItem(client, EVENTS, id, { isAdded: !isAdded })
    },
    onSettled: refreshAfterLast,
  })
}

/**
 * Deletes an event, with Undo.
 * @param mistake whether it never was an event, which the server learns from
 */
export function useDeleteEvent(mistake = false) {
  return useDeleteItem(EVENTS, {
    remove: (id) => callApi('DELETE /api/detected-events/:id', { params: { id }, query: { mistake } }),
    restore: (id) => callApi('POST /api/detected-events/:id/restore', { params: { id } }),
    message: () => translate(mistake ? 'events:mistaken' : 'events:deleted'),
    failed,
  })
}
