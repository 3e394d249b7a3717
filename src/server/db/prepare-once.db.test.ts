import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLogger } from '#server/logger.ts'
import { cloneDatabase } from '#test/database/clone-database.ts'
import { type DatabaseHandle, openDatabase } from './database.ts'
import { literalLimit, prepareOnce } from './prepare-once.ts'
import { secrets } from './schema/system.ts'

let clone: Awaited<ReturnType<typeof cloneDatabase>>
let database: DatabaseHandle
beforeAll(async () => {
  clone = await cloneDatabase()
  database = openDatabase(clone.connectionString, createLogger({ logLevel: 'silent' }))
})
afterAll(async () => {
  await database.close()
  await clone.drop()
})

/** Reads the value of a secret, and counts how often the query is built. */
function makeQuery() {
  const built: string[] = []
  const query = prepareOnce((db, order: 'name' | 'value') => {
    built.push(order)
    return db
      .select({ value: secrets.value })
      .from(secrets)
      .where(eq(secrets.name, sql.placeholder('name')))
      .orderBy(secrets[order])
  })
  return { query, built }
}

const [first, second] = [randomUUID(), randomUUID()]
beforeAll(async () => {
  await database.db.insert(secrets).values([first, second].map((name) => ({ name, value: `value of ${name}` })))
})

it('a query is built once for each shape, and runs with the values of each call', async () => {
  const { query, built } = makeQuery()
  for (const name of [first, second, first]) {
    expect(await query(database.db, 'name').execute({ name })).toEqual([{ value: `value of ${name}` }])
  }
  await query(database.db, 'value').execute({ name: first })
  expect(built).toEqual(['name', 'value'])
})

it('a query runs within the transaction it is given', async () => {
  const { query } = makeQuery()
  const name = randomUUID()
  await query(database.db, 'name').execute({ name })
  await database.db.transaction(async (tx) => {
    await tx.insert(secrets).values({ name, value: 'uncommitted' })
    expect(await query(tx, 'name').execute({ name })).toEqual([{ value: 'uncommitted' }])
    expect(await query(database.db, 'name').execute({ name })).toEqual([])
  })
})

it('a query that runs often is prepared by PostgreSQL like any other', async () => {
  const { query } = makeQuery()
  // In a transaction every run has the same connection.
  await database.db.transaction(async (tx) => {
    for (let run = 1; run <= 4; run += 1) await query(tx, 'value').execute({ name: first })
    const { rows } = await tx.execute(sql`select name, statement from pg_prepared_statements`)
    const prepared = rows.filter(({ statement }) => String(statement).includes('order by "secrets"."value"'))
    expect(prepared).toEqual([expect.objectContaining({ name: expect.stringMatching(/^often_/) })])
  })
})

it('a limit may be part of the text, but only as a whole number', async () => {
  const { db } = database
  const query = db.select({ name: secrets.name }).from(secrets).limit(literalLimit(1))
  expect(query.toSQL()).toMatchObject({ sql: expect.stringMatching(/ limit 1$/), params: [] })
  expect(await query).toHaveLength(1)
  for (const limit of [Number.NaN, 1.5, -1]) expect(() => literalLimit(limit)).toThrow('is not a limit')
})
