import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#client/api/account/session-query.ts'
import type { User } from '#shared/contract/accounts.ts'

/** Returns the signed-in user. Only for components rendered for signed-in users: throws for a visitor. */
export function useUser(): User {
  const { data } = useQuery(sessionQuery)
  if (!data) throw new Error('useUser needs a signed-in user')
  return data
}
