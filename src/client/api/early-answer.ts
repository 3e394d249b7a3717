declare global {
  interface Window {
    /** A request that `public/before-paint.js` has sent before the app was loaded. */
    earlyAnswer?: { url: string; answer: Promise<Response> }
  }
}

/** Age of the page up to which an early answer is used, in milliseconds. Later its data may be outdated. */
const LATEST_USE_MS = 30_000

/**
 * Returns the answer to a request that was sent before the app was loaded, at most once; null if there was none. The
 * promise resolves with null if the request failed, so that it is sent again.
 */
export function takeEarlyAnswer(url: string): Promise<Response | null> | null {
  const early = globalThis.window?.earlyAnswer
  if (early?.url !== url) return null
  delete window.earlyAnswer
  if (performance.now() > LATEST_USE_MS) return null
  return early.answer.then(
    (answer) => (answer.ok ? answer : null),
    () => null,
  )
}
