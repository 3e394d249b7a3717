import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLogger } from '#server/logger.ts'
import { cloneDatabase } from '#test/database/clone-database.ts'
import { openPool } from './open-pool.ts'
import { PLANNED_FOR_VALUES, preparingClient, StatementNames, unpreparedClient } from './prepared-statements.ts'

describe('statements that run often', () => {
  it('have a name from their third run on, others have none', () => {
    const names = new StatementNames()
    const nameOf = (text: string) => [1, 2, 3, 4].map(() => names.nameOf(text))
    expect(nameOf('select 1')).toEqual([undefined, undefined, 'often_1', 'often_1'])
    expect(nameOf('update notes set title = $1')).toEqual([undefined, undefined, 'often_2', 'often_2'])
    expect(nameOf('begin')).toEqual([undefined, undefined, undefined, undefined])
    expect(nameOf(`select ${PLANNED_FOR_VALUES} 1`)).toEqual([undefined, undefined, undefined, undefined])
  })

  it('are named up to a limit', () => {
    const names = new StatementNames()
    const run = (count: number) => {
      const found = new Set<string | undefined>()
      for (let index = 0; index < count; index += 1) {
        for (let runs = 0; runs < 3; runs += 1) found.add(names.nameOf(`select ${index}`))
      }
      return found
    }
    expect(run(5_000).size).toBe(201)
    expect(names.nameOf('select 0')).toBe('often_1')
  })
})

describe('a pool', () => {
  let clone: Awaited<ReturnType<typeof cloneDatabase>>
  let pool: pg.Pool
  beforeEach(async () => {
    clone = await cloneDatabase()
    const options = { connectionString: clone.connectionString, max: 1, Client: preparingClient() }
    pool = openPool('test', options, createLogger({ logLevel: 'silent' }))
  })
  afterEach(async () => {
    await pool.end()
    await clone.drop()
  })

  const listPrepared = async () =>
    (await pool.query<{ statement: string }>('select statement from pg_prepared_statements')).rows.map(
      ({ statement }) => statement,
    )

  it('prepares a frequent statement once on each connection, and uses the values of each run', async () => {
    const sum = 'select $1::int + $2::int as sum'
    for (let run = 1; run <= 6; run += 1) {
      expect((await pool.query({ text: sum }, [run, 1])).rows).toEqual([{ sum: run + 1 }])
    }
    expect(await listPrepared()).toEqual([sum])
  })

  it('keeps working after a statement has failed, even in a transaction', async () => {
    const ratio = 'select 1 / $1::int as ratio'
    const client = await pool.connect()
    for (let run = 1; run <= 4; run += 1) {
      await client.query('begin')
      await expect(client.query({ text: ratio }, [0])).rejects.toThrow('division by zero')
      await expect(client.query({ text: ratio }, [1])).rejects.toThrow('aborted')
      await client.query('rollback')
    }
    expect((await client.query({ text: ratio }, [1])).rows).toEqual([{ ratio: 1 }])
    client.release()
  })

  it('keeps working after a column was added to a table', async () => {
    const read = () => pool.query({ text: 'select id, title from notes where id = $1' }, [crypto.randomUUID()])
    for (let run = 1; run <= 4; run += 1) await read()
    await pool.query('alter table notes add column added integer')
    expect((await read()).rows).toEqual([])
  })
})

it('a pool behind a pooler prepares nothing, named or not', async () => {
  const clone = await cloneDatabase()
  const options = { connectionString: clone.connectionString, max: 1, Client: unpreparedClient() }
  const pool = openPool('test', options, createLogger({ logLevel: 'silent' }))
  for (let run = 1; run <= 4; run += 1) {
    expect((await pool.query({ text: 'select $1::int as run' }, [run])).rows).toEqual([{ run }])
    expect((await pool.query({ name: 'named', text: 'select $1::int + 1 as next' }, [run])).rows).toEqual([
      { next: run + 1 },
    ])
  }
  expect((await pool.query('select statement from pg_prepared_statements')).rows).toEqual([])
  await pool.end()
  await clone.drop()
})
