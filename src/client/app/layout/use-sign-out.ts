import { useMutation, useQueryClient } from '@tanstack/react-query'
import { logoutMutation } from '#client/features/session/api/logout.ts'
import { tellOtherTabs } from '#client/lib/follow-other-tabs.ts'
import { forgetUser } from '#client/lib/query-client.ts'

/** Signing out: ends the session, clears everything cached and goes to `/`. */
export function useSignOut() {
  const client = useQueryClient()
  return useMutation({
    ...logoutMutation,
    onSuccess: () => {
      tellOtherTabs(null)
      forgetUser(client, '/')
    },
  })
}
