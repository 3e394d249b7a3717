import { readSharedToken } from '#client/lib/addresses/shared-address.ts'
import { readCachedUser } from '#client/lib/session/cached-user.ts'

let routedApp: Promise<typeof import('./routed-app.tsx')> | null = null

/** Loads every screen but the visitors' first one, which comes with the app. */
export function loadRoutedApp() {
  routedApp ??= import('./routed-app.tsx')
  return routedApp
}

/**
 * Starts loading the router and its screens while the session is still being fetched, if they are likely to be needed.
 */
export function beginLoading(): void {
  if (readSharedToken(window.location.pathname) !== null) return
  const likelyVisitor = readCachedUser(localStorage) === null && window.location.pathname === '/'
  // A failure is shown where the screens are requested later.
  if (!likelyVisitor) loadRoutedApp().catch(() => undefined)
}

/** Clears what was fetched for a user who has signed out. Does nothing if none of their screens was loaded. */
export async function forgetFetched(): Promise<void> {
  if (routedApp) (await routedApp).forgetFetched()
}
