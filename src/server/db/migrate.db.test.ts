import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cloneDatabase } from '#test/database/clone-database.ts'
import { migrateDatabase } from './migrate.ts'
import { MIGRATIONS_TABLE, readMigrations, readSchemaVersion } from './schema-version.ts'

let pool: pg.Pool
let drop: () => Promise<void>
beforeEach(async () => {
  const database = await cloneDatabase()
  drop = database.drop
  pool = new pg.Pool({ connectionString: database.connectionString })
})
afterEach(async () => {
  await pool.end()
  await drop()
})

it('tells the version of the schema', async () => {
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
