/**
 * Resolves when the browser is idle.
 * @param fallbackMs how long to wait if the browser does not report idleness, in milliseconds
 * @param longestMs the longest wait for a busy browser, in milliseconds; some browsers never report idleness on a page where
 * nothing changes
 */
export function waitForIdle(fallbackMs: number, longestMs: number): Promise<void> {
  return new Promise((resolve) => {
    if (!window.requestIdleCallback) setTimeout(resolve, fallbackMs)
    else window.requestIdleCallback(() => resolve(), { timeout: longestMs })
  })
}
