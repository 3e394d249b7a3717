import { useMutation, useQueryClient } from '@tanstack/react-query'
import { translate } from '#client/i18n/i18n.ts'
import { callApi } from '#client/lib/api-client.ts'
import type { ApiInput } from '#client/lib/api-routes.ts'
import { showToast } from '#client/ui/toast-store.ts'
import type { NoteTask } from '#shared/contract/analysis.ts'
import { dropTask, holdTasks, patchTask, refreshTasks } from './task-cache.ts'

const TASK_CHANGES = ['task-changes'] as const

export type TaskChange = ApiInput<'PATCH /api/follow-ups/:id'>['body']
export type NewTask = ApiInput<'POST /api/follow-ups'>['body']

const updateFailed = {
  errorToast: { title: () => translate('error.short'), description: () => translate('tasks:updateFailed') },
}

/** Lets only the last of several changes fetch the list, so that no answer lays an earlier state over a later click. */
function useRefreshAfterLast() {
  const client = useQueryClient()
  return () => (client.isMutating({ mutationKey: TASK_CHANGES }) === 1 ? refreshTasks(client) : undefined)
}

/** Changes or completes a task: shown at once, and taken back where the server does not keep it. */
export function useUpdateTask() {
  const client = useQueryClient()
  const refreshAfterLast = useRefreshAfterLast()
  return useMutation({
    mutationKey: TASK_CHANGES,
    mutationFn: ({ id, change }: { id: string; change: TaskChange }) =>
      callApi('PATCH /api/follow-ups/:id', { params: { id }, body: change }),
    meta: updateFailed,
    onMutate: async ({ id, change }) => {
      await holdTasks(client)
      return { before: patchTask(client, id, readChange(change)) }
    },
    onError: (_error, { id }, context) => {
      if (context?.before) patchTask(client, id, context.before)
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
  const client = useQueryClient()
  return useMutation({
    mutationKey: TASK_CHANGES,
    mutationFn: (task: NewTask) => callApi('POST /api/follow-ups', { body: task }),
    meta: updateFailed,
    onSuccess: () => refreshTasks(client),
  })
}

/** Deletes a task at once; the toast that tells so offers to bring it back. */
export function useDeleteTask() {
  const client = useQueryClient()
  const refreshAfterLast = useRefreshAfterLast()
  const restoring = useMutation({
    mutationKey: TASK_CHANGES,
    mutationFn: (id: string) => callApi('POST /api/follow-ups/:id/restore', { params: { id } }),
    meta: updateFailed,
    onSettled: refreshAfterLast,
  })
  return useMutation({
    mutationKey: TASK_CHANGES,
    mutationFn: (id: string) => callApi('DELETE /api/follow-ups/:id', { params: { id } }),
    meta: updateFailed,
    onMutate: async (id) => {
      await holdTasks(client)
      dropTask(client, id)
    },
    onSuccess: (_answer, id) =>
      showToast({
        variant: 'success',
        title: translate('tasks:deleted'),
        action: {
          label: translate('undo.label'),
          altText: translate('undo.alternative'),
          onSelect: () => restoring.mutate(id),
        },
      }),
    onSettled: refreshAfterLast,
  })
}
