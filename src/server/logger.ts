import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config.ts'
import { describeError } from './describe-error.ts'
import { maskUrl } from './mask-url.ts'

export type { Logger }

/** What must never be written to a log, wherever it stands in an entry. */
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

/** JSON lines on standard output (or another destination); the ready line alone is plain text. */
export function createLogger(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
    base: null,
    redact: { paths: REDACTED, censor: '[redacted]' },
    serializers: {
      err: describeError,
      req: ({ method, url, ip }: LoggedRequest) => ({ method, url: maskUrl(url), remoteAddress: ip }),
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
