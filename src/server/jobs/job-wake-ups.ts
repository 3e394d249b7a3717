import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { markChange, onCommit } from '#server/db/committed-changes.ts'
import type { Database, Queryable } from '#server/db/database.ts'
import { type ListeningConnection, openListeningConnection } from '#server/db/listening-connection.ts'
import { Throttle } from '#server/events/throttle.ts'
import { WAKE_UP_INTERVAL_MS } from '#server/events/wake-up.ts'
import type { Logger } from '#server/logger.ts'
import { QUEUE_NAMES, type QueueName } from './queues.ts'

/** The channel on which processes tell each other which queues have new jobs. */
const CHANNEL = 'dictum_jobs'

const PREFIX = 'queue '

/** Makes it possible to wake the workers of a queue once a transaction is committed. */
export function markNewJob(tx: Queryable, queue: QueueName): void {
  markChange(tx, `${PREFIX}${queue}`)
}

export interface JobWakeUps {
  /**
   * Calls `wake` with each queue that has a new job, whichever process has queued it.
   * @throws Error if the database can't be reached
   */
  listen(wake: (queue: QueueName) => void): Promise<void>
  close(): Promise<void>
}

interface JobWakeUpsOptions {
  db: Database
  /** Where to listen: PostgreSQL itself, or a pooler in session mode. */
  directUrl: string
  logger: Logger
}

/**
 * Opens the channel by which workers learn of new jobs. pg-boss would notify inside the transaction that queues a job,
 * which takes a lock for the whole cluster at its commit. A worker that is not notified finds the job at its next poll.
 */
export function openJobWakeUps({ db, directUrl, logger }: JobWakeUpsOptions): JobWakeUps {
  const sender = randomUUID()
  const pending = new Set<string>()
  let wakeOwn: (queue: QueueName) => void = () => undefined
  let connection: ListeningConnection | null = null
  const notifyOthers = async () => {
    const message = [sender, ...pending].join(' ')
    pending.clear()
    await db.execute(sql`select pg_notify(${CHANNEL}, ${message})`).catch((error: unknown) => {
      logger.warn({ err: error }, 'workers could not be notified of new jobs; they will poll')
    })
  }
  const throttle = new Throttle(notifyOthers, WAKE_UP_INTERVAL_MS)
  const endReports = onCommit(db, (changes) => {
    for (const queue of QUEUE_NAMES) {
      if (!changes.has(`${PREFIX}${queue}`)) continue
      wakeOwn(queue)
      pending.add(queue)
      throttle.request()
    }
  })

  return {
    listen: async (wake) => {
      wakeOwn = wake
      connection = await openListeningConnection({
        connectionString: directUrl,
        channel: CHANNEL,
        purpose: 'notifications of jobs',
        logger,
        onNotification: (message) => {
          const [from, ...queues] = message.split(' ')
          if (from !== sender) for (const queue of QUEUE_NAMES) if (queues.includes(queue)) wake(queue)
        },
        // Jobs may have been queued meanwhile.
        onReady: () => QUEUE_NAMES.forEach(wake),
      })
    },
    close: async () => {
      endReports()
      await throttle.close()
      await connection?.close()
    },
  }
}
