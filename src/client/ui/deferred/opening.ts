import { waitForIdle } from '#client/lib/browser/wait-for-idle.ts'
import { createOpeningQueue } from './create-opening-queue.ts'

/** The longest that a part waits for a busy browser, in milliseconds. */
const LONGEST_REST_MS = 300

/** The parts of the page's first screen that are still to appear. */
export const openingQueue = createOpeningQueue(() => waitForIdle(0, LONGEST_REST_MS))

let isOver = false

/** Has all further screens appear at once: their code is there, and the user is already working. */
export function endOpening(): void {
  isOver = true
}

/**
 * Tells whether a screen is to appear part by part. That is only the first one, and only where the page was not opened to
 * come back to a place on it, or to go to one: there is nothing to scroll to in parts that are missing.
 */
export function opensInParts(): boolean {
  if (isOver) return false
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const { search, hash } = window.location
  return navigation?.type === 'navigate' && search === '' && hash === ''
}
