import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from '#server/logger.ts'
import * as accounts from './schema.accounts.ts'
import * as admin from './schema.admin.ts'
import * as calendar from './schema.calendar.ts'
import * as insights from './schema.insights.ts'
import * as mail from './schema.mail.ts'
import * as notes from './schema.notes.ts'
import * as payments from './schema.payments.ts'
import * as shareLinks from './schema.share-links.ts'
import * as system from './schema.system.ts'

export const schema = {
  ...{ ...accounts, ...admin, ...calendar, ...insights, ...mail, ...notes, ...payments, ...shareLinks },
  ...system,
}

export type Database = NodePgDatabase<typeof schema>
/** The database or a transaction of it: what every query takes. */
export type Queryable = Database | Parameters<Parameters<Database['transaction']>[0]>[0]

/** Connections a process may hold; the embedded server allows a hundred in all. */
const POOL_SIZE = 15

export interface DatabaseHandle {
  db: Database
  pool: pg.Pool
  close(): Promise<void>
}

/** Opens a pool on a PostgreSQL database. A connection lost while idle is logged and replaced, never thrown. */
export function openDatabase(connectionString: string, logger: Logger): DatabaseHandle {
  const pool = new pg.Pool({ connectionString, max: POOL_SIZE })
  pool.on('error', (error) => logger.warn({ err: error }, 'an idle database connection was lost'))
  return {
    pool,
    db: drizzle({ client: pool, schema, casing: 'snake_case' }),
    close: () => pool.end(),
  }
}
