import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLogger } from '#server/logger.ts'
import { cloneDatabase } from '#test/database/clone-database.ts'
import { type AdvisoryLocks, openAdvisoryLocks } from './advisory-locks.ts'

const logger = createLogger({ logLevel: 'silent' })

let database: Awaited<ReturnType<typeof cloneDatabase>>
let here: AdvisoryLocks
let elsewhere: AdvisoryLocks
beforeEach(async () => {
  database = await cloneDatabase()
  here = openAdvisoryLocks(database.connectionString, logger)
  elsewhere = openAdvisoryLocks(database.connectionString, logger)
})
afterEach(async () => {
  await Promise.all([here.close(), elsewhere.close()])
  await database.drop()
})

it('admits one holder at a time, in this process or another', async () => {
  const release = await here.take('a', 'stored')
  expect(release).not.toBeNull()
  expect(await here.take('a', 'stored')).toBeNull()
  expect(await elsewhere.take('a', 'stored')).toBeNull()
  await release?.()
  const again = await elsewhere.take('a', 'stored')
  expect(again).not.toBeNull()
  expect(await here.take('a', 'stored')).toBeNull()
})

it('tells who holds a lock without taking it', async () => {
  expect(await here.isHeld('a', 'stored')).toBe(false)
  const release = await here.take('a', 'stored')
  expect(release).not.toBeNull()
  expect(await here.isHeld('a', 'stored')).toBe(true)
  expect(await elsewhere.isHeld('a', 'stored')).toBe(true)
  expect(await elsewhere.isHeld('b', 'stored')).toBe(false)
  await release?.()
  expect(await elsewhere.isHeld('a', 'stored')).toBe(false)
})

it('blocks neither other notes nor other stages', async () => {
  expect(await here.take('a', 'stored')).not.toBeNull()
  expect(await here.take('b', 'stored')).not.toBeNull()
  expect(await elsewhere.take('a', 'transcribing')).not.toBeNull()
})

it('admits one of two simultaneous callers', async () => {
  const taken = await Promise.all([here, elsewhere, here, elsewhere].map((locks) => locks.take('a', 'stored')))
  expect(taken.filter((release) => release !== null)).toHaveLength(1)
})

it('releases the locks of a dead process', async () => {
  const dying = openAdvisoryLocks(database.connectionString, logger)
  expect(await dying.take('a', 'stored')).not.toBeNull()
  await dying.close()
  // The server takes its time to end the connection, and with it the lock.
  await expect.poll(() => here.take('a', 'stored')).not.toBeNull()
})

it('reacquires its locks after its connection was lost', async () => {
  const release = await here.take('a', 'stored')
  const [before] = await findHolders()
  await terminateOthers()
  // Nobody requests another lock meanwhile.
  await expect.poll(findHolders).toEqual([expect.not.stringMatching(`^${before}$`)])
  await release?.()
  expect(await findHolders()).toEqual([])
})

it('reacquires a lost lock that somebody else had first', async () => {
  const release = await here.take('a', 'stored')
  const other = new pg.Client({ connectionString: database.connectionString })
  await other.connect()
  try {
    const { rows } = await other.query<{ pid: number }>('select pg_backend_pid() as pid')
    const waiting = other.query("select pg_advisory_lock(hashtextextended('stored a', 0))")
    await expect.poll(findWaiting).toEqual([String(rows[0]?.pid)])
    await terminateOthers(rows[0]?.pid)
    await waiting
    await expect.poll(findReconnected).toHaveLength(1)
    await other.query("select pg_advisory_unlock(hashtextextended('stored a', 0))")
    await expect.poll(findHolders).toHaveLength(1)
  } finally {
    await other.end()
  }
  await release?.()
  expect(await findHolders()).toEqual([])
})

it('keeps working after its connection was lost', async () => {
  const release = await here.take('a', 'stored')
  await terminateOthers()
  await release?.()
  // The lost connection may still have the lock for a moment.
  await expect.poll(() => here.take('a', 'stored')).not.toBeNull()
})

/** Lists the connections to this test's own database that hold a lock. */
const findHolders = () => findPids('granted')
/** Lists those that wait for one. */
const findWaiting = () => findPids('not granted')

async function findPids(condition: string): Promise<string[]> {
  const { rows } = await ask(
    `select pid from pg_locks join pg_database on oid = database
     where locktype = 'advisory' and datname = current_database() and ${condition}`,
  )
  return rows.map(({ pid }) => String(pid))
}

/** Lists the connections that have been reopened and have tried to take their locks. */
async function findReconnected(): Promise<string[]> {
  const { rows } = await ask(
    `select pid from pg_stat_activity
     where datname = current_database() and state = 'idle' and query ~ '^select (1$|pg_try_advisory_lock)'`,
  )
  return rows.map(({ pid }) => String(pid))
}

/** Ends all connections to this test's own database except one; other tests use theirs at the same time. */
async function terminateOthers(but = 0): Promise<void> {
  const own = `datname = current_database() and pid not in (pg_backend_pid(), ${but})`
  await ask(`select pg_terminate_backend(pid) from pg_stat_activity where ${own}`)
}

async function ask(query: string) {
  const client = new pg.Client({ connectionString: database.connectionString })
  await client.connect()
  try {
    return await client.query<Record<string, unknown>>(query)
  } finally {
    await client.end()
  }
}
