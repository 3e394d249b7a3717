import { DrizzleQueryError } from 'drizzle-orm/errors'
import { AppError } from '#server/errors.ts'

/** Number of seconds after which a client may retry: about as long as a restart of PostgreSQL takes. */
const RETRY_SECONDS = 5

/** The operating system's codes for a connection that can't be opened or has broken. */
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/**
 * PostgreSQL's codes before it closes a connection, or instead of accepting one: 57P01 to 57P03 while it stops, crashes
 * or starts, 57P05 for a session it has ended, 53300 if no connection is free, 25006 from a replica (during a
 * failover). Class 08 are connection exceptions.
 */
const SQL_STATES = new Set(['57P01', '57P02', '57P03', '57P05', '53300', '25006'])

/** Messages of pg itself, whose errors have no code. */
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered a connection error|was closed) and is not queryable)/

/**
 * Returns whether a query failed because the database is unreachable and not because of the query. Checks the error
 * and, for a failed query, its cause. Checks no deeper, because broken connections of other services have the same
 * codes.
 */
export function isConnectionLoss(error: unknown): boolean {
  const reason = error instanceof DrizzleQueryError ? error.cause : error
  // Several addresses of one host were tried (such as localhost as IPv4 and IPv6).
  if (reason instanceof AggregateError) return reason.errors.length > 0 && reason.errors.every(isConnectionLoss)
  if (!(reason instanceof Error)) return false
  const { code } = reason as { code?: unknown }
  if (typeof code === 'string') return NETWORK_CODES.has(code) || SQL_STATES.has(code) || /^08...$/.test(code)
  return DRIVER_MESSAGES.test(reason.message)
}

/** Builds the error that clients get while the database is unreachable. */
export function databaseAway(cause: unknown): AppError {
  return new AppError('unavailable', { values: { seconds: RETRY_SECONDS }, cause })
}
