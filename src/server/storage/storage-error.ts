import { AppError } from '#server/errors.ts'

/** Number of seconds after which a client may retry. */
const RETRY_SECONDS = 15

/**
 * The storage can't be used at the moment, either because it is down or because it refuses us. This says nothing about
 * what is stored: no caller may take a recording for missing or damaged because of it.
 */
export class StorageUnavailable extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'StorageUnavailable'
  }
}

/** Returns whether an error or one of its causes means that storage can't be used. */
export function isStorageUnavailable(error: unknown): boolean {
  for (let reason = error; reason instanceof Error; reason = reason.cause) {
    if (reason instanceof StorageUnavailable) return true
  }
  return false
}

/** Returns whether storage failed because it has no such key. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === 'ENOENT'
}

/** Builds the error that clients get while storage can't be used. */
export function storageAway(cause: unknown): AppError {
  return new AppError('unavailable', { values: { seconds: RETRY_SECONDS }, cause })
}
