import { useMutation, useQueryClient } from '@tanstack/react-query'
import { finishDeletions } from '#client/api/notes/undoable-deletions.ts'
import { forgetUser } from '#client/api/query-client.ts'
import { notifyOtherTabs } from '#client/lib/session/follow-other-tabs.ts'
import { logoutMutation } from '../api/logout.ts'

/** Signs out: ends the session, clears everything cached and goes to the given address. */
export function useSignOut(address = '/') {
  const client = useQueryClient()
  return useMutation({
    ...logoutMutation,
    onMutate: finishDeletions,
    onSuccess: () => {
      notifyOtherTabs(null)
      forgetUser(client, address)
    },
  })
}
