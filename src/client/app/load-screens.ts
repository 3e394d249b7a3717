import { readSharedToken } from '#client/lib/addresses/shared-address.ts'
import { readCachedUser } from '#client/lib/session/cached-user.ts'
import { lazyPart } from '#client/ui/deferred/lazy-part.ts'
import { isLandingShown } from './landing-shown.ts'

/** The visitors' first screen, which users never need. */
export const LandingPage = lazyPart(async () => (await import('./landing-page.tsx')).LandingPage)

let routedApp: Promise<typeof import('./routed-app.tsx')> | null = null

/** Every screen except the visitors' first one. */
export const RoutedApp = lazyPart(async () => {
  routedApp = import('./routed-app.tsx')
  return (await routedApp).RoutedApp
})

/**
 * Loads the screens that are likely to be needed, while the session is still being fetched. Resolves when they can be
 * rendered, or have to be loaded again. Until then the page shows what the server sent: if React showed a placeholder
 * instead, it would keep it for 300 ms at least.
 */
export async function beginLoading(): Promise<void> {
  if (readSharedToken(window.location.pathname) !== null) return
  // The server sends the landing page only to browsers without a session.
  const likelyVisitor = isLandingShown() && readCachedUser(localStorage) === null
  // A failure is reported when the screens are requested later.
  await (likelyVisitor ? LandingPage : RoutedApp).preload().catch(() => undefined)
}

/** Clears the data fetched for a user who has signed out. Does nothing if none of their screens was loaded. */
export async function forgetFetched(): Promise<void> {
  if (routedApp) (await routedApp).forgetFetched()
}
