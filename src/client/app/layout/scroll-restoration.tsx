import { useContext, useLayoutEffect } from 'react'
import { ScrollRestoration as RouterScrollRestoration, UNSAFE_DataRouterContext, useLocation } from 'react-router'
import { restoreScroll } from '#client/lib/browser/restore-scroll.ts'

/**
 * Restores the scroll position of a screen that the user comes back to. The router scrolls only once, when a page that
 * was opened anew is not as long as it was.
 */
export function ScrollRestoration() {
  return (
    <>
      <RouterScrollRestoration />
      <LateScroll />
    </>
  )
}

/** Rendered after the router's component, whose effect reads the saved position first. */
function LateScroll() {
  // The only access to the position that the router has saved.
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const { key } = useLocation()
  useLayoutEffect(() => {
    const top = router?.state.location.key === key ? router.state.restoreScrollPosition : null
    return typeof top === 'number' && top > 0 ? restoreScroll(top) : undefined
  }, [router, key])
  return null
}
