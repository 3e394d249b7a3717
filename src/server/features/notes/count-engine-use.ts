import type { Context } from '#server/context.ts'
import { countAttempt } from '#server/http/rate-limit.ts'

/**
 * Counts a user's request that makes an engine work again, for which a service may charge.
 * @throws AppError too_many_requests
 */
export function countEngineUse(
  { db, config }: Pick<Context, 'db' | 'config'>,
  userId: string,
  what: 'transcribe' | 'analyse',
): Promise<void> {
  return countAttempt(db, { key: `${what}:${userId}`, max: config.rateLimits.uploads, windowSeconds: 60 })
}
