import { useSyncExternalStore } from 'react'
import { followClock } from './clock.ts'

/**
 * Returns what `read` computes from the current time; re-renders when the result changes, so that a page left open
 * stays correct.
 */
export function useClock<T extends string | number | boolean>(read: (now: Date) => T): T {
  const look = () => read(new Date())
  return useSyncExternalStore(followClock, look, look)
}

/** Returns the local midnight that began this day, as a timestamp. */
export function useToday(): number {
  return useClock(startOfToday)
}

function startOfToday(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime()
}
