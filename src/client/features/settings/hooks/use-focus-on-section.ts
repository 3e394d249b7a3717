import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Moves the focus to the heading of a section the user jumps to, so that keyboard and screen reader continue from
 * there.
 */
export function useFocusOnSection(): void {
  const location = useLocation()
  useEffect(() => {
    const heading = location.hash && document.getElementById(`${location.hash.slice(1)}-title`)
    if (heading) heading.focus({ preventScroll: true })
  }, [location])
}
