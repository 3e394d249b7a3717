import { useMutation, useQueryClient } from '@tanstack/react-query'
import { translate } from '#client/i18n/i18n.ts'
import { callApi } from '#client/lib/api-client.ts'
import type { ApiInput } from '#client/lib/api-routes.ts'
import { showToast } from '#client/ui/toast-store.ts'
import { dropEvent, holdEvents, patchEvent, refreshEvents } from './event-cache.ts'

const EVENT_CHANGES = ['event-changes'] as const

export type EventChange = ApiInput<'PATCH /api/detected-events/:id'>['body']

const updateFailed = {
  errorToast: { title: () => translate('error.short'), description: () => translate('events:updateFailed') },
}

/** Lets only the last of several changes fetch the list, so that no answer lays an earlier state over a later click. */
function useRefreshAfterLast() {
  const client = useQueryClient()
  return () => (client.isMutating({ mutationKey: EVENT_CHANGES }) === 1 ? refreshEvents(client) : undefined)
}

/** Puts an event right; shown once the server has it, which knows what a day begins with in the note's zone. */
export function useUpdateEvent() {
  const client = useQueryClient()
  const refreshAfterLast = useRefreshAfterLast()
  return useMutation({
    mutationKey: EVENT_CHANGES,
    mutationFn: ({ id, change }: { id: string; change: EventChange }) =>
      callApi('PATCH /api/detected-events/:id', { params: { id }, body: change }),
    meta: updateFailed,
    onSuccess: (event) => {
      patchEvent(client, event.id, event)
    },
    onSettled: refreshAfterLast,
  })
}

/** Marks an event as added to the calendar, or not: shown at once, and taken back where the server does not keep it. */
export function useMarkAdded() {
  const client = useQueryClient()
  const refreshAfterLast = useRefreshAfterLast()
  return useMutation({
    mutationKey: EVENT_CHANGES,
    mutationFn: ({ id, isAdded }: { id: string; isAdded: boolean }) =>
      callApi('PATCH /api/detected-events/:id', { params: { id }, body: { isAdded } }),
    meta: updateFailed,
    onMutate: async ({ id, isAdded }) => {
      await holdEvents(client)
      patchEvent(client, id, { isAdded })
    },
    onError: (_error, { id, isAdded }) => {
      patchEvent(client, id, { isAdded: !isAdded })
    },
    onSettled: refreshAfterLast,
  })
}

/** Deletes an event at once; the toast that tells so offers to bring it back. */
export function useDeleteEvent() {
  const client = useQueryClient()
  const refreshAfterLast = useRefreshAfterLast()
  const restoring = useMutation({
    mutationKey: EVENT_CHANGES,
    mutationFn: (id: string) => callApi('POST /api/detected-events/:id/restore', { params: { id } }),
    meta: updateFailed,
    onSettled: refreshAfterLast,
  })
  return useMutation({
    mutationKey: EVENT_CHANGES,
    mutationFn: (id: string) => callApi('DELETE /api/detected-events/:id', { params: { id } }),
    meta: updateFailed,
    onMutate: async (id) => {
      await holdEvents(client)
      dropEvent(client, id)
    },
    onSuccess: (_answer, id) =>
      showToast({
        variant: 'success',
        title: translate('events:deleted'),
        action: {
          label: translate('undo.label'),
          altText: translate('undo.alternative'),
          onSelect: () => restoring.mutate(id),
        },
      }),
    onSettled: refreshAfterLast,
  })
}
