/**
 * The longest time for one pass over a text, in milliseconds. 200,000 words, as many as a day of speech, take half a
 * minute; what takes twenty times as long is a text that no rule foresaw, and keeps a worker from other notes.
 */
export const TEXT_DEADLINE_MS = 10 * 60_000

/** A pass over a text has taken too long. Another try would take as long. */
export class TextDeadlineError extends Error {
  constructor(ms: number) {
    super(`a pass over a text took more than ${ms / 1000} seconds`)
    this.name = 'TextDeadlineError'
  }
}

/**
 * Returns the same function with a deadline, after which its work is aborted.
 * @throws TextDeadlineError after the deadline
 */
export function withDeadline<Input, Output>(
  work: (input: Input, signal?: AbortSignal) => Promise<Output>,
  ms: number,
): (input: Input, signal?: AbortSignal) => Promise<Output> {
  return async (input, signal) => {
    const deadline = new AbortController()
    const timer = setTimeout(() => deadline.abort(new TextDeadlineError(ms)), ms)
    try {
      return await work(input, signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal)
    } finally {
      clearTimeout(timer)
    }
  }
}
