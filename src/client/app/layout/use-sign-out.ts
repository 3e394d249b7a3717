import { useMutation, useQueryClient } from '@tanstack/react-query'
import { forgetUser } from '#client/api/query-client.ts'
import { logoutMutation } from '#client/features/session/api/logout.ts'
import { notifyOtherTabs } from '#client/lib/session/follow-other-tabs.ts'

/** Signs out: ends the session, clears everything cached and goes to `/`. */
export function useSignOut() {
  const client = useQueryClient()
  return useMutation({
    ...logoutMutation,
    onSuccess: () => {
      notifyOtherTabs(null)
      forgetUser(client, '/')
    },
  })
}
