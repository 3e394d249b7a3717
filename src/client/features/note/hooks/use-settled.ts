import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** The properties of a request that say whether it is settled: the others change with every later fetch. */
export const SETTLING: Array<'data' | 'isError' | 'failureCount'> = ['data', 'isError', 'failureCount']

/** How long the page waits for all of its parts before it shows those that have arrived, in milliseconds. */
const LONGEST_WAIT_MS = 1_500

/**
 * Returns whether each request has been answered or has failed at least once, so that parts above the text don't push
 * it down after it was shown. A request that takes too long is not waited for.
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
