import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Moves the focus to the new screen's heading after a navigation (or to `main` if it has none yet), so that a screen
 * reader begins there. Leaves the first screen alone.
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const target = main.current?.querySelector('h1') ?? main.current
    target?.focus({ preventScroll: true })
  }, [pathname, main])
}
