import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Whoever jumps to a section goes on from its heading, with the keyboard or a screen reader as well. */
export function useFocusOnSection(): void {
  const location = useLocation()
  useEffect(() => {
    const heading = location.hash && document.getElementById(`${location.hash.slice(1)}-title`)
    if (heading) heading.focus({ preventScroll: true })
  }, [location])
}
