import { ApiError } from '#client/api/api-error.ts'

/** What stands in a shared note's place. */
export type Refusal = { state: 'missing' } | { state: 'locked' } | { state: 'failed'; error: unknown }

/** What a failed opening means for whoever followed the link. */
export function describeRefusal(error: unknown): Refusal {
  if (error instanceof ApiError && error.status === 404) return { state: 'missing' }
  if (error instanceof ApiError && error.code === 'share_locked') return { state: 'locked' }
  return { state: 'failed', error }
}
