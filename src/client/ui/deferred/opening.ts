import { waitForIdle } from '#client/lib/browser/wait-for-idle.ts'
import { createOpeningQueue } from './create-opening-queue.ts'

/** Maximum time that a part waits for a busy browser, in milliseconds. */
const LONGEST_REST_MS = 300

/** The queue of the parts of the page's first screen that have not appeared yet. */
export const openingQueue = createOpeningQueue(() => waitForIdle(0, LONGEST_REST_MS))

let isOver = false

/** Makes all further screens appear at once, because their code is loaded and the user is already working. */
export function endOpening(): void {
  isOver = true
}

/**
 * Tells whether a screen should appear part by part. Only the first one does, and only if the page was not opened to go
 * to a place on it or to come back to one, because it is impossible to scroll to missing parts.
 */
export function opensInParts(): boolean {
  if (isOver) return false
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const { search, hash } = window.location
  return navigation?.type === 'navigate' && search === '' && hash === ''
}
