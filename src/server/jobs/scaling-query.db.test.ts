import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseDocument } from 'yaml'
import { startTestServer, type TestServer } from '#test/server.ts'
import { measureQueues } from './job-table.ts'

const MANIFEST = new URL('../../../deploy/kubernetes/scaling.yaml', import.meta.url)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Runs the query as the cluster's scaler does. */
async function countWork(): Promise<number> {
  const query = parseDocument(readFileSync(MANIFEST, 'utf8')).getIn(['spec', 'triggers', 0, 'metadata', 'query'])
  const { rows } = await server.context.db.execute<{ count: string }>(sql.raw(String(query)))
  return Number(rows[0]?.count)
}

it('counts the jobs that could start and those that run, and no others, for the number of workers', async () => {
  const { db, jobs } = server.context
  expect(await countWork()).toBe(0)
  await db.transaction(async (tx) => {
    for (let count = 0; count < 5; count += 1) await jobs.enqueue(tx, 'term.apply', { termUseId: randomUUID() })
  })
  const { rows } = await db.execute<{ id: string }>(sql`select id from pgboss.job order by id`)
  const [delayed, active, finished] = rows.map(({ id }) => id)
  await db.execute(sql`update pgboss.job set start_after = now() + interval '1 hour' where id = ${delayed}`)
  await db.execute(sql`update pgboss.job set state = 'active' where id = ${active}`)
  await db.execute(sql`update pgboss.job set state = 'completed' where id = ${finished}`)
  expect((await measureQueues(db)).find(({ queue }) => queue === 'term.apply')).toMatchObject({
    ready: 2,
    delayed: 1,
    active: 1,
  })
  expect(await countWork()).toBe(3)
})
