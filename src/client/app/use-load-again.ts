import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { isMissingCode } from '#client/lib/browser/missing-code.ts'
import { pauseAfter, waitForNetwork } from '#client/lib/retry.ts'

const wait = waitForNetwork(new EventTarget())

/**
 * While a screen has failed because its code could not be loaded, loads it again after growing pauses, or as soon as the
 * network is back.
 */
export function useLoadAgain(error: unknown): void {
  const { revalidate } = useRevalidator()
  const failures = useRef(0)
  useEffect(() => {
    if (!isMissingCode(error)) return
    failures.current += 1
    const leaving = new AbortController()
    wait(pauseAfter(failures.current), leaving.signal).then(
      () => void revalidate(),
      // The user has left the screen.
      () => undefined,
    )
    return () => leaving.abort()
  }, [error, revalidate])
}
