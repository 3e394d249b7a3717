import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { notes } from '#server/db/schema/notes.ts'
import { createLogger } from '#server/logger.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { findStalledQueues } from './job-table.ts'
import { type JobHandlers, openJobs } from './jobs.ts'
import { openQueueWatch } from './queue-watch.ts'
import { QUEUES } from './queues.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
  return () => server.close()
})

/** Inserts a note with its first job, as an upload does. */
async function queueNote(person: Person, source: 'upload' | 'recorder' = 'upload'): Promise<string> {
  const id = randomUUID()
  await server.context.db.transaction(async (tx) => {
    await tx.insert(notes).values({
      id,
      userId: person.id,
      title: '',
      source,
      fileName: 'note.ogg',
      mime: 'audio/ogg',
      sizeBytes: 1,
      timezone: 'UTC',
      recordedAt: new Date(),
      originalKey: `notes/${id}/original`,
    })
    await server.context.jobs.enqueue(tx, 'note.prepare', { noteId: id })
  })
  return id
}

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
    for (let count = 0; count < 20; count += 1) await queueNote(person)
    expect(await workUntil(20, 1)).toHaveLength(20)
  })

  it('continues at once after a job that failed', async () => {
    const person = await signUp(server.app)
    for (let count = 0; count < 3; count += 1) await queueNote(person)
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
    for (let count = 0; count < 30; count += 1) await queueNote(bulk)
    const note = await queueNote(single)
    const started = await workUntil(31, 2)
    expect(started.indexOf(note)).toBeLessThan(4)
  })

  it('so that later arrivals do not starve the rest of a bulk', async () => {
    const [bulk, later] = [await signUp(server.app), await signUp(server.app)]
    const own: string[] = []
    for (let count = 0; count < 6; count += 1) own.push(await queueNote(bulk))
    const { db } = server.context
    // The first three are done, so the fourth round is in progress.
    await db.execute(sql`delete from pgboss.job where singleton_key in ${own.slice(0, 3)}`)
    for (let count = 0; count < 4; count += 1) await queueNote(later)
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
    const own = [await queueNote(bulk), await queueNote(bulk)]
    const { db, jobs } = server.context
    await db.execute(sql`update pgboss.job set state = 'active', started_on = now()`)
    for (const id of own) expect(await jobs.reclaim(id)).toBe(true)
    const note = await queueNote(single)
    expect((await workUntil(3, 1)).indexOf(note)).toBe(1)
  })
})

describe('what was recorded', () => {
  it('comes before what was uploaded, each in turn between users', async () => {
    const [bulk, speaker, other] = [await signUp(server.app), await signUp(server.app), await signUp(server.app)]
    const uploads = [await queueNote(bulk), await queueNote(bulk), await queueNote(other)]
    const spoken = [await queueNote(speaker, 'recorder'), await queueNote(speaker, 'recorder')]
    spoken.push(await queueNote(other, 'recorder'))
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
    const first = await queueNote(bulk)
    await server.context.jobs.work(onlyPreparing(prepare), { concurrency: 3, perUser: 1 })
    await begun.promise
    const rest = [await queueNote(bulk), await queueNote(bulk)]
    const late = await queueNote(other)
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
    const [gone, stays] = [await queueNote(person), await queueNote(person)]
    const deleted = await person.inject({ method: 'DELETE', url: `/api/voice-notes/${gone}` })
    expect(deleted.statusCode).toBe(204)
    expect(await server.context.jobs.hasJob(gone)).toBe(false)
    expect(await server.context.jobs.hasJob(stays)).toBe(true)
  })

  it('are deleted with an account, however many there are', async () => {
    const [person, other] = [await signUp(server.app), await signUp(server.app)]
    for (let count = 0; count < 20; count += 1) await queueNote(person)
    await queueNote(other)
    const payload = { password: person.password }
    const deleted = await person.inject({ method: 'DELETE', url: '/api/account', payload })
    expect(deleted.statusCode).toBe(204)
    expect(await countJobs()).toBe(1)
  })
})

describe('a stalled queue', () => {
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000)
  // Ignores the emails that a sign-up sends.
  const findStalled = async (now: Date) =>
    (await findStalledQueues(server.context.db, now)).filter(({ queue }) => queue !== 'mail.send')

  it('is detected once jobs were ready for a minute and none was started', async () => {
    const person = await signUp(server.app)
    await queueNote(person)
    await queueNote(person)
    expect(await findStalled(inSeconds(30))).toEqual([])
    expect(await findStalled(inSeconds(90))).toEqual([
      { queue: 'note.prepare', ready: 2, active: 0, since: expect.any(String) },
    ])
  })

  it('is not one that started a job meanwhile, nor one whose jobs wait for a retry', async () => {
    const person = await signUp(server.app)
    const [started, waits] = [await queueNote(person), await queueNote(person)]
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
    await queueNote(await signUp(server.app))
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
    await queueNote(await signUp(server.app))
    await server.context.db.execute(sql`delete from pgboss.job where name = 'mail.send'`)
    await watch(inSeconds(90))
    await watch(inSeconds(120))
    expect(lines).toEqual(['work is ready, and none has been started for a minute'])
    await server.context.db.execute(sql`update pgboss.job set started_on = now() + interval '150 s'`)
    await watch(inSeconds(160))
    expect(lines).toEqual([expect.any(String), 'work is started again'])
  })
})
