import { useQueryClient } from '@tanstack/react-query'
import { sessionQuery } from '#client/api/account/session-query.ts'
import { notifyOtherTabs } from '#client/lib/session/follow-other-tabs.ts'
import type { User } from '#shared/contract/accounts.ts'
import { REDIRECT_MS } from '#shared/limits.ts'

/**
 * Returns a function that enters the product from the sign-in form: it sets the signed-in user, so that the app shows
 * its signed-in routes (and /auth leads to /).
 */
export function useEnterSession(): (user: User) => void {
  const client = useQueryClient()
  return (user) => {
    notifyOtherTabs(user.id)
    setTimeout(() => client.setQueryData(sessionQuery.queryKey, user), REDIRECT_MS.afterLogin)
  }
}
