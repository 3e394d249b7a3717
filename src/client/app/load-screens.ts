import { readKeptUser } from '#client/lib/kept-user.ts'

let routedApp: Promise<typeof import('./routed-app.tsx')> | null = null

/** The visitors' first screen. It needs neither the router nor the query cache, and is not to wait for them. */
export const loadLandingPage = () => import('./landing-page.tsx')

/** Every other screen. */
export function loadRoutedApp() {
  routedApp ??= import('./routed-app.tsx')
  return routedApp
}

/** Begins to load what this visitor most likely needs, while the server is still being asked who they are. */
export function beginLoading(): void {
  const likelyVisitor = readKeptUser(localStorage) === null && window.location.pathname === '/'
  // A failure shows where the screen is then asked for.
  ;(likelyVisitor ? loadLandingPage() : loadRoutedApp()).catch(() => undefined)
}

/** Clears what was fetched for a user who has signed out; where no such screen was loaded there is nothing. */
export async function forgetFetched(): Promise<void> {
  if (routedApp) (await routedApp).forgetFetched()
}
