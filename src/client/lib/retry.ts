/** Seconds before the second, third, … attempt. The last value repeats. */
const PAUSES = [1, 2, 4, 8, 15, 30] as const

/** Returns how long to wait after `failures` failed attempts, in seconds. */
export function pauseAfter(failures: number): number {
  return PAUSES[Math.min(failures, PAUSES.length) - 1] ?? PAUSES[0]
}

/** The rules for retries: which failures to retry, and how to wait. */
export interface RetryOptions {
  signal: AbortSignal
  /** Whether the failure may be temporary: no network, or an overloaded or restarting server. */
  mayPass: (error: unknown) => boolean
  /** Called before each pause with its length in seconds, and with null when the next attempt begins. */
  onWaiting: (seconds: number | null) => void
  /** Resolves after this many seconds, or earlier if there is a reason to try now; rejects when the signal aborts. */
  wait: (seconds: number, signal: AbortSignal) => Promise<void>
}

/** Runs `attempt` until it succeeds, fails permanently, or the signal aborts (then it rejects with the last error). */
export async function retry<T>(attempt: () => Promise<T>, options: RetryOptions): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await attempt()
    } catch (error) {
      options.signal.throwIfAborted()
      if (!options.mayPass(error)) throw error
      const seconds = pauseAfter(failures)
      options.onWaiting(seconds)
      await options.wait(seconds, options.signal)
      options.onWaiting(null)
    }
  }
}

/** Returns a `wait` for browsers, which ends early when the network returns or `hurry` fires its `now` event. */
export function waitForNetwork(hurry: EventTarget): RetryOptions['wait'] {
  return (seconds, signal) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason)
      const done = new AbortController()
      const timer = setTimeout(() => finish(resolve), seconds * 1000)
      function finish(settle: () => void) {
        clearTimeout(timer)
        done.abort()
        settle()
      }
      const whileWaiting = { signal: done.signal }
      addEventListener('online', () => finish(resolve), whileWaiting)
      hurry.addEventListener('now', () => finish(resolve), whileWaiting)
      signal.addEventListener('abort', () => finish(() => reject(signal.reason)), whileWaiting)
    })
}
