import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/**
 * Tells whether the prerendered page is being prerendered or hydrated, when all must be as the build made it. It is rendered
 * again with false right after that.
 */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
}
