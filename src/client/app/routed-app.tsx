import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router/dom'
import { clearFetched } from '#client/api/query-client.ts'
import { routerFor } from './active-router.ts'
import { queryClient } from './query-layer.ts'

/** Every screen but the visitors' first one: a route set by the session, and the cache of what they fetch. */
export function RoutedApp({ signedIn }: { signedIn: boolean }) {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider key={String(signedIn)} router={routerFor(signedIn)} />
    </QueryClientProvider>
  )
}

/** Whoever comes next on this device shall find nothing of whoever was here before. */
export function forgetFetched(): void {
  clearFetched(queryClient)
}
