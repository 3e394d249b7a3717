import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { StartError } from '#server/start-error.ts'
import { MIGRATIONS_FOLDER, newestSchemaVersion, readSchemaVersion } from './schema-version.ts'

/** An arbitrary number. It prevents two processes that start at the same time from migrating at the same time. */
export const MIGRATION_LOCK = 7_316_402

/**
 * Migrates the database to the newest schema. Waits while another process is doing so.
 * @throws StartError if the database has a newer schema than this program knows
 */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    const db = drizzle({ client })
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`)
    try {
      await refuseNewerSchema(client)
      await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER, migrationsSchema: 'public' })
    } finally {
      await db.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`)
    }
  } finally {
    client.release()
  }
}

/** An older program would write rows that the newer one does not understand. */
async function refuseNewerSchema(client: pg.PoolClient): Promise<void> {
  const known = newestSchemaVersion()
  const found = await readSchemaVersion(client)
  if (found > known) {
    throw new StartError(
      `The database has schema version ${found}, and this program knows only ${known}; start the newer program, or restore a backup from before.`,
    )
  }
}
