import { useEffect } from 'react'

let held = 0

/** Returns whether a reload would lose something: a recording, an upload, an edit. */
export function isWorkUnsaved(): boolean {
  return held > 0
}

/** Keeps the page from reloading by itself (new-version.ts) until the returned function is called. */
export function holdUnsavedWork(): () => void {
  held++
  return () => {
    held--
  }
}

/** While active, the page doesn't reload by itself. */
export function useUnsavedWork(active: boolean): void {
  useEffect(() => (active ? holdUnsavedWork() : undefined), [active])
}
