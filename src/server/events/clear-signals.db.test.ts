import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type DatabaseHandle, databaseOn, openDatabase } from '#server/db/database.ts'
import { createLogger } from '#server/logger.ts'
import { cloneDatabase } from '#test/database/clone-database.ts'
import { SignalClearing } from './clear-signals.ts'
import { type EventBus, publishToUser } from './event-bus.ts'
import type { Signal } from './signal.ts'

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

const signal = (origin: string, userId = USER): Signal => ({ type: 'items', userId, origin })

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

describe('clearing', () => {
  const listOrigins = async () =>
    (
      await own.db.execute<{ origin: string }>(sql`select content ->> 'origin' as origin from signals order by id`)
    ).rows.map(({ origin }) => origin)

  /** Runs until everything is deleted: transactions of other databases of the cluster may delay that. */
  const clearAll = (clearing: SignalClearing) =>
    expect
      .poll(async () => {
        await clearing.run()
        return listOrigins()
      })
      .toEqual([])

  it('deletes a signal after its commit, but not in the first three runs', async () => {
    const clearing = new SignalClearing(own.db)
    for (let minutes = 0; minutes < 9; minutes += 1) await clearing.run()
    await publishToUser(own.db, signal('old'))
    for (let minutes = 0; minutes < 3; minutes += 1) await clearing.run()
    expect(await listOrigins()).toEqual(['old'])
    await clearAll(clearing)
  })

  it('keeps the signal of a transaction that has only just been committed, however long ago it began', async () => {
    const clearing = new SignalClearing(own.db)
    const long = await openTransaction()
    await long.publish('long')
    for (let minutes = 0; minutes < 9; minutes += 1) await clearing.run()
    await long.commit()
    for (let minutes = 0; minutes < 3; minutes += 1) await clearing.run()
    expect(await listOrigins()).toEqual(['long'])
    await clearAll(clearing)
  })

  it('leaves the work to another process that is already doing it', async () => {
    const [first, second] = [new SignalClearing(own.db), new SignalClearing(other.db)]
    await publishToUser(own.db, signal('old'))
    for (let minutes = 0; minutes < 3; minutes += 1) await second.run()
    await own.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(7316404)`)
      for (let minutes = 0; minutes < 9; minutes += 1) await second.run()
      expect(await listOrigins()).toEqual(['old'])
    })
    await clearAll(first)
  })
})
