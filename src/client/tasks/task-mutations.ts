import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'
import type { ApiInput } from '#client/api/api-routes.ts'
import { cancelItemRequests, patchItem, TASKS, useRefreshAfterLast } from '#client/api/items/item-cache.ts'
import { useDeleteItem } from '#client/api/items/use-delete-item.ts'
import { translate } from '#client/i18n/i18n.ts'
import type { NoteTask } from '#shared/contract/analysis.ts'

type TaskChange = ApiInput<'PATCH /api/follow-ups/:id'>['body']
type NewTask = ApiInput<'POST /api/follow-ups'>['body']

const failed = () => translate('tasks:updateFailed')
const meta = { errorToast: { title: () => translate('error.short'), description: failed } }

/** Changes or completes a task: shown at once, and taken back where the server does not keep it. */
export function useUpdateTask() {
  const client = useQueryClient()
  const refreshAfterLast = useRefreshAfterLast(TASKS)
  return useMutation({
    mutationKey: TASKS.mutationKey,
    mutationFn: ({ id, change }: { id: string; change: TaskChange }) =>
      callApi('PATCH /api/follow-ups/:id', { params: { id }, body: change }),
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

/** What a change makes of a task as it is shown. Another day takes the hour of the old one with it. */
function readChange({ completedAt: _, ...change }: TaskChange): Partial<NoteTask> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  return { ...given, ...(change.dueDate === undefined ? {} : { dueAt: null }) }
}

/** Writes down a task by hand. */
export function useCreateTask() {
  const refreshAfterLast = useRefreshAfterLast(TASKS)
  return useMutation({
    mutationKey: TASKS.mutationKey,
    mutationFn: (task: NewTask) => callApi('POST /api/follow-ups', { body: task }),
    meta,
    onSuccess: refreshAfterLast,
  })
}

/** Deletes a task, with the way to bring it back. */
export function useDeleteTask() {
  return useDeleteItem(TASKS, {
    remove: (id) => callApi('DELETE /api/follow-ups/:id', { params: { id } }),
    restore: (id) => callApi('POST /api/follow-ups/:id/restore', { params: { id } }),
    told: () => translate('tasks:deleted'),
    failed,
  })
}
