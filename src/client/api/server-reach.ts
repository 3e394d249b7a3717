import { createStore } from '#client/lib/store.ts'
import { isOutOfReach } from './api-error.ts'

let lastAnswer = 0

/**
 * Null while the server answers. Otherwise the time of its last answer to this page, in milliseconds since 1970; 0 if
 * it has not answered this page yet.
 */
export const lostSince = createStore<number | null>(null)

/** Records that the server has answered a call, even with a refusal. */
export function noteAnswer(): void {
  lastAnswer = Date.now()
  if (lostSince.get() !== null) lostSince.set(null)
}

/** Records that the server can't be reached. */
export function noteLoss(): void {
  if (lostSince.get() === null) lostSince.set(lastAnswer)
}

/** Records the failure of a call: as an answer, as a loss of the server, or as neither if the call was given up. */
export function noteFailure(error: unknown, signal: AbortSignal | undefined): void {
  if (signal?.aborted) return
  if (isOutOfReach(error)) noteLoss()
  else noteAnswer()
}
