import type { Db } from 'pg-boss'
import { openListeningConnection } from '#server/db/listening-connection.ts'
import { openPool } from '#server/db/open-pool.ts'
import type { Logger } from '#server/logger.ts'

/** Connections for queues per process. */
const POOL_SIZE = 5

interface JobsDatabaseOptions {
  /** Where statements and transactions go; may be a pooler in transaction mode. */
  connectionString: string
  /** Where notifications of new jobs come from: PostgreSQL itself, or a pooler in session mode. */
  directUrl: string
  logger: Logger
}

/**
 * Opens the queues' connections. pg-boss by itself would listen at the address of its statements, where a pooler in
 * transaction mode loses the notifications; all else that it does lasts for a transaction at most.
 */
export function openJobsDatabase({ connectionString, directUrl, logger }: JobsDatabaseOptions) {
  const pool = openPool('queues', { connectionString, max: POOL_SIZE }, logger)
  const db: Db = {
    executeSql: (text, values) => pool.query(text, values),
    listen: (channel, onNotification, onReconnect) =>
      openListeningConnection({
        connectionString: directUrl,
        channel,
        purpose: 'notifications of jobs',
        logger,
        onNotification,
        onReady: onReconnect,
      }),
  }
  return { db, close: () => pool.end() }
}
