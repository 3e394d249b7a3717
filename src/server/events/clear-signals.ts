import { sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import type { Logger } from '#server/logger.ts'

/** Minimum time for which a signal can be read after its commit, in milliseconds. */
export const SIGNALS_KEPT_MS = 3 * 60_000
/** How often each process clears signals, in milliseconds. */
const CLEAR_EVERY_MS = 60_000
/** An arbitrary number. One process at a time clears signals. */
const CLEARING_LOCK = 7_316_404

/** Deletes the signals that every reader has had time to read. */
export class SignalClearing {
  #db: Queryable
  /** For each of the last minutes: all transactions below this id had ended. */
  #ended: string[] = []

  constructor(db: Queryable) {
    this.#db = db
  }

  /**
   * Call it every minute. Deletes what had been committed before the call made three minutes ago, unless another
   * process does so.
   */
  async run(): Promise<void> {
    const { rows } = await this.#db.execute<{ xmin: string }>(
      sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xmin`,
    )
    this.#ended.push(rows[0]?.xmin ?? '0')
    if (this.#ended.length <= SIGNALS_KEPT_MS / CLEAR_EVERY_MS) return
    const boundary = this.#ended.shift()
    await this.#db.execute(
      sql`delete from signals where xid < ${boundary}::xid8 and (select pg_try_advisory_xact_lock(${CLEARING_LOCK}))`,
    )
  }
}

/** Clears signals every minute until the returned function is called. */
export function clearSignals(db: Queryable, logger: Logger): () => void {
  const clearing = new SignalClearing(db)
  const timer = setInterval(() => {
    clearing.run().catch((error: unknown) => logger.warn({ err: error }, 'old signals could not be deleted'))
  }, CLEAR_EVERY_MS)
  return () => clearInterval(timer)
}
