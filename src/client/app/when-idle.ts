import { waitForIdle } from '#client/lib/browser/wait-for-idle.ts'
import { currentToast, subscribeToToasts } from '#client/ui/overlays/toast-store.ts'

/** Maximum time to wait for a busy browser, in milliseconds. On a slow machine one may never report that it is idle. */
const LONGEST_BUSY_MS = 5000

/**
 * Resolves when the page has been painted and the browser is idle, or has been busy for long. For code that the first
 * screen does not need.
 */
export async function idle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  }
  await waitForIdle(500, LONGEST_BUSY_MS)
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
