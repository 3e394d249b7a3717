import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router/dom'
import { clearFetched } from '#client/api/query-client.ts'
import { forgetUnsavedEdits } from '#client/features/note/transcript/forget-unsaved-edits.ts'
import { closeToast, currentToast } from '#client/ui/overlays/toast-store.ts'
import { routerFor } from './active-router.ts'
import { queryClient } from './query-layer.ts'

/**
 * Every screen except the visitors' first one: a set of routes chosen by session, and the cache of the data they fetch.
 */
export function RoutedApp({ signedIn }: { signedIn: boolean }) {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider key={String(signedIn)} router={routerFor(signedIn)} />
    </QueryClientProvider>
  )
}

/** The next user of this device must not find anything from the previous one. */
export function forgetFetched(): void {
  clearFetched(queryClient)
  forgetUnsavedEdits(sessionStorage)
  const toast = currentToast()
  if (toast) closeToast(toast.id)
}
