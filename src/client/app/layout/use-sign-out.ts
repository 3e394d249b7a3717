import { useMutation, useQueryClient } from '@tanstack/react-query'
import { logoutMutation } from '#client/features/session/api/logout.ts'
import { forgetUser } from '#client/lib/query-client.ts'

/** Signing out: ends the session, clears everything cached and goes to `/`. */
export function useSignOut() {
  const client = useQueryClient()
  return useMutation({
    ...logoutMutation,
    onSuccess: () => {
      // The visitor's routes, which the app shows once the user is forgotten, begin at this address.
      window.history.replaceState(null, '', '/')
      forgetUser(client)
    },
  })
}
