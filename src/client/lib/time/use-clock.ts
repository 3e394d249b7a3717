import { useSyncExternalStore } from 'react'
import { followClock } from './clock.ts'

/**
 * What `read` makes of the present moment; renders again when it makes something else of it, so that a page that is left
 * open stays right.
 */
export function useClock<T extends string | number | boolean>(read: (now: Date) => T): T {
  const look = () => read(new Date())
  return useSyncExternalStore(followClock, look, look)
}

/** The local midnight that began this day, as a timestamp. */
export function useToday(): number {
  return useClock(startOfToday)
}

function startOfToday(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime()
}
