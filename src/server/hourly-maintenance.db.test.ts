import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rateLimits } from '#server/db/schema/accounts.ts'
import { startTestServer, type TestServer } from '#test/server.ts'
import { createHandlers } from './worker.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('runs the other steps when the digests fail, and is retried', async () => {
  const { db } = server.context
  await db.insert(rateLimits).values({ key: 'long past', hits: 1, windowEnds: 0 })
  // Digests read users' time zones from this table.
  await db.execute(sql`alter table user_settings rename to user_settings_gone`)
  const run = () =>
    createHandlers(server.context)['clock.hour']({
      lastTry: false,
      signal: new AbortController().signal,
      freeWorkerSlot: () => {},
    })
  await expect(run()).rejects.toThrow('not complete')
  expect(await db.select().from(rateLimits)).toEqual([])
  await db.execute(sql`alter table user_settings_gone rename to user_settings`)
  await expect(run()).resolves.toBeUndefined()
})
