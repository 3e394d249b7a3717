import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emails } from '#server/db/schema/emails.ts'
import { startTestServer, type TestServer } from '#test/server.ts'
import { queueEmail, requeueLostEmails } from './email.service.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const queue = async () => {
  const id = randomUUID()
  const { db, jobs } = server.context
  const email = {
    to: 'ana@example.com',
    language: 'en',
    kind: 'verify_email',
    values: { url: 'https://x.test' },
  } as const
  await db.transaction((tx) => queueEmail(tx, jobs, email, { id }))
  return id
}
const run = (statement: string) => server.context.db.execute(sql.raw(statement))
const listJobs = async () => {
  const { rows } = await server.context.db.execute<{ id: string }>(
    sql`select singleton_key as id from pgboss.job where name = 'mail.send' and state <= 'active'`,
  )
  return rows.map(({ id }) => id)
}

it('queues an email again whose job died in its last try, and no other', async () => {
  const [lost, waiting, running] = [await queue(), await queue(), await queue()]
  await run("update mails set created_at = now() - interval '1 hour'")
  const young = await queue()
  await run(`update pgboss.job set state = 'failed' where singleton_key in ('${lost}', '${young}')`)
  await run(`update pgboss.job set state = 'active' where singleton_key = '${running}'`)
  await requeueLostEmails(server.context)
  expect((await listJobs()).sort()).toEqual([lost, waiting, running].sort())
  await server.drain()
  expect((await server.context.db.select().from(emails)).map(({ id }) => id).sort()).toEqual([running, young].sort())
})
