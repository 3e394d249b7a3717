import { createStore } from '#client/lib/store.ts'
import { isOutOfReach } from './api-error.ts'

let lastAnswer = 0

/**
 * Null while the server answers. Otherwise when it last answered this page, in milliseconds since 1970; 0 if it has not
 * answered this page yet.
 */
export const lostSince = createStore<number | null>(null)

/** Notes that the server has answered a call, also with a refusal. */
export function noteAnswer(): void {
  lastAnswer = Date.now()
  if (lostSince.get() !== null) lostSince.set(null)
}

/** Notes that the server can't be reached. */
export function noteLoss(): void {
  if (lostSince.get() === null) lostSince.set(lastAnswer)
}

/** Notes the failure of a call: an answer, a loss of the server, or neither if the call was given up. */
export function noteFailure(error: unknown, signal: AbortSignal | undefined): void {
  if (signal?.aborted) return
  if (isOutOfReach(error)) noteLoss()
  else noteAnswer()
}
