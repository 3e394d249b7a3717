import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type DatabaseHandle, databaseOn, openDatabase } from '#server/db/database.ts'
import { createLogger } from '#server/logger.ts'
import { cloneDatabase } from '#test/database/clone-database.ts'
import { type EventBus, openEventBus, publishToUser } from './event-bus.ts'
import type { BusEvent, Signal } from './signal.ts'

const logger = createLogger({ logLevel: 'silent' })
const USER = 'ada'

let clone: Awaited<ReturnType<typeof cloneDatabase>>
/** The database of this process, whose bus is told about its commits. */
let own: DatabaseHandle
/** The database of another process. */
let other: DatabaseHandle
let buses: EventBus[]
beforeEach(async () => {
  clone = await cloneDatabase()
  own = openDatabase(clone.connectionString, logger)
  other = openDatabase(clone.connectionString, logger)
  buses = []
})
afterEach(async () => {
  vi.useRealTimers()
  for (const bus of buses) await bus.close()
  await own.close()
  await other.close()
  await clone.drop()
})

async function openBus({ db }: DatabaseHandle): Promise<EventBus> {
  const bus = await openEventBus({ db, listens: true, directUrl: clone.connectionString, redisUrl: null, logger })
  buses.push(bus)
  return bus
}

/** Collects what reaches a user on a bus. */
function collect(bus: EventBus, userId = USER) {
  const events: BusEvent[] = []
  bus.subscribe(userId, (event) => events.push(event))
  return { events, origins: () => events.map((event) => (event.type === 'items' ? event.origin : event.type)) }
}

const signal = (origin: string, userId = USER): Signal => ({ type: 'items', userId, origin })
const numbered = (count: number) => Array.from({ length: count }, (_, index) => String(index))

/** Opens a connection that commits when the test says so. */
async function openTransaction() {
  const client = new pg.Client({ connectionString: clone.connectionString })
  await client.connect()
  await client.query('begin')
  return {
    publish: (origin: string) => publishToUser(databaseOn(client), signal(origin)),
    /** The process dies right after it: nobody is notified. */
    commit: async () => {
      await client.query('commit')
      await client.end()
    },
  }
}

/** Records the notifications that arrive until `stop`, which waits for those in progress. */
async function watchNotifications() {
  const client = new pg.Client({ connectionString: clone.connectionString })
  const payloads: Array<string | undefined> = []
  client.on('notification', ({ payload }) => payloads.push(payload))
  await client.connect()
  await client.query('listen dictum_signals')
  return {
    payloads,
    stop: async () => {
      // A notification that was put together meanwhile may still follow.
      await client.query("notify dictum_signals, 'the last'")
      await expect.poll(() => payloads).toContain('the last')
      await client.end()
      return payloads.filter((payload) => payload !== 'the last')
    },
  }
}

describe('a signal', () => {
  it('reaches its user, and nobody else, in every process once its transaction is committed', async () => {
    const here = collect(await openBus(own))
    const there = collect(await openBus(other))
    const stranger = collect(buses[1] as EventBus, 'ben')
    await own.db.transaction(async (tx) => {
      await publishToUser(tx, signal('first'))
      await tx.transaction((nested) => publishToUser(nested, signal('second')))
    })
    await publishToUser(own.db, signal('third'))
    for (const { origins } of [here, there]) await expect.poll(origins).toEqual(['first', 'second', 'third'])
    expect(here.events[0]).toEqual(signal('first'))
    expect(stranger.events).toEqual([])
  })

  it('of a transaction that is rolled back reaches nobody and notifies nobody', async () => {
    const { origins } = collect(await openBus(own))
    const watched = await watchNotifications()
    const failed = own.db.transaction(async (tx) => {
      await publishToUser(tx, signal('rolled back'))
      throw new Error('the change failed')
    })
    await expect(failed).rejects.toThrow('the change failed')
    await own.db.transaction(async (tx) => void (await tx.execute(sql`select 1`)))
    expect(await watched.stop()).toEqual([])
    await publishToUser(own.db, signal('committed'))
    await expect.poll(origins).toEqual(['committed'])
  })

  it('arrives once although its transaction commits after one that began later', async () => {
    const { origins } = collect(await openBus(own))
    const [early, late] = [await openTransaction(), await openTransaction()]
    await early.publish('id 1')
    await late.publish('id 2')
    await late.commit()
    await expect.poll(origins).toEqual(['id 2'])
    await publishToUser(own.db, signal('id 3'))
    await expect.poll(origins).toEqual(['id 2', 'id 3'])
    await early.commit()
    await expect.poll(origins).toEqual(['id 2', 'id 3', 'id 1'])
    await publishToUser(own.db, signal('id 4'))
    await expect.poll(origins).toEqual(['id 2', 'id 3', 'id 1', 'id 4'])
  })

  it('arrives although its transaction began before the process listened', async () => {
    const early = await openTransaction()
    await early.publish('before')
    const { origins } = collect(await openBus(own))
    await early.commit()
    await expect.poll(origins).toEqual(['before'])
  })

  it('arrives although its process died between commit and notification', async () => {
    const { origins } = collect(await openBus(own))
    const watched = await watchNotifications()
    const dying = await openTransaction()
    await dying.publish('unannounced')
    await dying.commit()
    await expect.poll(origins).toEqual(['unannounced'])
    expect(await watched.stop()).toEqual([])
  })

  it('of a burst arrives once, and a few notifications announce them all', async () => {
    const here = collect(await openBus(own))
    const there = collect(await openBus(other))
    const watched = await watchNotifications()
    const began = performance.now()
    const burst = numbered(500)
    await Promise.all(burst.map((origin) => own.db.transaction((tx) => publishToUser(tx, signal(origin)))))
    for (const { origins } of [here, there]) await expect.poll(() => origins().length).toBe(burst.length)
    const elapsed = performance.now() - began
    const count = (await watched.stop()).length
    for (const { origins } of [here, there]) expect(origins().toSorted()).toEqual(burst.toSorted())
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThanOrEqual(Math.ceil(elapsed / 25) + 1)
  })

  it('of a kind that this version does not know is dropped, and the next one arrives', async () => {
    const { origins } = collect(await openBus(own))
    await own.db.execute(sql`insert into signals (user_id, content) values (${USER}, '{"type": "of next year"}')`)
    await publishToUser(own.db, signal('known'))
    await expect.poll(origins).toEqual(['known'])
  })
})

describe('a gap', () => {
  it('is reported after a lost connection, and what follows arrives', async () => {
    const { origins } = collect(await openBus(own))
    await other.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and query not like '%pg_terminate%'`,
    )
    await expect.poll(origins).toEqual(['gap'])
    await publishToUser(own.db, signal('after'))
    await expect.poll(origins).toEqual(['gap', 'after'])
  })

  it('is reported if the process stood still for longer than signals are kept', async () => {
    const { origins } = collect(await openBus(own))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 })
    await expect.poll(origins).toEqual(['gap'])
    await publishToUser(own.db, signal('after'))
    await expect.poll(origins).toEqual(['gap', 'after'])
  })
})

it('refuses listeners in a process that does not listen, but announces its changes all the same', async () => {
  const there = collect(await openBus(other))
  const bus = await openEventBus({
    db: own.db,
    listens: false,
    directUrl: clone.connectionString,
    redisUrl: null,
    logger,
  })
  buses.push(bus)
  expect(() => bus.subscribe(USER, () => undefined)).toThrow('does not listen')
  const watched = await watchNotifications()
  await publishToUser(own.db, signal('from a worker'))
  await expect.poll(there.origins).toEqual(['from a worker'])
  await expect.poll(() => watched.payloads.length).toBe(1)
  await watched.stop()
})
