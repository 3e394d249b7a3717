import { useEffect } from 'react'
import { holdUnsavedWork } from './unsaved-work.ts'

/** Lets the browser ask before the tab is closed or reloaded, until the returned function is called. */
function warnBeforeLeaving(): () => void {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault()
  addEventListener('beforeunload', warn)
  const release = holdUnsavedWork()
  return () => {
    removeEventListener('beforeunload', warn)
    release()
  }
}

/** While active, the browser asks before the tab is closed or reloaded. */
export function useLeaveWarning(active: boolean): void {
  useEffect(() => (active ? warnBeforeLeaving() : undefined), [active])
}

/**
 * Does the same for work that goes on outside React, whether or not a component shows it: screens load later than the
 * work begins, and may fail to.
 */
export function warnWhile(source: { subscribe(listener: () => void): unknown }, isActive: () => boolean): void {
  let stop: (() => void) | null = null
  const update = () => {
    if (isActive()) stop ??= warnBeforeLeaving()
    else {
      stop?.()
      stop = null
    }
  }
  update()
  source.subscribe(update)
}
