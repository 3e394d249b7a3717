/**
 * Resolves when the browser is idle.
 * @param fallbackMs the wait where the browser does not report that, in milliseconds
 * @param longestMs the longest wait for a busy browser, in milliseconds; without it there is none
 */
export function waitForIdle(fallbackMs: number, longestMs?: number): Promise<void> {
  return new Promise((resolve) => {
    if (!window.requestIdleCallback) setTimeout(resolve, fallbackMs)
    else window.requestIdleCallback(() => resolve(), longestMs === undefined ? undefined : { timeout: longestMs })
  })
}
