import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** How long the page waits for all of its parts before it shows those it has, in milliseconds. */
const LONGEST_WAIT_MS = 1_500

/**
 * Returns whether each request has been answered once, or has failed, so that what is above the text doesn't push it
 * down after it was shown. A request that takes too long is not waited for.
 */
export function useSettled(
  requests: readonly Pick<UseQueryResult, 'data' | 'fetchStatus' | 'failureCount'>[],
  limitMs = LONGEST_WAIT_MS,
): boolean {
  const [wasSettled, setSettled] = useState(false)
  const isSettled = requests.every(
    ({ data, fetchStatus, failureCount }) => data !== undefined || fetchStatus !== 'fetching' || failureCount > 0,
  )
  if (isSettled && !wasSettled) setSettled(true)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), limitMs)
    return () => clearTimeout(timer)
  }, [limitMs])
  return isSettled || wasSettled
}
