import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../migrations', import.meta.url))
/** Any fixed number: it keeps two processes that start at once from migrating at once. */
const MIGRATION_LOCK = 7_316_402

/** Migrates the database to the newest schema. Waits while another process is doing so. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    const db = drizzle({ client })
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`)
    try {
      await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER, migrationsSchema: 'public' })
    } finally {
      await db.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`)
    }
  } finally {
    client.release()
  }
}
