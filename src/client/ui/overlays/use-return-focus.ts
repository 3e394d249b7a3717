import { type RefObject, useRef } from 'react'

/**
 * Gives the focus back where it was when a window closes, to be spread over its content: the library knows no more than
 * triggers of its own, and would drop it. Where that place is gone (a row that was deleted) the focus goes to the screen's
 * content, and where it has gone elsewhere meanwhile (another screen) it stays.
 * @param known that place, for a window that takes the focus before the library does.
 */
export function useReturnFocus(known?: RefObject<Element | null>) {
  const found = useRef<Element | null>(null)
  const opener = known ?? found
  return {
    onOpenAutoFocus: () => {
      if (!known) found.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (document.activeElement !== document.body) return
      const place = opener.current?.isConnected ? opener.current : document.querySelector('main')
      if (place instanceof HTMLElement) place.focus({ preventScroll: true })
    },
  }
}
