import { translate } from '#client/i18n/i18n.ts'
import type { ErrorBody } from '#shared/contract/error.ts'

interface ApiErrorDetails {
  code: string
  /** The server's own message. If there is none, users get a text based on the code and the network. */
  userMessage?: string | undefined
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
  /** Why fields of the request were refused. */
  readonly fields: Record<string, string>
  /** Further details of the error, in the shape that the contract gives for its code. */
  readonly details: Record<string, unknown> | undefined
  readonly requestId: string | undefined
  /** The server's own words, in the user's language; undefined if the answer has none. */
  readonly serverMessage: string | undefined

  constructor(status: number, text: string, details: ApiErrorDetails, options?: ErrorOptions) {
    super(`${status}: ${text}`, options)
    this.name = 'ApiError'
    this.status = status
    this.code = details.code
    this.serverMessage = details.userMessage
    this.fields = details.fields ?? {}
    this.details = details.details
    this.requestId = details.requestId
  }

  /**
   * The message for users, in their language. Our own texts are looked up only now, because they may load after the
   * failure.
   */
  get userMessage(): string {
    if (this.serverMessage) return this.serverMessage
    if (this.code !== 'network') return translate('error.unavailable')
    return translate(navigator.onLine === false ? 'error.offline' : 'error.network')
  }
}

/**
 * Statuses of a network failure, of a network's sign-in page, and of a proxy or server that has no answer at the
 * moment.
 */
const OUT_OF_REACH = new Set([0, 200, 201, 502, 503, 504])

/** Tells whether a call failed because the server can't be reached, or can't reach its database. */
export function isOutOfReach(error: unknown): boolean {
  return error instanceof ApiError && OUT_OF_REACH.has(error.status)
}

/** Returns the error of a request that got no answer. */
export function networkError(cause?: unknown): ApiError {
  return new ApiError(0, 'no answer', { code: 'network' }, { cause })
}

/** Builds the error for an unsuccessful answer, which may not be the server's (a proxy's page, an empty answer). */
export function errorFromAnswer(status: number, statusText: string, bodyText: string): ApiError {
  const body = parseErrorBody(bodyText)
  return new ApiError(status, bodyText || statusText, {
    code: body?.code ?? 'unknown',
    userMessage: body?.message,
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
