import { trace } from '@opentelemetry/api'
import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config.ts'
import { describeError } from './describe-error.ts'
import { maskUrl } from './mask-url.ts'

export type { Logger }

/** Paths that must never be logged. */
const REDACTED = [
  'req.headers.cookie',
  'req.headers.authorization',
  'res.headers["set-cookie"]',
  '*.password',
  '*.apiKey',
  '*.token',
]

interface LoggedRequest {
  method: string
  url: string
  ip: string
}

/** Logs JSON lines to standard output (or another destination); only the ready line is plain text. */
export function createLogger(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
    base: null,
    // Links a line to its trace.
    mixin: () => {
      const traceId = trace.getActiveSpan()?.spanContext().traceId
      return traceId === undefined ? {} : { traceId }
    },
    redact: { paths: REDACTED, censor: '[redacted]' },
    serializers: {
      err: describeError,
      req: ({ method, url, ip }: LoggedRequest) => ({ method, url: maskUrl(url), remoteAddress: ip }),
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
