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
type Migration = (typeof migrations)[number]
/**
 * One in this many earlier schemas is upgraded in one transaction: the time for all of them would grow with the square
 * of their number.
 */
const SAMPLED = 8

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

/** Applies migrations in order, as one transaction. */
async function bringForward(from: number, later: Migration[]): Promise<void> {
  for (const migration of later) {
    await applyMigration(client, migration).catch((error: unknown) => {
      throw new Error(`from schema ${from}, ${migration.name} fails: ${error}`, { cause: error })
    })
  }
}

/** Runs what deferred triggers have put off so far. */
const settle = () => client.query('set constraints all immediate; set constraints all deferred')

async function countFound(): Promise<number> {
  const { rows } = await client.query("select 1 from note_search where document @@ to_tsquery('title')")
  return rows.length
}

/** Counts the notes whose number of words is not that of their newest transcript. */
async function countMiscounted(): Promise<number> {
  const { rows } = await client.query(`select 1 from notes where words is distinct from (
    select t.words from transcripts t where t.note_id = notes.id order by t.version desc limit 1)`)
  return rows.length
}

it('keeps the rows of every earlier schema', async () => {
  await client.query('begin')
  await migrateTo(client, [])
  let before = {}
  for (const [at, migration] of migrations.entries()) {
    await bringForward(at, [migration])
    await settle()
    expect(await countRows(), `from schema ${at}`).toMatchObject(before)
    if (migration === migrations.at(-1)) break
    // Numbers go in steps of five: the first row of each step has null in the columns that allow it.
    await fillTables(client, 2, at * 5)
    await settle()
    before = await countRows()
  }
  expect(await countFound()).toBe(2 * (migrations.length - 1))
  expect(await countMiscounted()).toBe(0)
})

// In a real upgrade, all missing migrations are one transaction: what triggers of earlier ones have put off gets in the
// way of later ones.
it('migrates a database from any schema in one transaction', async () => {
  await client.query('begin')
  await migrateTo(client, [])
  for (const migration of migrations.slice(0, -1)) {
    const { version } = migration
    await applyMigration(client, migration)
    if (version % SAMPLED !== 1) continue
    await client.query('savepoint before_rows')
    await fillTables(client)
    await settle()
    const before = await countRows()
    await bringForward(version, migrations.slice(version))
    await settle()
    expect(await countRows(), `from schema ${version}`).toMatchObject(before)
    expect(await countFound(), `notes that are found, from schema ${version}`).toBe(2)
    await client.query('rollback to before_rows; set constraints all deferred')
  }
})

it('migrates an old database at the start', async () => {
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
