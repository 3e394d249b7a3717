import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLogger } from '#server/logger.ts'
import { cloneDatabase } from '#test/database/clone-database.ts'
import { fillTables } from '#test/database/fill-tables.ts'
import { type DatabaseHandle, openDatabase } from './database.ts'
import { mapFast } from './map-rows.ts'
import { sessions, users } from './schema/accounts.ts'
import { detectedEvents, followUps } from './schema/items.ts'
import { analyses, notes } from './schema/notes.ts'

let clone: Awaited<ReturnType<typeof cloneDatabase>>
let database: DatabaseHandle
beforeAll(async () => {
  clone = await cloneDatabase()
  database = openDatabase(clone.connectionString, createLogger({ logLevel: 'silent' }))
  const client = await database.pool.connect()
  // Every fifth row has null in each column that allows it.
  await fillTables(client, 10)
  client.release()
})
afterAll(async () => {
  await database.close()
  await clone.drop()
})

it.each([
  ['notes', notes],
  ['follow-ups', followUps],
  ['events', detectedEvents],
  ['analyses', analyses],
])('reads %s as drizzle does', async (_name, table) => {
  const build = () => database.db.select().from(table).prepare('')
  const plain = await build().execute()
  expect(plain.length).toBeGreaterThan(5)
  expect(await mapFast(build()).execute()).toEqual(plain)
})

it('reads expressions, joined tables that have no row, and aliases as drizzle does', async () => {
  const build = () =>
    database.db
      .select({
        id: notes.id,
        depth: analyses.depth,
        count: sql<number>`count(*) over ()`.mapWith(Number),
        text: sql<string>`'7'`,
        moment: sql<Date>`${notes.createdAt}`.mapWith(notes.createdAt),
        named: sql<number>`7::bigint`.mapWith(Number).as('named'),
      })
      .from(notes)
      .leftJoin(analyses, sql`false`)
      .prepare('')
  const plain = await build().execute()
  expect(plain[0]).toMatchObject({ depth: null, count: 10, text: '7', moment: expect.any(Date), named: 7 })
  expect(await mapFast(build()).execute()).toEqual(plain)
})

it('leaves a query that selects objects to drizzle', async () => {
  const build = () =>
    database.db
      .select({ session: { id: sessions.id }, user: users })
      .from(users)
      .leftJoin(sessions, eq(sessions.userId, 'nobody'))
      .prepare('')
  const query = build()
  expect(await mapFast(query).execute()).toEqual(await build().execute())
  expect(query).toMatchObject({ customResultMapper: undefined })
})

it('sets its mapper where drizzle looks for one', () => {
  const query = database.db.select({ id: notes.id }).from(notes).prepare('')
  expect(query).toHaveProperty('fields')
  expect(query).toHaveProperty('customResultMapper', undefined)
  expect(mapFast(query)).toHaveProperty('customResultMapper', expect.any(Function))
})
