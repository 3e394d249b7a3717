import { type RefObject, useEffect, useRef } from 'react'
import { currentToast } from './toast-store.ts'

/**
 * Lets Escape close a window that has the focus while a toast is shown. Radix gives the key to whatever was opened
 * last, so a toast above the window would receive it although the user is not there.
 * @returns the ref of the window's content
 */
export function useEscapeUnderToast(onClose: () => void): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !currentToast()?.open) return
      if (!content.current?.contains(document.activeElement)) return
      // Radix listens on the document, which receives the key one step later.
      event.stopPropagation()
      close.current()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
  return content
}
