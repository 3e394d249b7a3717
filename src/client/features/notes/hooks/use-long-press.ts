import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** How long a finger has to stay, in milliseconds: as long as browsers wait before they open their own menu. */
export const LONG_PRESS_MS = 500
/** A finger that moves further than this, in pixels, is scrolling. */
const STILL = 10

/**
 * Returns the listeners of an element that a finger can press for a long time. What the browser would do then (open a
 * menu, or follow the link once the finger is lifted) is suppressed. A mouse does nothing.
 */
export function useLongPress(onLongPress: () => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null)
  const hasActed = useRef(false)

  function giveUp() {
    if (press.current) clearTimeout(press.current.timer)
    press.current = null
  }
  useEffect(() => () => clearTimeout(press.current?.timer), [])

  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      giveUp()
      hasActed.current = false
      if (pointerType !== 'touch' || !isPrimary) return
      const timer = setTimeout(() => {
        press.current = null
        hasActed.current = true
        onLongPress()
      }, LONG_PRESS_MS)
      press.current = { timer, x: clientX, y: clientY }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = press.current ?? { x: clientX, y: clientY }
      if (Math.hypot(clientX - x, clientY - y) > STILL) giveUp()
    },
    onPointerUp: giveUp,
    onPointerCancel: giveUp,
    onContextMenu: (event: MouseEvent) => {
      if (press.current || hasActed.current) event.preventDefault()
    },
    onClickCapture: (event: MouseEvent) => {
      if (!hasActed.current) return
      hasActed.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
