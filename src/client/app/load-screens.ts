import { readSharedToken } from '#client/lib/addresses/shared-address.ts'
import { readCachedUser } from '#client/lib/session/cached-user.ts'

let routedApp: Promise<typeof import('./routed-app.tsx')> | null = null

/** Every screen but the visitors' first one, which comes with the app. */
export function loadRoutedApp() {
  routedApp ??= import('./routed-app.tsx')
  return routedApp
}

/** Begins to load the router and its screens while the server is still being asked who this is, if they are needed. */
export function beginLoading(): void {
  if (readSharedToken(window.location.pathname) !== null) return
  const likelyVisitor = readCachedUser(localStorage) === null && window.location.pathname === '/'
  // A failure shows where the screens are then asked for.
  if (!likelyVisitor) loadRoutedApp().catch(() => undefined)
}

/** Clears what was fetched for a user who has signed out; where no such screen was loaded there is nothing. */
export async function forgetFetched(): Promise<void> {
  if (routedApp) (await routedApp).forgetFetched()
}
