import { useEffect } from 'react'
import { useUnsavedWork } from './unsaved-work.ts'

/** While active, the browser asks before the tab is closed or reloaded. */
export function useLeaveWarning(active: boolean): void {
  useUnsavedWork(active)
  useEffect(() => {
    if (!active) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [active])
}
