import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/**
 * Tells whether the prerendered page is being prerendered or hydrated, during which everything must be as the build
 * made it. Right afterwards, the component is rendered again with false.
 */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
}
