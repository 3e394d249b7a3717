import type { ErrorBody } from '#shared/contract/error.ts'

interface ApiErrorDetails {
  code: string
  userMessage: string
  fields?: Record<string, string> | undefined
  details?: Record<string, unknown> | undefined
  requestId?: string | undefined
}

/**
 * A call that did not succeed. `message` has the specification's form: the status, a colon, a space, then the answer's
 * body text, or the status text if the body is empty. A network failure has status 0.
 */
export class ApiError extends Error {
  readonly status: number
  /** The server's stable code, `network`, or `unknown` for an answer that is not in the shared shape. */
  readonly code: string
  /** For users, in their language. */
  readonly userMessage: string
  /** Why fields of the request were refused. */
  readonly fields: Record<string, string>
  /** What the code says more, in the shape that the contract names for it. */
  readonly details: Record<string, unknown> | undefined
  readonly requestId: string | undefined

  constructor(status: number, text: string, details: ApiErrorDetails, options?: ErrorOptions) {
    super(`${status}: ${text}`, options)
    this.name = 'ApiError'
    this.status = status
    this.code = details.code
    this.userMessage = details.userMessage
    this.fields = details.fields ?? {}
    this.details = details.details
    this.requestId = details.requestId
  }
}

/**
 * Builds the error for an unsuccessful answer.
 * @param fallback what to tell users if the body is not in the shared shape (a proxy's page, an empty answer)
 */
export function errorFromAnswer(status: number, statusText: string, bodyText: string, fallback: string): ApiError {
  const body = parseErrorBody(bodyText)
  return new ApiError(status, bodyText || statusText, {
    code: body?.code ?? 'unknown',
    userMessage: body?.message ?? fallback,
    fields: body?.fields,
    details: body?.details,
    requestId: body?.requestId,
  })
}

function parseErrorBody(text: string): ErrorBody | null {
  try {
    const value: unknown = JSON.parse(text)
    const named = typeof value === 'object' && value !== null && 'code' in value && 'message' in value
    return named && typeof value.code === 'string' && typeof value.message === 'string' ? (value as ErrorBody) : null
  } catch {
    return null
  }
}
