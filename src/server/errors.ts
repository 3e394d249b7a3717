import type { EditConflict } from '#shared/contract/note-editing.ts'
import type { UploadState } from '#shared/contract/uploads.ts'
import { ERRORS, type ErrorCode, type FailureCode } from '#shared/errors/codes.ts'

/**
 * An expected failure of a request: a code of the catalogue, and optionally what was wrong with which field. Services
 * throw it; the HTTP layer translates it.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  /** Values for the placeholders of the code's message. */
  readonly values: Record<string, string | number>
  /** Reasons by field path. */
  readonly fields: Record<string, string> | undefined

  /** What the client needs in order to go on; sent as it is. */
  readonly details: EditConflict | UploadState | undefined

  constructor(
    code: ErrorCode,
    options: {
      values?: Record<string, string | number>
      fields?: Record<string, string>
      details?: EditConflict | UploadState
      cause?: unknown
    } = {},
  ) {
    super(code, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.status = ERRORS[code].status
    this.values = options.values ?? {}
    this.fields = options.fields
    this.details = options.details
  }
}

/**
 * Thrown by a stage when a note can't continue. The job runner retries while `retry` is true, and otherwise marks the
 * note failed with `code`, whose message the user reads.
 */
export class StageError extends Error {
  readonly code: FailureCode
  readonly retry: boolean
  /** Seconds to wait before a retry, if the cause gave a number. */
  readonly retryAfter: number | undefined

  constructor(code: FailureCode, options: { retry: boolean; retryAfter?: number | undefined; cause?: unknown }) {
    super(code, { cause: options.cause })
    this.name = 'StageError'
    this.code = code
    this.retry = options.retry
    this.retryAfter = options.retryAfter
  }
}
