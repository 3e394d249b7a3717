import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

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

/** JSON lines on standard output; the ready line alone is plain text. */
export function createLogger(config: Pick<Config, 'logLevel'>): Logger {
  return pino({ level: config.logLevel, base: null, redact: { paths: REDACTED, censor: '[redacted]' } })
}
