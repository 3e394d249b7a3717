import type pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLogger } from '#server/logger.ts'
import { cloneDatabase } from '#test/database/clone-database.ts'
import { migrateDatabase } from './migrate.ts'
import { openPool } from './open-pool.ts'
import { MIGRATIONS_TABLE, readMigrations, readSchemaVersion } from './schema-version.ts'

// A pool that has ended may still be told that its database is dropped.
const SILENT = createLogger({ logLevel: 'silent' })

let pool: pg.Pool
let drop: () => Promise<void>
beforeEach(async () => {
  const database = await cloneDatabase()
  drop = database.drop
  pool = openPool('tests', { connectionString: database.connectionString }, SILENT)
})
afterEach(async () => {
  await pool.end()
  await drop()
})

it('returns the version of the schema', async () => {
  expect(await readSchemaVersion(pool)).toBe(readMigrations().length)
  await pool.query(`drop table ${MIGRATIONS_TABLE}`)
  expect(await readSchemaVersion(pool)).toBe(0)
})

it('refuses a database with a newer schema, and leaves it as it is', async () => {
  const known = readMigrations().length
  await pool.query(`insert into ${MIGRATIONS_TABLE} (hash, created_at) values ('unknown', $1)`, [Date.now() * 2])
  await expect(migrateDatabase(pool)).rejects.toThrow(
    `The database has schema version ${known + 1}, and this program knows only ${known}; start the newer program`,
  )
  expect(await readSchemaVersion(pool)).toBe(known + 1)
})
