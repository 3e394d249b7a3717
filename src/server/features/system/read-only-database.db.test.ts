import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { examine, hasProblem } from '#server/doctor/doctor.ts'
import { createLogger } from '#server/logger.ts'
import { placeOf } from '#test/backup-places.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { buildMetricsApp } from './metrics.routes.ts'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
  person = await signUp(server.app)
  // As on a standby: new connections may not write. All connections that are open are lost.
  await server.context.db.execute(
    sql`do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$`,
  )
  await server.context.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await server.context.db.execute(sql`select pg_terminate_backend(pg_backend_pid())`).catch(() => undefined)
})
afterAll(() => server.close())

it('is reported by /readyz, while texts can be read and changes are refused', async () => {
  const readiness = async () => (await server.app.inject({ url: '/readyz' })).json()
  await expect.poll(readiness).toMatchObject({ status: 'ready', database: 'read_only' })
  expect((await person.inject({ url: '/api/voice-notes' })).statusCode).toBe(200)
  const change = await person.inject({ method: 'PATCH', url: '/api/account', payload: { firstName: 'Ana' } })
  expect(change.statusCode).toBe(503)
  expect(change.json()).toMatchObject({ code: 'unavailable' })
})

it('is reported by the metrics', async () => {
  const app = buildMetricsApp(server.context)
  const { body } = await app.inject({ url: '/metrics' })
  await app.close()
  expect(body).toContain('\ndictum_database_up 1\n')
  expect(body).toContain('\ndictum_database_read_only 1\n')
})

it('is a problem that the doctor names, instead of failing', async () => {
  const found = await examine(placeOf(server), {
    dataDir: server.dataDir,
    program: '1.2.3',
    logger: createLogger({ logLevel: 'silent' }),
    repair: true,
  })
  expect(hasProblem(found)).toBe(true)
  expect(found.filter(({ status }) => status !== 'ok')).toMatchObject([{ check: 'read-only', repaired: null }])
})
