import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cloneDatabase } from '#test/database/clone-database.ts'
import { findFreePort } from '#test/find-free-port.ts'
import { retryStart } from './retry-start.ts'

let database: Awaited<ReturnType<typeof cloneDatabase>>
beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(() => database.drop())

const logger = { warn: () => undefined }

async function query(connectionString: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString })
  try {
    await client.connect()
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

it('restarts when the database goes away during the start', async () => {
  const away = `postgres://nobody@127.0.0.1:${await findFreePort()}/nothing`
  const addresses = [away, away, database.connectionString]
  expect(await retryStart(() => query(addresses.shift() ?? '', 'select 1 as one'), logger)).toEqual([{ one: 1 }])
})

it('fails at once on any other error', async () => {
  let tries = 0
  const start = () => {
    tries += 1
    return query(database.connectionString, 'select nothing')
  }
  await expect(retryStart(start, logger)).rejects.toThrow('column "nothing" does not exist')
  expect(tries).toBe(1)
})

it('gives up eventually', async () => {
  const away = `postgres://nobody@127.0.0.1:${await findFreePort()}/nothing`
  await expect(retryStart(() => query(away, 'select 1'), logger)).rejects.toThrow('ECONNREFUSED')
})
