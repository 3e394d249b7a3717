import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/**
 * Returns whether a toast has to go to the top of the screen, because at the bottom it would cover the control that was
 * pressed last, which the toast is most often about. The pressed control is watched rather than the focus, because
 * Safari does not focus a button that is tapped.
 * @param shown the id of the toast; null while there is none
 */
export function useClearOfPressed(shown: number | null, viewport: RefObject<HTMLElement | null>): boolean {
  const pressed = useRef<Element | null>(null)
  const [moved, setMoved] = useState<number | null>(null)
  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const control = target instanceof Element ? target.closest('button, a, input, label, select') : null
      if (!viewport.current?.contains(control)) pressed.current = control
    }
    document.addEventListener('click', remember, { capture: true })
    return () => document.removeEventListener('click', remember, { capture: true })
  }, [viewport])
  // Before the browser paints, with the toast at the bottom.
  useLayoutEffect(() => {
    if (shown === null || !viewport.current || !pressed.current?.isConnected) return
    if (overlap(viewport.current.getBoundingClientRect(), pressed.current.getBoundingClientRect())) setMoved(shown)
  }, [shown, viewport])
  return shown !== null && moved === shown
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
