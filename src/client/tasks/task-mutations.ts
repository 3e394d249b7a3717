import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'
import type { ApiInput } from '#client/api/api-routes.ts'
import { inOrder } from '#client/api/items/in-order.ts'
import { cancelItemRequests, patchItem, TASKS, useRefreshAfterLast } from '#client/api/items/item-cache.ts'
import { useDeleteItem, useDeletions } from '#client/api/items/use-delete-item.ts'
import { translate } from '#client/i18n/i18n.ts'
import type { NoteTask } from '#shared/contract/analysis.ts'

type TaskChange = ApiInput<'PATCH /api/follow-ups/:id'>['body']
type NewTask = ApiInput<'POST /api/follow-ups'>['body']

const failed = () => translate('tasks:updateFailed')
const meta = { errorToast: { title: () => translate('error.short'), description: failed } }

/** Edits or completes a task. The change shows at once and is reverted if the server can't save it. */
export function useUpdateTask() {
  const client = useQueryClient()
  const refreshAfterLast = useRefreshAfterLast(TASKS)
  return useMutation({
    mutationKey: TASKS.mutationKey,
    mutationFn: ({ id, change }: { id: string; change: TaskChange }) =>
      inOrder(client, id, () => callApi('PATCH /api/follow-ups/:id', { params: { id }, body: change })),
    meta,
    onMutate: async ({ id, change }) => {
      await cancelItemRequests(client, TASKS)
      return { before: patchItem(client, TASKS, id, readChange(change)) }
    },
    onError: (_error, { id }, context) => {
      if (context?.before) patchItem(client, TASKS, id, context.before)
    },
    onSettled: refreshAfterLast,
  })
}

/** Applies a change to the task on screen. A new day removes the old time. */
function readChange({ completedAt: _, ...change }: TaskChange): Partial<NoteTask> {
  const defined = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  return { ...defined, ...(change.dueDate === undefined ? {} : { dueAt: change.dueAt ?? null }) }
}

/** Adds a task by hand. */
export function useCreateTask() {
  const refreshAfterLast = useRefreshAfterLast(TASKS)
  return useMutation({
    mutationKey: TASKS.mutationKey,
    mutationFn: (task: NewTask) => callApi('POST /api/follow-ups', { body: task }),
    meta,
    onSuccess: refreshAfterLast,
  })
}

const restore = (id: string) => callApi('POST /api/follow-ups/:id/restore', { params: { id } })

/** Deletes several tasks, one call each. The caller offers to restore them. */
export function useDeleteTasks() {
  const remove = (id: string) => callApi('DELETE /api/follow-ups/:id', { params: { id }, query: {} })
  return useDeletions(TASKS, { remove, restore, failed })
}

/**
 * Deletes a task, with Undo.
 * @param mistake whether it never was one, which the server learns from.
 */
export function useDeleteTask(mistake = false) {
  return useDeleteItem(TASKS, {
    remove: (id) => callApi('DELETE /api/follow-ups/:id', { params: { id }, query: { mistake } }),
    restore,
    message: () => translate(mistake ? 'tasks:mistaken' : 'tasks:deleted'),
    failed,
  })
}
