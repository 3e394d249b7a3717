import { startTransition, useEffect, useState } from 'react'
import { openingQueue, opensInParts } from './opening.ts'

/**
 * Returns how many of a screen's parts to show now: all of them, or on the page's first screen one more each time the
 * browser has time. A part waits until the one before it and its code are loaded.
 * @param ready whether the first part may be shown
 * @param isLast lets the other parts of the screen go first
 */
export function usePartsShown(parts: number, ready = true, isLast = false): number {
  const [shown, setShown] = useState(() => (opensInParts() ? 0 : parts))
  const isWaiting = ready && shown < parts
  useEffect(() => {
    if (!isWaiting) return
    return openingQueue.add(() => startTransition(() => setShown(shown + 1)), isLast)
  }, [isWaiting, shown, isLast])
  return ready ? shown : 0
}

/** While mounted, lets no further part appear, because what the user came for is still missing. */
export function useHoldOpening(): void {
  useEffect(() => openingQueue.hold(), [])
}
