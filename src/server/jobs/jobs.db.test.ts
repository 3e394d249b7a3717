import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { createLogger } from '#server/logger.ts'
import { queueNote } from '#test/queue-note.ts'
import { signUp, startTestServer, type TestServer } from '#test/server.ts'
import { type JobHandlers, openJobs } from './jobs.ts'
import { QUEUES } from './queues.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
  return () => server.close()
})

/** Returns handlers of which only one does something. */
function onlyPreparing(prepare: JobHandlers['note.prepare']): JobHandlers {
  const ignore = async () => undefined
  const all = Object.fromEntries(Object.keys(QUEUES).map((queue) => [queue, ignore])) as unknown as JobHandlers
  return { ...all, 'note.prepare': prepare }
}

/** Runs real workers until `count` jobs have started; returns their notes in the order in which they started. */
async function workUntil(count: number, concurrency: number): Promise<string[]> {
  const started: string[] = []
  const { promise: enough, resolve } = Promise.withResolvers<void>()
  const prepare = async ({ noteId }: { noteId: string }) => {
    started.push(noteId)
    if (started.length === count) resolve()
  }
  await server.context.jobs.work(onlyPreparing(prepare), { concurrency })
  await enough
  return started
}

it('updates the settings of queues from an older version', async () => {
  const { db } = server.context
  const read = async () => {
    const { rows } = await db.execute(
      sql`select expire_seconds, heartbeat_seconds, retry_limit, policy, notify from pgboss.queue where name = 'note.prepare'`,
    )
    return rows
  }
  const now = await read()
  expect(now).toMatchObject([
    { expire_seconds: QUEUES['note.prepare'].expireInSeconds, policy: 'exclusive', notify: false },
  ])
  await db.execute(
    sql`update pgboss.queue set expire_seconds = 7, heartbeat_seconds = 99, retry_limit = 1, notify = true`,
  )
  const jobs = await openJobs({
    connectionString: server.context.config.databaseUrl ?? '',
    logger: createLogger({ logLevel: 'silent' }),
    supervise: false,
    runsSchedule: false,
  })
  await jobs.close()
  expect(await read()).toEqual(now)
})

describe('a worker', () => {
  it('continues at once while jobs are ready, notified or not', async () => {
    const person = await signUp(server.app)
    // Each pause between two jobs would take ten seconds.
    for (let count = 0; count < 20; count += 1) await queueNote(server, person)
    expect(await workUntil(20, 1)).toHaveLength(20)
  })

  it('continues at once after a job that failed', async () => {
    const person = await signUp(server.app)
    for (let count = 0; count < 3; count += 1) await queueNote(server, person)
    let starts = 0
    const { promise: all, resolve } = Promise.withResolvers<void>()
    const fail = async () => {
      starts += 1
      if (starts === 3) resolve()
      throw new Error('made to fail')
    }
    await server.context.jobs.work(onlyPreparing(fail), { concurrency: 1 })
    await all
    expect(starts).toBe(3)
  })
})

describe('a job that fails', () => {
  it('is logged with its queue at each try, although nothing else notices before the last', async () => {
    const lines: string[] = []
    const write = (line: string) => void (line.includes('a job failed') && lines.push(line))
    const logging = await startTestServer({ LOG_LEVEL: 'warn' }, { write })
    try {
      const { db, jobs } = logging.context
      const fail = () => Promise.reject(new Error('the mail server refuses'))
      await jobs.work({ ...onlyPreparing(async () => undefined), 'account.forgotten': fail }, { concurrency: 1 })
      await jobs.enqueue(db, 'account.forgotten', { email: 'ana@example.com' })
      await expect.poll(() => lines.length, { timeout: 20_000 }).toBeGreaterThan(0)
    } finally {
      await logging.close()
    }
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 40,
      queue: 'account.forgotten',
      err: { message: 'the mail server refuses' },
      msg: 'a job failed and is tried again',
    })
    expect(lines.join()).not.toContain('ana@example.com')
  })
})

describe('round robin between users', () => {
  it('so that a single note does not wait for thirty that another user queued first', async () => {
    const [bulk, single] = [await signUp(server.app), await signUp(server.app)]
    for (let count = 0; count < 30; count += 1) await queueNote(server, bulk)
    const note = await queueNote(server, single)
    const started = await workUntil(31, 2)
    expect(started.indexOf(note)).toBeLessThan(4)
  })

  it('so that later arrivals do not starve the rest of a bulk', async () => {
    const [bulk, later] = [await signUp(server.app), await signUp(server.app)]
    const own: string[] = []
    for (let count = 0; count < 6; count += 1) own.push(await queueNote(server, bulk))
    const { db } = server.context
    // The first three are done, so the fourth round is in progress.
    await db.execute(sql`delete from pgboss.job where singleton_key in ${own.slice(0, 3)}`)
    for (let count = 0; count < 4; count += 1) await queueNote(server, later)
    const started = await workUntil(7, 1)
    expect(started.map((id) => (own.includes(id) ? 'bulk' : 'later'))).toEqual([
      'bulk',
      'later',
      'bulk',
      'later',
      'bulk',
      'later',
      'later',
    ])
  })

  it('also after their jobs were taken over from a dead process', async () => {
    const [bulk, single] = [await signUp(server.app), await signUp(server.app)]
    const own = [await queueNote(server, bulk), await queueNote(server, bulk)]
    const { db, jobs } = server.context
    await db.execute(sql`update pgboss.job set state = 'active', started_on = now()`)
    for (const id of own) expect(await jobs.reclaim(id)).toBe(true)
    const note = await queueNote(server, single)
    expect((await workUntil(3, 1)).indexOf(note)).toBe(1)
  })
})

describe('what was recorded', () => {
  it('comes before what was uploaded, each in turn between users', async () => {
    const [bulk, speaker, other] = [await signUp(server.app), await signUp(server.app), await signUp(server.app)]
    const uploads = [await queueNote(server, bulk), await queueNote(server, bulk), await queueNote(server, other)]
    const spoken = [await queueNote(server, speaker, 'recorder'), await queueNote(server, speaker, 'recorder')]
    spoken.push(await queueNote(server, other, 'recorder'))
    const [first, second, third] = spoken
    const [a, b, c] = uploads
    expect(await workUntil(6, 1)).toEqual([first, third, second, a, c, b])
  })
})

describe('a limit for each user', () => {
  it('leaves workers to others, however many jobs a user has', async () => {
    const [bulk, other] = [await signUp(server.app), await signUp(server.app)]
    const release = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const both = Promise.withResolvers<void>()
    const all = Promise.withResolvers<void>()
    const started: string[] = []
    const prepare = async ({ noteId }: { noteId: string }) => {
      started.push(noteId)
      if (started.length === 1) begun.resolve()
      if (started.length === 2) both.resolve()
      if (started.length === 4) all.resolve()
      if (noteId === first) await release.promise
    }
    const first = await queueNote(server, bulk)
    await server.context.jobs.work(onlyPreparing(prepare), { concurrency: 3, perUser: 1 })
    await begun.promise
    const rest = [await queueNote(server, bulk), await queueNote(server, bulk)]
    const late = await queueNote(server, other)
    await both.promise
    // The user's further jobs wait although a worker is free.
    expect(started).toEqual([first, late])
    release.resolve()
    await all.promise
    expect(new Set(started)).toEqual(new Set([first, late, ...rest]))
  })
})

describe('jobs of deleted data', () => {
  const countJobs = async () => {
    const { rows } = await server.context.db.execute<{ jobs: number }>(
      sql`select count(*)::int as jobs from pgboss.job where name like 'note.%'`,
    )
    return rows[0]?.jobs
  }

  it('are deleted with a note', async () => {
    const person = await signUp(server.app)
    const [gone, stays] = [await queueNote(server, person), await queueNote(server, person)]
    const deleted = await person.inject({ method: 'DELETE', url: `/api/voice-notes/${gone}` })
    expect(deleted.statusCode).toBe(204)
    expect(await server.context.jobs.hasJob(gone)).toBe(false)
    expect(await server.context.jobs.hasJob(stays)).toBe(true)
  })

  it('are deleted with an account, however many there are', async () => {
    const [person, other] = [await signUp(server.app), await signUp(server.app)]
    for (let count = 0; count < 20; count += 1) await queueNote(server, person)
    await queueNote(server, other)
    const payload = { password: person.password }
    const deleted = await person.inject({ method: 'DELETE', url: '/api/account', payload })
    expect(deleted.statusCode).toBe(204)
    expect(await countJobs()).toBe(1)
  })
})
