/**
 * Resolves when the browser is idle.
 * @param fallbackMs how long to wait if the browser does not report idleness, in milliseconds
 * @param longestMs the longest wait for a busy browser, in milliseconds; unlimited if it is missing
 */
export function waitForIdle(fallbackMs: number, longestMs?: number): Promise<void> {
  return new Promise((resolve) => {
    if (!window.requestIdleCallback) setTimeout(resolve, fallbackMs)
    else window.requestIdleCallback(() => resolve(), longestMs === undefined ? undefined : { timeout: longestMs })
  })
}
