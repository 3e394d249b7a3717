import { useEffect } from 'react'
import { holdUnsavedWork, holdWhile } from './unsaved-work.ts'

/** Makes the browser ask before the tab is closed or reloaded, until the returned function is called. */
function warnBeforeLeaving(): () => void {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault()
  addEventListener('beforeunload', warn)
  const release = holdUnsavedWork()
  return () => {
    removeEventListener('beforeunload', warn)
    release()
  }
}

/** While active, makes the browser ask before the tab is closed or reloaded. */
export function useLeaveWarning(active: boolean): void {
  useEffect(() => (active ? warnBeforeLeaving() : undefined), [active])
}

/** Does the same for work that continues outside React. */
export function warnWhile(source: { subscribe(listener: () => void): unknown }, isActive: () => boolean): void {
  holdWhile(source, isActive, warnBeforeLeaving)
}
