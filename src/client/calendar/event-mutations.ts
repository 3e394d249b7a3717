import { useMutation, useQueryClient } from '@tanstack/react-query'
import { translate } from '#client/i18n/i18n.ts'
import { callApi } from '#client/lib/api-client.ts'
import type { ApiInput } from '#client/lib/api-routes.ts'
import { EVENTS, holdFindings, patchFinding, useRefreshAfterLast } from '#client/lib/finding-cache.ts'
import { useDeleteFinding } from '#client/lib/use-delete-finding.ts'

export type EventChange = ApiInput<'PATCH /api/detected-events/:id'>['body']

const failed = () => translate('events:updateFailed')
const meta = { errorToast: { title: () => translate('error.short'), description: failed } }

/** Puts an event right; shown once the server has it, which knows what a day begins with in the note's zone. */
export function useUpdateEvent() {
  const client = useQueryClient()
  const refreshAfterLast = useRefreshAfterLast(EVENTS)
  return useMutation({
    mutationKey: EVENTS.mutationKey,
    mutationFn: ({ id, change }: { id: string; change: EventChange }) =>
      callApi('PATCH /api/detected-events/:id', { params: { id }, body: change }),
    meta,
    onSuccess: (event) => {
      patchFinding(client, EVENTS, event.id, event)
    },
    onSettled: refreshAfterLast,
  })
}

/** Marks an event as added to the calendar, or not: shown at once, and taken back where the server does not keep it. */
export function useMarkAdded() {
  const client = useQueryClient()
  const refreshAfterLast = useRefreshAfterLast(EVENTS)
  return useMutation({
    mutationKey: EVENTS.mutationKey,
    mutationFn: ({ id, isAdded }: { id: string; isAdded: boolean }) =>
      callApi('PATCH /api/detected-events/:id', { params: { id }, body: { isAdded } }),
    meta,
    onMutate: async ({ id, isAdded }) => {
      await holdFindings(client, EVENTS)
      patchFinding(client, EVENTS, id, { isAdded })
    },
    onError: (_error, { id, isAdded }) => {
      patchFinding(client, EVENTS, id, { isAdded: !isAdded })
    },
    onSettled: refreshAfterLast,
  })
}

/** Deletes an event, with the way to bring it back. */
export function useDeleteEvent() {
  return useDeleteFinding(EVENTS, {
    remove: (id) => callApi('DELETE /api/detected-events/:id', { params: { id } }),
    restore: (id) => callApi('POST /api/detected-events/:id/restore', { params: { id } }),
    told: () => translate('events:deleted'),
    failed,
  })
}
