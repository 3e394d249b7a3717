import { z } from 'zod'
import { EngineError } from './engine.ts'

const errorSchema = z.object({
  error: z.object({ code: z.union([z.string(), z.number()]).nullish(), type: z.string().nullish() }),
})

/**
 * Translates a service's error response. Keeps only the error code of the body, because services repeat the rejected
 * key in their messages.
 */
export function readFailure(response: { status: number; headers: Headers }, body: string): EngineError {
  const reason = readReason(body)
  const message = `the service answered ${response.status}${reason ? ` (${reason})` : ''}`
  switch (response.status) {
    case 401:
    case 403:
      return new EngineError('engine_refused_key', message, { retry: false })
    case 402:
      return new EngineError('engine_no_credit', message, { retry: false })
    case 429:
      if (reason === 'insufficient_quota') return new EngineError('engine_no_credit', message, { retry: false })
      return new EngineError('engine_busy', message, { retry: true, ...readRetryAfter(response.headers) })
    case 413:
      return new EngineError('engine_too_large', message, { retry: false })
    case 408:
      return new EngineError('engine_timeout', message, { retry: true })
    default:
      if (response.status < 500) return new EngineError('engine_rejected', message, { retry: false })
      return new EngineError('engine_unavailable', message, { retry: true, ...readRetryAfter(response.headers) })
  }
}

function readReason(body: string): string | undefined {
  try {
    const { code, type } = errorSchema.parse(JSON.parse(body)).error
    return [code, type]
      .map(String)
      .find((word) => /^[a-z_]{3,40}$/.test(word) && word !== 'null' && word !== 'undefined')
  } catch {
    return undefined
  }
}

/** No real date is further away, and a time beyond the range of `Date` would be invalid. */
const MAX_SECONDS = 365 * 24 * 3600

/** Returns seconds, from a number of seconds or a date. */
function readRetryAfter(headers: Headers): { retryAfter?: number } {
  const value = headers.get('retry-after')
  if (value === null) return {}
  const seconds = /^\d+(\.\d+)?$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000
  return Number.isFinite(seconds) ? { retryAfter: Math.min(MAX_SECONDS, Math.max(0, Math.ceil(seconds))) } : {}
}
