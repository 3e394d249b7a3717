import { useEffect } from 'react'

let held = 0

/** Returns whether a reload would lose something: a recording, an upload, an edit. */
export function isWorkUnsaved(): boolean {
  return held > 0
}

/** While active, the page doesn't reload by itself (new-version.ts). */
export function useUnsavedWork(active: boolean): void {
  useEffect(() => {
    if (!active) return
    held++
    return () => {
      held--
    }
  }, [active])
}
