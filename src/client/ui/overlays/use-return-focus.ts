import { type RefObject, useRef } from 'react'

/**
 * Returns the focus to the previously focused element when a window closes. Spread the result over the window's
 * content: the library only knows its own triggers, and would drop the focus. If the element is gone (a deleted row),
 * the focus goes to the screen's content; if the focus has moved elsewhere meanwhile (another screen), it stays there.
 * @param known that element, for a window that takes the focus before the library does
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
      const target = opener.current?.isConnected ? opener.current : document.querySelector('main')
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    },
  }
}
