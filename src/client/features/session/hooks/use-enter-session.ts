import { useQueryClient } from '@tanstack/react-query'
import { sessionQuery } from '#client/api/account/session-query.ts'
import { tellOtherTabs } from '#client/lib/session/follow-other-tabs.ts'
import type { User } from '#shared/contract/accounts.ts'
import { REDIRECT_MS } from '#shared/limits.ts'

/**
 * Returns the step from the sign-in form into the product: sets the signed-in user, upon which the app shows its
 * signed-in routes (and /auth leads to /).
 */
export function useEnterSession(): (user: User) => void {
  const client = useQueryClient()
  return (user) => {
    tellOtherTabs(user.id)
    setTimeout(() => client.setQueryData(sessionQuery.queryKey, user), REDIRECT_MS.afterLogin)
  }
}
