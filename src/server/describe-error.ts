/** An error as it may be logged: what failed and where, without user content or secrets. */
export interface LoggedError {
  type: string
  message: string
  stack: string
  cause?: LoggedError
  [detail: string]: unknown
}

/** The fields of an error that only name parts of systems. Any other field may contain request data. */
const DETAILS = [
  'code',
  'errno',
  'syscall',
  'status',
  'statusCode',
  'signal',
  'exitCode',
  'retry',
  // PostgreSQL's fields, without `detail` and `where`, which quote values.
  'severity',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'routine',
] as const

/** Chains of causes can be circular by mistake. */
const MAX_CAUSES = 5

/**
 * Turns anything thrown into what is logged. The database layer quotes a failed query's parameters, PostgreSQL the
 * rejected value, the language model's client the whole response: all of that is left out.
 */
export function describeError(error: unknown, causes = MAX_CAUSES): LoggedError {
  // pg-boss reports the errors of its workers as plain objects with an error's fields.
  if (hasMessage(error)) return describeError(Object.assign(new Error(), error), causes)
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' }
  const type = error.constructor.name === 'Object' ? error.name : error.constructor.name
  const message = maskMessage(error)
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const own = error as unknown as Record<string, unknown>
  const details = DETAILS.flatMap((name) => (isPlain(own[name]) ? [[name, own[name]]] : []))
  const parts = error instanceof AggregateError ? error.errors : []
  return {
    ...Object.fromEntries(details),
    type,
    message,
    stack: [`${type}: ${message}`, ...frames].join('\n'),
    ...(parts.length > 0 && causes > 0 ? { errors: parts.map((part) => describeError(part, causes - 1)) } : {}),
    ...(error.cause !== undefined && causes > 0 ? { cause: describeError(error.cause, causes - 1) } : {}),
  }
}

function hasMessage(error: unknown): error is { message: string } {
  if (error instanceof Error || typeof error !== 'object' || error === null) return false
  return 'message' in error && typeof error.message === 'string'
}

function isPlain(value: unknown): boolean {
  return typeof value === 'string' ? value.length <= 100 : typeof value === 'number' || typeof value === 'boolean'
}

/** PostgreSQL's error codes: five letters and digits. Class 22 quotes the value. */
const SQL_STATE = /^[0-9A-Z]{5}$/

function maskMessage(error: Error): string {
  const { message } = error
  // Keep only the statement, which has `$1` in place of values.
  if ('query' in error && 'params' in error) return message.split('\nparams:')[0] ?? ''
  if ('severity' in error && 'code' in error && SQL_STATE.test(String(error.code))) {
    return message.replaceAll(/: ?"[\s\S]*"$/g, ': "[redacted]"').replaceAll(/: (?!")[\s\S]*$/g, ': [redacted]')
  }
  return (
    message
      // The AI SDK's messages: "Type validation failed: Value: {…}", "JSON parsing failed: Text: …".
      .replace(/\b(Value|Text): [\s\S]*$/, '$1: [redacted]')
      // JavaScript's own messages: Unexpected token 'a', "what was said" is not valid JSON.
      .replace(/Unexpected [\s\S]* is not valid JSON/, 'Unexpected [redacted] is not valid JSON')
  )
}
