import { sessionQuery } from '#client/api/account/session-query.ts'
import { createQueryClient } from '#client/api/query-client.ts'
import { currentSession, setSessionUser, subscribeToSession } from '#client/lib/session/session-store.ts'

/**
 * The cache of everything fetched. It is created with the first screen that needs it and kept in sync with the session
 * store.
 */
export const queryClient = createQueryClient()

function takeOverSession(): void {
  const session = currentSession()
  if (session.state !== 'known') return
  // Only sets a new value: setting the same one again would look like a new sign-in.
  if (queryClient.getQueryData(sessionQuery.queryKey) === session.user) return
  queryClient.setQueryData(sessionQuery.queryKey, session.user)
}

takeOverSession()
subscribeToSession(takeOverSession)
queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type !== 'updated' || query.queryKey[0] !== sessionQuery.queryKey[0]) return
  const user = queryClient.getQueryData(sessionQuery.queryKey)
  if (user !== undefined) setSessionUser(user)
})
