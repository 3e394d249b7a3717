import { createBrowserRouter } from 'react-router'
import { reportPage } from '#client/features/cookie-consent/report-pages.ts'
import { newId } from '#client/lib/browser/new-id.ts'
import { endOpening } from '#client/ui/deferred/opening.ts'
import { signedInRoutes, visitorRoutes } from './routes.tsx'

type Router = ReturnType<typeof createBrowserRouter>

// Only one router at a time may listen to the browser's history. It is kept outside React, which may render twice.
let active: { signedIn: boolean; router: Router } | null = null

/** Returns the router for this state of the session; creates a new one when the state has changed. */
export function routerFor(signedIn: boolean): Router {
  if (active?.signedIn === signedIn) return active.router
  active?.router.dispose()
  giveEntryKey()
  const router = createBrowserRouter(signedIn ? signedInRoutes : visitorRoutes)
  const first = router.state.location
  const report = () => {
    const { initialized, navigation, location } = router.state
    if (!initialized) return
    // Done before the next screen is rendered.
    if (navigation.state !== 'idle' || location !== first) endOpening()
    if (navigation.state === 'idle') reportPage(location.pathname)
  }
  report()
  router.subscribe(report)
  active = { signedIn, router }
  return router
}

/**
 * Gives the history entry with which the page was opened a key of its own. The router gives them all the same, so that
 * the scroll position of one screen would overwrite that of another.
 */
function giveEntryKey(): void {
  const state: { key?: string } | null = window.history.state
  if (!state?.key) window.history.replaceState({ ...state, key: newId() }, '')
}
