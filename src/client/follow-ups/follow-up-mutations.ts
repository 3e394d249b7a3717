import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'
import type { ApiInput } from '#client/api/api-routes.ts'
import { inOrder } from '#client/api/items/in-order.ts'
import { cancelItemRequests, FOLLOW_UPS, patchItem, useRefreshAfterLast } from '#client/api/items/item-cache.ts'
import { useDeleteItem, useDeletions } from '#client/api/items/use-delete-item.ts'
import { translate } from '#client/i18n/i18n.ts'
import type { NoteFollowUp } from '#shared/contract/analysis.ts'

type FollowUpChange = ApiInput<'PATCH /api/follow-ups/:id'>['body']
type NewFollowUp = ApiInput<'POST /api/follow-ups'>['body']

const failed = () => translate('tasks:updateFailed')
const meta = { errorToast: { title: () => translate('error.short'), description: failed } }

/** Edits or completes a follow-up. The change shows at once and is reverted if the server can't save it. */
export function useUpdateFollowUp() {
  const client = useQueryClient()
  const refreshAfterLast = useRefreshAfterLast(FOLLOW_UPS)
  return useMutation({
    mutationKey: FOLLOW_UPS.mutationKey,
    mutationFn: ({ id, change }: { id: string; change: FollowUpChange }) =>
      inOrder(client, id, () => callApi('PATCH /api/follow-ups/:id', { params: { id }, body: change })),
    meta,
    onMutate: async ({ id, change }) => {
      await cancelItemRequests(client, FOLLOW_UPS)
      return { before: patchItem(client, FOLLOW_UPS, id, readChange(change)) }
    },
    onError: (_error, { id }, context) => {
      if (context?.before) patchItem(client, FOLLOW_UPS, id, context.before)
    },
    onSettled: refreshAfterLast,
  })
}

/** Applies a change to the follow-up on screen. A new day removes the old time. */
function readChange({ completedAt: _, ...change }: FollowUpChange): Partial<NoteFollowUp> {
  const defined = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  return { ...defined, ...(change.dueDate === undefined ? {} : { dueAt: change.dueAt ?? null }) }
}

/** Adds a follow-up by hand. */
export function useCreateFollowUp() {
  const refreshAfterLast = useRefreshAfterLast(FOLLOW_UPS)
  return useMutation({
    mutationKey: FOLLOW_UPS.mutationKey,
    mutationFn: (followUp: NewFollowUp) => callApi('POST /api/follow-ups', { body: followUp }),
    meta,
    onSuccess: refreshAfterLast,
  })
}

const restore = (id: string) => callApi('POST /api/follow-ups/:id/restore', { params: { id } })

/** Deletes several follow-ups, one call each. The caller offers to restore them. */
export function useDeleteFollowUps() {
  const remove = (id: string) => callApi('DELETE /api/follow-ups/:id', { params: { id }, query: {} })
  return useDeletions(FOLLOW_UPS, { remove, restore, failed })
}

/**
 * Deletes a follow-up, with Undo.
 * @param mistake whether it never was a follow-up, which the server learns from
 */
export function useDeleteFollowUp(mistake = false) {
  return useDeleteItem(FOLLOW_UPS, {
    remove: (id) => callApi('DELETE /api/follow-ups/:id', { params: { id }, query: { mistake } }),
    restore,
    message: () => translate(mistake ? 'tasks:mistaken' : 'tasks:deleted'),
    failed,
  })
}
