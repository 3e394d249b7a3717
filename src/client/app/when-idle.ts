import { waitForIdle } from '#client/lib/browser/wait-for-idle.ts'
import { openingQueue } from '#client/ui/deferred/opening.ts'
import { currentToast, subscribeToToasts } from '#client/ui/overlays/toast-store.ts'

/** Maximum time to wait for a busy browser, in milliseconds. On a slow machine one may never report that it is idle. */
const LONGEST_BUSY_MS = 5000
/** Maximum time to wait for all files of the page, in milliseconds. An image may never arrive. */
const LONGEST_LOADING_MS = 10_000
/** Maximum time to wait for the first screen, in milliseconds. Its code may never arrive. */
const LONGEST_OPENING_MS = 10_000

/**
 * Resolves when the page and its first screen are complete and the browser is idle, or when one of them has taken long.
 * For code that the first screen does not need.
 */
export async function idle(): Promise<void> {
  if (document.readyState !== 'complete') {
    const loaded = new Promise<void>((resolve) => window.addEventListener('load', () => resolve(), { once: true }))
    await atMost(loaded, LONGEST_LOADING_MS)
  }
  await atMost(new Promise<void>((resolve) => openingQueue.add(resolve, true)), LONGEST_OPENING_MS)
  await waitForIdle(500, LONGEST_BUSY_MS)
}

function atMost(event: Promise<void>, longestMs: number): Promise<void> {
  return Promise.race([event, new Promise<void>((resolve) => setTimeout(resolve, longestMs))])
}

/** Resolves when the first toast is to be shown. */
export async function firstToast(): Promise<void> {
  if (!currentToast()) await nextToast()
}

/** Resolves when another toast is to be shown. */
export function nextToast(): Promise<void> {
  return new Promise((resolve) => {
    const stop = subscribeToToasts(() => {
      stop()
      resolve()
    })
  })
}
