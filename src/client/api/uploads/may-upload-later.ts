import { ApiError } from '../api-error.ts'

// 200 and 201 without a note come from the sign-in page of a network.
const PASSING_STATUSES = new Set([0, 200, 201, 408, 429, 502, 503, 504, 507])

/**
 * Tells whether an upload's failure may pass by itself: no network, an overloaded, restarting or full server, a broken
 * connection.
 */
export function mayUploadLater(error: unknown): boolean {
  return error instanceof ApiError && (PASSING_STATUSES.has(error.status) || error.code === 'upload_interrupted')
}
