import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type DatabaseHandle, openDatabase } from '#server/db/database.ts'
import { readOrMakeDatabaseId } from '#server/db/database-id.ts'
import { createLogger } from '#server/logger.ts'
import { cloneDatabase } from '#test/database/clone-database.ts'
import { HAS_REDIS, type OwnRedis, startRedis } from '#test/redis.ts'
import { type EventBus, openEventBus, publishToUser } from './event-bus.ts'
import { openRedisWakeUps, type RedisWakeUps } from './redis-wake-ups.ts'

const logger = createLogger({ logLevel: 'silent' })
const USER = 'ada'

describe.skipIf(!HAS_REDIS)(`with Redis${HAS_REDIS ? '' : ' (skipped: it is not installed)'}`, () => {
  let redis: OwnRedis
  beforeEach(async () => {
    redis = await startRedis()
  })
  afterEach(() => redis.stop())

  describe('wake-ups', () => {
    let open: RedisWakeUps[]
    beforeEach(() => {
      open = []
    })
    afterEach(() => {
      for (const one of open) one.close()
    })

    function openWakeUps(channel: string) {
      const woken: string[] = []
      const wakeUps = openRedisWakeUps({ url: redis.url, channel, logger, onWakeUp: (sender) => woken.push(sender) })
      open.push(wakeUps)
      return { woken, send: (sender: string) => wakeUps.send(sender) }
    }

    it('reach every process of an installation, and none of another', async () => {
      const [here, there, stranger] = [openWakeUps('one'), openWakeUps('one'), openWakeUps('another')]
      // A connection that is ready may not be subscribed yet.
      await expect
        .poll(async () => (await here.send('here')) && there.woken.length > 0 && here.woken.length > 0)
        .toBe(true)
      await expect.poll(async () => (await stranger.send('stranger')) && stranger.woken.length > 0).toBe(true)
      expect(new Set(there.woken)).toEqual(new Set(['here']))
      expect(new Set(stranger.woken)).toEqual(new Set(['stranger']))
    })

    it('are refused while Redis is away, logged once, and reach others once it is back', async () => {
      const warn = vi.spyOn(logger, 'warn')
      const [here, there] = [openWakeUps('one'), openWakeUps('one')]
      await expect.poll(async () => (await here.send('before')) && there.woken.includes('before')).toBe(true)
      await redis.stop()
      warn.mockClear()
      await expect.poll(() => here.send('away')).toBe(false)
      for (let times = 0; times < 5; times += 1) expect(await here.send('away')).toBe(false)
      expect(warn.mock.calls.length).toBeLessThanOrEqual(2)
      redis.start()
      await expect.poll(async () => (await here.send('after')) && there.woken.includes('after')).toBe(true)
      expect(there.woken).not.toContain('away')
      warn.mockRestore()
    })
  })

  describe('a signal', () => {
    let clone: Awaited<ReturnType<typeof cloneDatabase>>
    let own: DatabaseHandle
    let bus: EventBus
    let notifications: pg.Client
    let notified: number
    beforeEach(async () => {
      clone = await cloneDatabase()
      own = openDatabase(clone.connectionString, logger)
      const options = { db: own.db, listens: true, directUrl: clone.connectionString, redisUrl: redis.url, logger }
      bus = await openEventBus(options)
      notified = 0
      notifications = new pg.Client({ connectionString: clone.connectionString })
      notifications.on('notification', () => {
        notified += 1
      })
      await notifications.connect()
      await notifications.query('listen dictum_signals')
    })
    afterEach(async () => {
      await notifications.end()
      await bus.close()
      await own.close()
      await clone.drop()
    })

    let count = 0
    /** Publishes a signal and waits until it has arrived. */
    async function publishOne(): Promise<void> {
      count += 1
      const origin = String(count)
      const arrived = new Promise<void>((resolve) => {
        const end = bus.subscribe(USER, (event) => {
          if (event.type !== 'items' || event.origin !== origin) return
          end()
          resolve()
        })
      })
      await publishToUser(own.db, { type: 'items', userId: USER, origin })
      await arrived
    }

    it('is announced by Redis, by PostgreSQL while Redis is away, and by Redis again', async () => {
      let woken = 0
      const channel = `dictum_signals:${await readOrMakeDatabaseId(own.db)}`
      const onWakeUp = () => {
        woken += 1
      }
      const observer = openRedisWakeUps({ url: redis.url, channel, logger, onWakeUp })
      /** Publishes until a count rises. */
      const publishUntilMore = async (counted: () => number) => {
        const before = counted()
        await expect
          .poll(async () => {
            await publishOne()
            return counted()
          })
          .toBeGreaterThan(before)
      }
      /** Counts notifications by PostgreSQL: those sent before have arrived with the answer to a statement. */
      const countNotified = async () => {
        await notifications.query('select 1')
        return notified
      }
      await publishUntilMore(() => woken)
      const byPostgres = await countNotified()
      for (let times = 0; times < 3; times += 1) await publishUntilMore(() => woken)
      expect(await countNotified()).toBe(byPostgres)
      await redis.stop()
      await publishUntilMore(() => notified)
      redis.start()
      await publishUntilMore(() => woken)
      observer.close()
    })
  })
})
