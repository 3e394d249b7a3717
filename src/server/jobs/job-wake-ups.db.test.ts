import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type DatabaseHandle, openDatabase } from '#server/db/database.ts'
import { createLogger } from '#server/logger.ts'
import { startTestServer, type TestServer } from '#test/server.ts'
import { type JobWakeUps, markNewJob, openJobWakeUps } from './job-wake-ups.ts'
import { QUEUE_NAMES, type QueueName } from './queues.ts'

const logger = createLogger({ logLevel: 'silent' })

interface Process {
  database: DatabaseHandle
  wakeUps: JobWakeUps
  woken: QueueName[]
}

let server: TestServer
let own: Process
let other: Process
beforeAll(async () => {
  server = await startTestServer()
  own = await openProcess()
  other = await openProcess()
})
afterAll(async () => {
  for (const { wakeUps, database } of [own, other]) {
    await wakeUps?.close()
    await database?.close()
  }
  await server.close()
})
beforeEach(() => {
  own.woken.length = 0
  other.woken.length = 0
})

const url = () => server.context.config.databaseUrl ?? ''

/** What two processes that share a database have. */
async function openProcess(): Promise<Process> {
  const database = openDatabase(url(), logger)
  const wakeUps = openJobWakeUps({ db: database.db, directUrl: url(), logger })
  const woken: QueueName[] = []
  await wakeUps.listen((queue) => woken.push(queue))
  return { database, wakeUps, woken }
}

it('wakes the workers of a queue in every process once a transaction is committed, and not before', async () => {
  await own.database.db.transaction(async (tx) => {
    markNewJob(tx, 'note.analyse')
    // Nested transactions are part of the outer one.
    await tx.transaction(async (nested) => markNewJob(nested, 'note.prepare'))
    await tx.execute(sql`select 1`)
    expect(own.woken).toEqual([])
  })
  expect(own.woken.toSorted()).toEqual(['note.analyse', 'note.prepare'])
  await expect.poll(() => other.woken.toSorted()).toEqual(['note.analyse', 'note.prepare'])
  expect(own.woken).toHaveLength(2)
})

it('wakes nobody for a transaction that is rolled back', async () => {
  const rolledBack = own.database.db.transaction(async (tx) => {
    markNewJob(tx, 'note.analyse')
    throw new Error('made to fail')
  })
  await expect(rolledBack).rejects.toThrow('made to fail')
  // This is sent later, so nothing that came before it is still on its way.
  markNewJob(own.database.db, 'mail.send')
  await expect.poll(() => other.woken).toEqual(['mail.send'])
  expect(own.woken).toEqual(['mail.send'])
})

it('announces a burst of commits in few notifications', async () => {
  const listener = new pg.Client({ connectionString: url() })
  await listener.connect()
  const heard: string[] = []
  listener.on('notification', ({ payload }) => heard.push(payload ?? ''))
  await listener.query('listen dictum_jobs')
  for (let count = 0; count < 500; count += 1) markNewJob(own.database.db, 'note.analyse')
  markNewJob(own.database.db, 'audio.delete')
  await expect.poll(() => heard.join('\n')).toContain('audio.delete')
  await listener.end()
  expect(heard.length).toBeLessThan(3)
})

it('wakes all workers when a lost connection is open again', async () => {
  const { db } = own.database
  await db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen "dictum_jobs"'
  `)
  await expect.poll(() => new Set(other.woken)).toEqual(new Set(QUEUE_NAMES))
  await expect.poll(() => new Set(own.woken)).toEqual(new Set(QUEUE_NAMES))
  other.woken.length = 0
  markNewJob(db, 'note.speakers')
  await expect.poll(() => other.woken).toContain('note.speakers')
})
