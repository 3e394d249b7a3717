import type { Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLogger } from '#server/logger.ts'
import { cloneDatabase } from '#test/database/clone-database.ts'
import { isConnectionLoss } from './connection-loss.ts'
import { type DatabaseHandle, openDatabase } from './database.ts'

let clone: Awaited<ReturnType<typeof cloneDatabase>>
let database: DatabaseHandle
beforeEach(async () => {
  clone = await cloneDatabase()
  database = openDatabase(clone.connectionString, createLogger({ logLevel: 'silent' }))
})
afterEach(async () => {
  await database.close()
  await clone.drop()
})

const reject = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )
const answers = async () => (await database.db.execute(sql`select 1 as one`)).rows
const endOwnConnection = sql`select pg_terminate_backend(pg_backend_pid())`

it('survives a connection lost during a query, and opens another', async () => {
  expect(isConnectionLoss(await reject(database.db.execute(endOwnConnection)))).toBe(true)
  expect(await answers()).toEqual([{ one: 1 }])
})

it('survives a connection lost during a transaction, and opens another', async () => {
  const failed = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`)
    await tx.execute(endOwnConnection)
  })
  expect(isConnectionLoss(await reject(failed))).toBe(true)
  expect(await answers()).toEqual([{ one: 1 }])
})

it('survives a connection lost while a transaction does something else', async () => {
  const failed = database.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await database.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
    await expect.poll(() => database.pool.totalCount).toBe(1)
  })
  expect(isConnectionLoss(await reject(failed))).toBe(true)
  expect(await answers()).toEqual([{ one: 1 }])
})

it('returns to the pool every connection whose transaction could not begin', async () => {
  const loseConnection = (client: pg.PoolClient) => {
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
    stream.destroy()
  }
  database.pool.on('acquire', loseConnection)
  // More connections than the pool holds.
  for (let count = 0; count < 20; count += 1) {
    expect(isConnectionLoss(await reject(database.db.transaction(async () => undefined)))).toBe(true)
  }
  database.pool.off('acquire', loseConnection)
  expect(await answers()).toEqual([{ one: 1 }])
})

it('does not mistake a refused query for a lost connection', async () => {
  expect(isConnectionLoss(await reject(database.db.execute(sql`select 1 / 0`)))).toBe(false)
})
