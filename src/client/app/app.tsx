import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { RouterProvider } from 'react-router/dom'
import { clearFetched, describeError } from '#client/lib/query-client.ts'
import { sessionQuery } from '#client/lib/session-query.ts'
import { ErrorPanel } from '#client/ui/error-panel.tsx'
import { LoadingScreen } from '#client/ui/loading-screen.tsx'
import { routerFor } from './active-router.ts'

/** Chooses the route set by the session. */
export function App() {
  const { data: user, error, refetch } = useQuery(sessionQuery)
  const client = useQueryClient()
  const signedOut = user === null
  useEffect(() => {
    if (signedOut) clearFetched(client)
  }, [signedOut, client])
  if (user === undefined) {
    if (!error) return <LoadingScreen />
    return (
      <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center p-4">
        <ErrorPanel message={describeError(error)} onRetry={() => void refetch()} />
      </main>
    )
  }
  return <RouterProvider key={String(signedOut)} router={routerFor(!signedOut)} />
}
