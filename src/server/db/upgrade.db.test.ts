import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLogger } from '#server/logger.ts'
import { createEmptyDatabase } from '#test/database/clone-database.ts'
import { DERIVED, fillTables } from '#test/database/fill-tables.ts'
import { readRows } from '#test/database/read-rows.ts'
import { migrateDatabase } from './migrate.ts'
import { openPool } from './open-pool.ts'
import { applyMigration, migrateTo, readMigrations, readSchemaVersion } from './schema-version.ts'

// A pool that has ended may still be told that its database is dropped.
const SILENT = createLogger({ logLevel: 'silent' })

let address: string
let drop: () => Promise<void>
let client: pg.Client
beforeEach(async () => {
  const database = await createEmptyDatabase()
  address = database.connectionString
  drop = database.drop
  client = new pg.Client({ connectionString: address })
  await client.connect()
})
afterEach(async () => {
  await client.end()
  await drop()
})

const migrations = readMigrations()

/** Counts the rows of all tables that are not derived from others. */
async function countRows(): Promise<Record<string, number>> {
  const { rows: tables } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_name not like '\\_%'",
  )
  const counts = tables
    .filter(({ name }) => !DERIVED.includes(name))
    .map(({ name }) => `select '${name}' as name, count(*)::int as rows from "${name}"`)
  const { rows } = await client.query<{ name: string; rows: number }>(counts.join(' union all '))
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]))
}

// As at a real upgrade, all missing migrations are one transaction, so that what triggers of earlier ones have put off
// is in the way of later ones.
it('brings forward a database with rows at every earlier schema', async () => {
  await client.query('begin')
  await migrateTo(client, [])
  for (const migration of migrations.slice(0, -1)) {
    const { version } = migration
    await applyMigration(client, migration)
    await client.query('savepoint before_rows')
    await fillTables(client)
    await client.query('set constraints all immediate; set constraints all deferred')
    const before = await countRows()
    for (const later of migrations.slice(version)) {
      await applyMigration(client, later).catch((error: unknown) => {
        throw new Error(`from schema ${version}, ${later.name} fails: ${error}`, { cause: error })
      })
    }
    await client.query('set constraints all immediate; set constraints all deferred')
    expect(await countRows(), `from schema ${version}`).toMatchObject(before)
    const { rows: found } = await client.query("select 1 from note_search where document @@ to_tsquery('title')")
    expect(found, `notes that are found, from schema ${version}`).toHaveLength(2)
    await client.query('rollback to before_rows; set constraints all deferred')
  }
})

it('is what a start does', async () => {
  await client.query('begin')
  await migrateTo(client, migrations.slice(0, 1))
  await fillTables(client)
  await client.query('commit')
  const before = await countRows()
  const pool = openPool('tests', { connectionString: address }, SILENT)
  await migrateDatabase(pool)
  await pool.end()
  expect(await countRows()).toMatchObject(before)
  expect(await readSchemaVersion(client)).toBe(migrations.length)
  expect((await readRows(address)).notes).toHaveLength(before.notes ?? 0)
})
