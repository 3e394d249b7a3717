import type { Database } from '#server/db/database.ts'
import { findStalledQueues } from './job-table.ts'

interface WatchOptions {
  db: Database
  logger: Record<'warn' | 'info', (what: object, line: string) => void>
}

/** Returns a function that logs which queues are stalled and when they move again, once per change. */
export function openQueueWatch({ db, logger }: WatchOptions): (now: Date) => Promise<void> {
  let known = ''
  return async (now) => {
    const stalled = await findStalledQueues(db, now)
    const names = stalled.map(({ queue }) => queue).join(' ')
    if (names === known) return
    known = names
    if (stalled.length > 0) logger.warn({ stalled }, 'work is ready, and none has been started for a minute')
    else logger.info({}, 'work is started again')
  }
}
