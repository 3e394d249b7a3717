import { sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import type { Logger } from '#server/logger.ts'
import type { RedisWakeUps } from './redis-wake-ups.ts'
import { Throttle } from './throttle.ts'

/** The channel on which processes tell each other that there are new signals. The trigger `tell_signed_out` names it too. */
export const WAKE_UP_CHANNEL = 'dictum_signals'

/**
 * A transaction that has notified takes a lock for the whole cluster at its commit. So each process sends notifications
 * separately, after its commits, at most once in this many milliseconds.
 */
export const WAKE_UP_INTERVAL_MS = 25

interface WakeUpsOptions {
  db: Queryable
  /** Preferred to PostgreSQL's NOTIFY while it can be reached; null: none. */
  redis: RedisWakeUps | null
  /** The name that this process gives itself, so that it can ignore its own wake-ups. */
  sender: string
  logger: Logger
}

/**
 * Returns a function that tells the other processes, on request, that there are new signals. A process that misses it
 * finds them at its next poll.
 */
export function createWakeUps({ db, redis, sender, logger }: WakeUpsOptions): Throttle {
  const wake = async () => {
    try {
      if (await redis?.send(sender)) return
      await db.execute(sql`select pg_notify(${WAKE_UP_CHANNEL}, ${sender})`)
    } catch (error) {
      logger.warn({ err: error }, 'other processes could not be woken for new signals; they will poll')
    }
  }
  return new Throttle(wake, WAKE_UP_INTERVAL_MS)
}
