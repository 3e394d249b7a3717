import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { type Database, schema } from '#server/db/database.ts'
import { openPool } from '#server/db/open-pool.ts'
import { createLogger } from '#server/logger.ts'
import { cloneDatabase } from '#test/database/clone-database.ts'
import * as maintenance from './maintenance.queries.ts'
import * as queries from './uploads.queries.ts'

const ID = '018f4e6a-0000-7000-8000-000000000000'
const NOW = new Date('2026-05-04T09:30:00Z')

let database: Awaited<ReturnType<typeof cloneDatabase>>
let pool: ReturnType<typeof openPool>
/** Runs queries and remembers them. */
let db: Database
const asked: Array<{ query: string; params: unknown[] }> = []
beforeAll(async () => {
  database = await cloneDatabase()
  const logger = createLogger(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'fatal' }))
  pool = openPool('plans', { connectionString: database.connectionString, max: 1 }, logger)
  db = drizzle({
    client: pool,
    schema,
    casing: 'snake_case',
    logger: { logQuery: (query, params) => asked.push({ query, params }) },
  })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const upload = { id: ID, offset: 0 } as queries.UploadRow
const QUERIES: Record<string, () => Promise<unknown>> = {
  findUpload: () => queries.findUpload(db, ID),
  findUploadByKey: () => queries.findUploadByKey(db, 'user', 'key'),
  countOpen: () => queries.countOpen(db, 'user'),
  lockUpload: () => queries.lockUpload(db, ID),
  touchUpload: () => queries.touchUpload(db, ID, NOW),
  setLength: () => queries.setLength(db, ID, 5),
  advance: () => queries.advance(db, ID, { start: 0, length: 1, mime: null }),
  listPieces: () => queries.listPieces(db, ID),
  deleteUpload: () => queries.deleteUpload(db, ID),
  markWhole: () => queries.markWhole(db, upload, null),
  forgetPieces: () => queries.forgetPieces(db, ID),
  listUploadIds: () => queries.listUploadIds(db, 'user'),
  listLeftAlone: () => maintenance.listLeftAlone(db, NOW),
  listToJoin: () => maintenance.listToJoin(db),
  listAbandoned: () => maintenance.listAbandoned(db, NOW),
  listOutdated: () => maintenance.listOutdated(db, NOW),
  deleteReceipts: () => maintenance.deleteReceipts(db, NOW),
  filterOpen: () => maintenance.filterOpen(db, [ID]),
  listKeys: () => maintenance.listKeys(db, ID),
}

// An empty table is always read whole, unless the planner is told that this is dear.
it.each(Object.entries(QUERIES))('%s finds its rows by an index', async (_name, ask) => {
  asked.length = 0
  await ask()
  const own = [...asked]
  expect(own.length).toBeGreaterThan(0)
  await pool.query('set enable_seqscan = off')
  for (const { query, params } of own) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${query}`, params)
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan')
  }
})
