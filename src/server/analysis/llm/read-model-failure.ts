import { APICallError, RetryError } from 'ai'
import type { AnalysisFailure } from '#shared/contract/analysis.ts'

/** Interprets an error of the AI SDK. Only status and code of a refusal are kept, because services repeat the key. */
export function readModelFailure(error: unknown): { code: AnalysisFailure; message: string } {
  if (RetryError.isInstance(error)) return readModelFailure(error.lastError)
  if (!APICallError.isInstance(error)) return { code: 'malformed', message: 'the answer is not of the protocol' }
  const status = error.statusCode
  if (status === undefined) return { code: 'unavailable', message: 'the service can not be reached' }
  const reason = /"(?:code|type)"\s*:\s*"([a-z_]{3,40})"/g
  const reasons = [...(error.responseBody ?? '').matchAll(reason)].map(([, word]) => word)
  const message = `the service answered ${status}${reasons.length > 0 ? ` (${reasons.join(', ')})` : ''}`
  return { code: codeOf(status, reasons.includes('insufficient_quota')), message }
}

function codeOf(status: number, outOfQuota: boolean): AnalysisFailure {
  if (status === 401 || status === 403) return 'refused_key'
  if (status === 402 || outOfQuota) return 'no_credit'
  if (status === 429) return 'rate_limited'
  if (status === 408) return 'timeout'
  // A response with status 200 that is not the protocol's JSON, such as a proxy's page.
  return status >= 500 || status < 300 ? 'unavailable' : 'rejected'
}
