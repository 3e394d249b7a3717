import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openPool } from '#server/db/open-pool.ts'
import { notes, transcripts } from '#server/db/schema/notes.ts'
import type { DashboardStats } from '#shared/contract/stats.ts'
import { vacuum } from '#test/database/vacuum.ts'
import { recordQueries } from '#test/query-plans/record-queries.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { sumUp } from './stats.queries.ts'
import { weekStarts } from './week-starts.ts'

const ZONE = 'Europe/Madrid'
const HOUR_MS = 3_600_000

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  // Stop the clock, so that no week begins during a test.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  person = await signUp(server.app)
})
afterEach(() => {
  vi.useRealTimers()
})

const read = async (by = person, query = `?timezone=${ZONE}`): Promise<DashboardStats> =>
  (await by.inject({ url: `/api/dashboard/stats${query}` })).json()

interface NoteValues {
  recordedAt?: Date
  duration?: number | null
  /** Versions of its transcript, oldest first. */
  texts?: string[]
}

async function insertNote({ recordedAt = new Date(), duration = 60, texts = [] }: NoteValues): Promise<void> {
  const id = randomUUID()
  const { db } = server.context
  await db.insert(notes).values({
    id,
    userId: person.id,
    title: 'Note',
    source: 'upload',
    fileName: 'a.wav',
    mime: 'audio/wav',
    sizeBytes: 1,
    timezone: ZONE,
    recordedAt,
    originalKey: id,
    duration,
  })
  for (const [index, text] of texts.entries()) {
    await db.insert(transcripts).values({ noteId: id, version: index + 1, origin: 'engine', sentences: [], text })
  }
}

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
const add = async (title: string): Promise<string> =>
  (await person.inject({ method: 'POST', url: '/api/follow-ups', payload: { title } })).json().id
const complete = (id: string) =>
  person.inject({ method: 'PATCH', url: `/api/follow-ups/${id}`, payload: { isCompleted: true } })

it('returns only zeros for a new user', async () => {
  expect(await read()).toEqual({
    totalNotes: 0,
    weeklyTrend: 0,
    thisWeek: 0,
    lastWeek: 0,
    actionItems: 0,
    hoursSaved: 0,
    averageDuration: 0,
    completionRate: 0,
    waitingRecordings: 0,
  })
})

it('compares the notes of this week with last week’s, from Monday in the user’s time zone', async () => {
  const { thisWeek, lastWeek } = weekStarts(new Date(), ZONE)
  await insertNote({ recordedAt: thisWeek })
  for (const hours of [1, 2, 3, 4]) await insertNote({ recordedAt: new Date(thisWeek.getTime() - hours * HOUR_MS) })
  await insertNote({ recordedAt: new Date(lastWeek.getTime() - 1) })
  expect(await read()).toMatchObject({ totalNotes: 6, thisWeek: 1, lastWeek: 4, weeklyTrend: -75 })
  await person.inject({ method: 'PATCH', url: '/api/settings', payload: { timezone: ZONE } })
  expect(await read(person, '')).toMatchObject({ thisWeek: 1, lastWeek: 4 })
})

it('reports 100 % when there was nothing last week', async () => {
  await insertNote({})
  await insertNote({})
  expect(await read()).toMatchObject({ thisWeek: 2, lastWeek: 0, weeklyTrend: 100 })
})

it('counts the time to type the newest texts, less the recordings, as saved', async () => {
  await insertNote({ duration: 60, texts: [words(5), `  ${words(4800)} `] })
  await insertNote({ duration: 240, texts: [words(40)] })
  // A note without a transcript doesn't count, and costs nothing.
  await insertNote({ duration: 100_000 })
  await insertNote({ duration: null })
  const { hoursSaved, averageDuration } = await read()
  expect(hoursSaved).toBeCloseTo(2 - 60 / 3600 + 60 / 3600 - 240 / 3600, 6)
  expect(averageDuration).toBeCloseTo((60 + 240 + 100_000) / 3, 6)
})

it('never reports negative time saved', async () => {
  await insertNote({ duration: 600, texts: [words(3)] })
  await insertNote({ duration: 600, texts: [''] })
  expect((await read()).hoursSaved).toBe(0)
})

it('counts existing follow-ups, and those completed', async () => {
  const [first = '', second = '', third = ''] = [await add('One'), await add('Two'), await add('Three')]
  await add('Four')
  await complete(first)
  await complete(second)
  await person.inject({ method: 'DELETE', url: `/api/follow-ups/${second}` })
  expect(await read()).toMatchObject({ actionItems: 3 })
  expect((await read()).completionRate).toBeCloseTo(100 / 3, 6)
  await complete(third)
  expect((await read()).completionRate).toBeCloseTo(200 / 3, 6)
})

it('covers the user’s own notes only, and refuses an unknown time zone', async () => {
  await insertNote({})
  expect(await read(await signUp(server.app))).toMatchObject({ totalNotes: 0 })
  expect((await person.inject({ url: '/api/dashboard/stats?timezone=Mars/Olympus' })).statusCode).toBe(400)
})

it('reads the figures from an index of the notes alone', async () => {
  const { db, config, logger } = server.context
  const other = await signUp(server.app)
  await db.execute(sql`
    insert into notes (id, user_id, title, source, file_name, mime, size_bytes, timezone, recorded_at, original_key, duration)
    select gen_random_uuid(), case when n % 30 = 0 then ${person.id} else ${other.id} end, 'Note', 'upload', 'a.wav',
      'audio/wav', 1, ${ZONE}, now(), 'none', 60 from generate_series(1, 12000) as n
  `)
  await vacuum(db, 'notes')
  const pool = openPool('plans', { connectionString: config.databaseUrl ?? '', max: 1 }, logger)
  const recorded = recordQueries(pool)
  const totals = await sumUp(recorded.db, person.id, weekStarts(new Date(), ZONE)).finally(() => pool.end())
  expect(totals).toMatchObject({ notes: 400, averageDuration: 60 })
  const { rows } = await db.execute(sql.raw(`explain (generic_plan) ${recorded.queries[0]?.query}`))
  expect(rows.map((row) => String(row['QUERY PLAN'])).join('\n')).toContain(
    'Index Only Scan using notes_user_recorded on notes',
  )
})
