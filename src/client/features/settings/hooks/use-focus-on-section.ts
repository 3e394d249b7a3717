import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Moves the focus to the heading of a section that the user jumps to, so that keyboard and screen reader users continue
 * from there.
 */
export function useFocusOnSection(): void {
  const location = useLocation()
  useEffect(() => {
    const heading = location.hash && document.getElementById(`${location.hash.slice(1)}-title`)
    if (heading) heading.focus({ preventScroll: true })
  }, [location])
}
