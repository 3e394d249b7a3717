import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'
import { cancelItemRequests, FOLLOW_UPS, patchItem, useRefreshAfterLast } from '#client/api/items/item-cache.ts'
import { describeError } from '#client/api/query-client.ts'
import { translate } from '#client/i18n/i18n.ts'
import type { NoteFollowUp } from '#shared/contract/analysis.ts'
import type { Participant } from '#shared/contract/comments.ts'

/**
 * Assigns a follow-up to somebody, or gives it back to the note's owner (null). The change shows at once. If somebody
 * else has assigned the follow-up meanwhile, shows their choice and says so.
 */
export function useAssignFollowUp() {
  const client = useQueryClient()
  const refreshAfterLast = useRefreshAfterLast(FOLLOW_UPS)
  return useMutation({
    mutationKey: FOLLOW_UPS.mutationKey,
    mutationFn: ({ followUp, assignee }: { followUp: NoteFollowUp; assignee: Participant | null }) =>
      callApi('PUT /api/follow-ups/:id/assignee', {
        params: { id: followUp.id },
        body: { assigneeId: assignee?.id ?? null, previousId: followUp.assignee?.id ?? null },
      }),
    meta: { errorToast: { title: () => translate('assign:failed'), description: describeError } },
    onMutate: async ({ followUp, assignee }) => {
      await cancelItemRequests(client, FOLLOW_UPS)
      patchItem(client, FOLLOW_UPS, followUp.id, { assignee })
    },
    onError: (_error, { followUp }) => {
      patchItem(client, FOLLOW_UPS, followUp.id, { assignee: followUp.assignee })
    },
    onSettled: refreshAfterLast,
  })
}
