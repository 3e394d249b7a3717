import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openPool } from '#server/db/open-pool.ts'
import { createLogger } from '#server/logger.ts'
import { cloneDatabase } from '#test/database/clone-database.ts'
import { recordQueries } from '#test/query-plans/record-queries.ts'
import * as maintenance from './maintenance.queries.ts'
import * as queries from './uploads.queries.ts'

const ID = '018f4e6a-0000-7000-8000-000000000000'
const NOW = new Date('2026-05-04T09:30:00Z')

let database: Awaited<ReturnType<typeof cloneDatabase>>
let pool: ReturnType<typeof openPool>
let recorded: ReturnType<typeof recordQueries>
beforeAll(async () => {
  database = await cloneDatabase()
  const logger = createLogger(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'fatal' }))
  pool = openPool('plans', { connectionString: database.connectionString, max: 1 }, logger)
  recorded = recordQueries(pool)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const upload = { id: ID, offset: 0 } as queries.UploadRow
const QUERIES: Record<string, () => Promise<unknown>> = {
  findUpload: () => queries.findUpload(recorded.db, ID),
  findUploadByKey: () => queries.findUploadByKey(recorded.db, 'user', 'key'),
  countOpen: () => queries.countOpen(recorded.db, 'user'),
  lockUpload: () => queries.lockUpload(recorded.db, ID),
  touchUpload: () => queries.touchUpload(recorded.db, ID, NOW),
  setLength: () => queries.setLength(recorded.db, ID, 5),
  advance: () => queries.advance(recorded.db, ID, { start: 0, length: 1, mime: null }),
  listPieces: () => queries.listPieces(recorded.db, ID),
  deleteUpload: () => queries.deleteUpload(recorded.db, ID),
  markWhole: () => queries.markWhole(recorded.db, upload, null),
  forgetPieces: () => queries.forgetPieces(recorded.db, ID),
  listUploadIds: () => queries.listUploadIds(recorded.db, 'user'),
  listLeftAlone: () => maintenance.listLeftAlone(recorded.db, NOW),
  listToJoin: () => maintenance.listToJoin(recorded.db),
  listAbandoned: () => maintenance.listAbandoned(recorded.db, NOW),
  lockAbandoned: () => maintenance.lockAbandoned(recorded.db, ID, NOW),
  listOutdated: () => maintenance.listOutdated(recorded.db, NOW),
  lockOutdated: () => maintenance.lockOutdated(recorded.db, ID, NOW),
  deleteReceipts: () => maintenance.deleteReceipts(recorded.db, NOW),
  filterOpen: () => maintenance.filterOpen(recorded.db, [ID]),
  listKeys: () => maintenance.listKeys(recorded.db, ID),
}

// PostgreSQL always reads an empty table as a whole, unless the planner is told that this is expensive.
it.each(Object.entries(QUERIES))('%s finds its rows by an index', async (_name, ask) => {
  recorded.queries.length = 0
  await ask()
  const own = [...recorded.queries]
  expect(own.length).toBeGreaterThan(0)
  await pool.query('set enable_seqscan = off')
  for (const { query, params } of own) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${query}`, params)
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan')
  }
})
