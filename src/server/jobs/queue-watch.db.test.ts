import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { queueNote } from '#test/queue-note.ts'
import { signUp, startTestServer, type TestServer } from '#test/server.ts'
import { findStalledQueues } from './job-table.ts'
import { openQueueWatch } from './queue-watch.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
  return () => server.close()
})

describe('a stalled queue', () => {
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000)
  // Ignores the emails that a sign-up sends.
  const findStalled = async (now: Date) =>
    (await findStalledQueues(server.context.db, now)).filter(({ queue }) => queue !== 'mail.send')

  it('is detected once jobs were ready for a minute and none was started', async () => {
    const person = await signUp(server.app)
    await queueNote(server, person)
    await queueNote(server, person)
    expect(await findStalled(inSeconds(30))).toEqual([])
    expect(await findStalled(inSeconds(90))).toEqual([
      { queue: 'note.prepare', ready: 2, active: 0, since: expect.any(String) },
    ])
  })

  it('is not one that started a job meanwhile, nor one whose jobs wait for a retry', async () => {
    const person = await signUp(server.app)
    const [started, waits] = [await queueNote(server, person), await queueNote(server, person)]
    const { db } = server.context
    await db.execute(
      sql`update pgboss.job set state = 'completed', started_on = now() + interval '80 s' where singleton_key = ${started}`,
    )
    expect(await findStalled(inSeconds(90))).toEqual([])
    await db.execute(sql`update pgboss.job set started_on = now() where singleton_key = ${started}`)
    expect(await findStalled(inSeconds(90))).toHaveLength(1)
    await db.execute(sql`update pgboss.job set start_after = now() + interval '80 s' where singleton_key = ${waits}`)
    expect(await findStalled(inSeconds(90))).toEqual([])
  })

  it('shows in /readyz', async () => {
    const moving = await server.app.inject({ url: '/readyz' })
    expect(moving.json()).toMatchObject({ status: 'ready', stalledQueues: [] })
    await queueNote(server, await signUp(server.app))
    await server.context.db.execute(sql`update pgboss.job set start_after = now() - interval '2 min'`)
    const stalled = await server.app.inject({ url: '/readyz' })
    expect(stalled.statusCode).toBe(200)
    expect(stalled.json()).toMatchObject({ status: 'ready', stalledQueues: expect.any(Array) })
    expect(stalled.json().stalledQueues).toContainEqual(
      expect.objectContaining({ queue: 'note.prepare', ready: 1, active: 0 }),
    )
  })

  it('is logged when detected, and when it recovers', async () => {
    const lines: string[] = []
    const keep = (_what: unknown, line?: string) => lines.push(line ?? '')
    const watch = openQueueWatch({ db: server.context.db, logger: { warn: keep, info: keep } })
    await queueNote(server, await signUp(server.app))
    await server.context.db.execute(sql`delete from pgboss.job where name = 'mail.send'`)
    await watch(inSeconds(90))
    await watch(inSeconds(120))
    expect(lines).toEqual(['work is ready, and none has been started for a minute'])
    await server.context.db.execute(sql`update pgboss.job set started_on = now() + interval '150 s'`)
    await watch(inSeconds(160))
    expect(lines).toEqual([expect.any(String), 'work is started again'])
  })
})
