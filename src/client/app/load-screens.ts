import { readSharedToken } from '#client/lib/addresses/shared-address.ts'
import { readCachedUser } from '#client/lib/session/cached-user.ts'
import { lazyPart } from '#client/ui/deferred/lazy-part.ts'
import { isLandingShown } from './landing-shown.ts'

/** The visitors' first screen, which users never need. */
export const LandingPage = lazyPart(async () => (await import('./landing-page.tsx')).LandingPage)

let routedApp: Promise<typeof import('./routed-app.tsx')> | null = null

/** Loads every screen except the visitors' first one. */
export function loadRoutedApp() {
  routedApp ??= import('./routed-app.tsx')
  return routedApp
}

/**
 * Starts loading the screens that are likely to be needed, while the session is still being fetched. Resolves when the
 * first one can be rendered instead of the prerendered page, or has to be loaded again.
 */
export async function beginLoading(): Promise<void> {
  if (readSharedToken(window.location.pathname) !== null) return
  // The server sends the landing page only to browsers without a session.
  const likelyVisitor = isLandingShown() && readCachedUser(localStorage) === null
  // A failure is reported when the screens are requested later.
  if (likelyVisitor) await LandingPage.preload().catch(() => undefined)
  else loadRoutedApp().catch(() => undefined)
}

/** Clears the data fetched for a user who has signed out. Does nothing if none of their screens was loaded. */
export async function forgetFetched(): Promise<void> {
  if (routedApp) (await routedApp).forgetFetched()
}
