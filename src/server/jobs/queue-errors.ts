import type { Logger } from '#server/logger.ts'

/** How long the same error is not logged again, in milliseconds. */
const QUIET_MS = 30_000
/** Errors that differ in each message must not grow the memory. */
const MAX_KINDS = 100

/**
 * Returns a listener for the errors of pg-boss, which logs each kind once in half a minute with the number left out. While
 * the database is away, every worker of every queue reports the same error every few seconds.
 */
export function createQueueErrorLog(
  logger: Pick<Logger, 'error'>,
  now: () => number = () => performance.now(),
): (error: unknown) => void {
  const seen = new Map<string, { at: number; more: number }>()
  return (error) => {
    const kind = String((error as { message?: unknown } | null)?.message)
    const before = seen.get(kind)
    if (before && now() - before.at < QUIET_MS) {
      before.more += 1
      return
    }
    if (seen.size >= MAX_KINDS) seen.clear()
    seen.set(kind, { at: now(), more: 0 })
    logger.error({ err: error, notLogged: before?.more ?? 0 }, 'the job queue reported an error')
  }
}
