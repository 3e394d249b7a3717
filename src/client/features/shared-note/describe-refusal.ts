import { ApiError } from '#client/api/api-error.ts'

/** What is shown instead of a shared note. */
export type Refusal = { state: 'missing' } | { state: 'locked' } | { state: 'failed'; error: unknown }

/** Translates an error in opening a link into a text for its reader. */
export function describeRefusal(error: unknown): Refusal {
  if (error instanceof ApiError && error.status === 404) return { state: 'missing' }
  if (error instanceof ApiError && error.code === 'share_locked') return { state: 'locked' }
  return { state: 'failed', error }
}
