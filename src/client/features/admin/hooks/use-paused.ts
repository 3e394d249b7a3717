import { useEffect, useState } from 'react'

/** Returns a value once it has not changed for a time, in milliseconds; until then, the one before. */
export function usePaused<T>(value: T, pauseMs: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return settled
}
