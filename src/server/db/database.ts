import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Logger } from '#server/logger.ts'
import { reportCommits } from './committed-changes.ts'
import { openPool } from './open-pool.ts'
import { preparingClient, unpreparedClient } from './prepared-statements.ts'
import * as accounts from './schema/accounts.ts'
import * as admin from './schema/admin.ts'
import * as calendar from './schema/calendar.ts'
import * as comments from './schema/comments.ts'
import * as emails from './schema/emails.ts'
import * as insights from './schema/insights.ts'
import * as items from './schema/items.ts'
import * as noteShares from './schema/note-shares.ts'
import * as notes from './schema/notes.ts'
import * as payments from './schema/payments.ts'
import * as presence from './schema/presence.ts'
import * as shareLinks from './schema/share-links.ts'
import * as signals from './schema/signals.ts'
import * as system from './schema/system.ts'
import * as uploads from './schema/uploads.ts'
import * as vocabulary from './schema/vocabulary.ts'

export const schema = {
  ...accounts,
  ...admin,
  ...calendar,
  ...comments,
  ...insights,
  ...emails,
  ...items,
  ...notes,
  ...noteShares,
  ...payments,
  ...presence,
  ...shareLinks,
  ...signals,
  ...system,
  ...uploads,
  ...vocabulary,
}

export type Database = NodePgDatabase<typeof schema>
/** The database or a transaction; every query takes either. */
export type Queryable = Database | Parameters<Parameters<Database['transaction']>[0]>[0]

/** Returns the database on one connection, and within its transaction. */
export function databaseOn(client: pg.Client): Database {
  return drizzle({ client, schema, casing: 'snake_case' })
}

/** Maximum number of connections per process; the embedded server allows a hundred in all. */
const POOL_SIZE = 15

export interface DatabaseHandle {
  db: Database
  pool: pg.Pool
  close(): Promise<void>
}

/**
 * Opens a pool on a PostgreSQL database. A lost connection is logged and replaced, whatever it was doing.
 * @param prepares false behind a pooler in transaction mode
 */
export function openDatabase(
  connectionString: string,
  logger: Logger,
  { prepares = true }: { prepares?: boolean } = {},
): DatabaseHandle {
  const Client = prepares ? preparingClient() : unpreparedClient()
  const pool = openPool('queries', { connectionString, max: POOL_SIZE, Client }, logger)
  return {
    pool,
    db: reportCommits(drizzle({ client: pool, schema, casing: 'snake_case' })),
    close: () => pool.end(),
  }
}
