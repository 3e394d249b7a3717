import { type ExecFileException, execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createEmptyDatabase, type OwnDatabase } from '#test/database/clone-database.ts'
import { MIGRATIONS_TABLE, readMigrations, readSchemaVersion } from './schema-version.ts'

const run = promisify(execFile)
const LAUNCH = fileURLToPath(new URL('../../../scripts/launch.mjs', import.meta.url))
const NEWEST = readMigrations().length

let database: OwnDatabase
let client: pg.Client | undefined
beforeEach(async () => {
  database = await createEmptyDatabase()
})
afterEach(async () => {
  await client?.end()
  client = undefined
  await database.drop()
})

async function connect(): Promise<pg.Client> {
  client = new pg.Client({ connectionString: database.connectionString })
  await client.connect()
  return client
}

/** Runs the command as an operator would. */
async function migrate(databaseUrl: string, ...args: string[]): Promise<{ code: unknown; said: string }> {
  const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: databaseUrl }
  return run(process.execPath, [LAUNCH, 'migrate', ...args], { env }).then(
    ({ stderr }) => ({ code: 0, said: stderr }),
    (error: ExecFileException) => ({ code: error.code, said: error.stderr ?? '' }),
  )
}

it('migrates an empty database, even if run twice at once, and leaves a migrated one as it is', async () => {
  const { connectionString } = database
  const both = await Promise.all([migrate(connectionString), migrate(connectionString)])
  expect(both.map(({ code }) => code)).toEqual([0, 0])
  expect(await readSchemaVersion(await connect())).toBe(NEWEST)
  expect(await migrate(connectionString)).toEqual({ code: 0, said: `The database has schema version ${NEWEST}.\n` })
})

it('says in one line why it can’t migrate', async () => {
  expect(await migrate('')).toEqual({
    code: 1,
    said: 'DATABASE_URL is not set; the embedded database is migrated by npm start.\n',
  })
  expect(await migrate(database.connectionString, '--now')).toEqual({
    code: 2,
    said: "Unknown option '--now'; --help shows what there is.\n",
  })
  await migrate(database.connectionString)
  const later = [Date.now() * 2]
  await (await connect()).query(`insert into ${MIGRATIONS_TABLE} (hash, created_at) values ('unknown', $1)`, later)
  expect(await migrate(database.connectionString)).toEqual({
    code: 1,
    said: expect.stringMatching(new RegExp(`^The database has schema version ${NEWEST + 1}, .*\n$`)),
  })
})
