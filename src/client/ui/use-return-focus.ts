import { useRef } from 'react'

/**
 * Gives the focus back where it was when a window closes, to be spread over its content: the library knows no more than
 * triggers of its own, and would drop it. Where that place is gone (a row that was deleted) the focus goes to the screen's
 * content, and where it has gone elsewhere meanwhile (another screen) it stays.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (document.activeElement !== document.body) return
      const place = opener.current?.isConnected ? opener.current : document.querySelector('main')
      if (place instanceof HTMLElement) place.focus({ preventScroll: true })
    },
  }
}
