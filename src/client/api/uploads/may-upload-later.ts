import { ApiError } from '../api-error.ts'

// An answer of 200 or 201 without a note comes from a network's sign-in page.
const PASSING_STATUSES = new Set([0, 200, 201, 408, 429, 502, 503, 504, 507])

/**
 * Tells whether an upload's failure may be temporary: no network, an overloaded, restarting or full server, or a broken
 * connection.
 */
export function mayUploadLater(error: unknown): boolean {
  return error instanceof ApiError && (PASSING_STATUSES.has(error.status) || error.code === 'upload_interrupted')
}
