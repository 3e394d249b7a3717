import { DrizzleQueryError } from 'drizzle-orm/errors'
import { AppError } from '#server/errors.ts'

/** When a caller may try again, in seconds: a restart of PostgreSQL takes about as long. */
const RETRY_SECONDS = 5

/** What the operating system says of a connection that can't be opened or has broken. */
const NETWORK_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
])

/**
 * What PostgreSQL says before it closes a connection, or instead of accepting one: 57P01 to 57P03 while it stops, crashes
 * or starts, 57P05 for a session it has ended, 53300 without a free connection, 25006 from a server that is only a copy
 * (during a failover). Class 08 are connection exceptions.
 */
const SQL_STATES = new Set(['57P01', '57P02', '57P03', '57P05', '53300', '25006'])

/** The messages of pg itself, which gives these errors no code. */
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered a connection error|was closed) and is not queryable)/

/**
 * Whether a query failed because the database is out of reach, rather than because of what was asked. Looks at the error
 * and, for a failed query, at its cause; no deeper, since other services break connections with the same codes.
 */
export function isConnectionLoss(error: unknown): boolean {
  const reason = error instanceof DrizzleQueryError ? error.cause : error
  // Several addresses of one host were tried (localhost as IPv4 and IPv6).
  if (reason instanceof AggregateError) return reason.errors.length > 0 && reason.errors.every(isConnectionLoss)
  if (!(reason instanceof Error)) return false
  const { code } = reason as { code?: unknown }
  if (typeof code === 'string') return NETWORK_CODES.has(code) || SQL_STATES.has(code) || /^08...$/.test(code)
  return DRIVER_MESSAGES.test(reason.message)
}

/** What a caller is told meanwhile. */
export function databaseAway(cause: unknown): AppError {
  return new AppError('unavailable', { values: { seconds: RETRY_SECONDS }, cause })
}
