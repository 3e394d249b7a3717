import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'
import { cancelItemRequests, patchItem, TASKS, useRefreshAfterLast } from '#client/api/items/item-cache.ts'
import { describeError } from '#client/api/query-client.ts'
import { translate } from '#client/i18n/i18n.ts'
import type { NoteTask } from '#shared/contract/analysis.ts'
import type { Participant } from '#shared/contract/comments.ts'

/**
 * Assigns a task to somebody, or gives it back to the note's owner (null). The change shows at once. If somebody else
 * has assigned the task meanwhile, it shows their choice and says so.
 */
export function useAssignTask() {
  const client = useQueryClient()
  const refreshAfterLast = useRefreshAfterLast(TASKS)
  return useMutation({
    mutationKey: TASKS.mutationKey,
    mutationFn: ({ task, assignee }: { task: NoteTask; assignee: Participant | null }) =>
      callApi('PUT /api/follow-ups/:id/assignee', {
        params: { id: task.id },
        body: { assigneeId: assignee?.id ?? null, previousId: task.assignee?.id ?? null },
      }),
    meta: { errorToast: { title: () => translate('assign:failed'), description: describeError } },
    onMutate: async ({ task, assignee }) => {
      await cancelItemRequests(client, TASKS)
      patchItem(client, TASKS, task.id, { assignee })
    },
    onError: (_error, { task }) => {
      patchItem(client, TASKS, task.id, { assignee: task.assignee })
    },
    onSettled: refreshAfterLast,
  })
}
