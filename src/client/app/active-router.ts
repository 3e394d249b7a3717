import { createBrowserRouter } from 'react-router'
import { signedInRoutes, visitorRoutes } from './routes.tsx'

type Router = ReturnType<typeof createBrowserRouter>

// One router listens to the browser's history at a time; it lives outside React, which may render twice.
let active: { signedIn: boolean; router: Router } | null = null

/** The router for this state of the session, made anew when the state has changed. */
export function routerFor(signedIn: boolean): Router {
  if (active?.signedIn === signedIn) return active.router
  active?.router.dispose()
  active = { signedIn, router: createBrowserRouter(signedIn ? signedInRoutes : visitorRoutes) }
  return active.router
}
