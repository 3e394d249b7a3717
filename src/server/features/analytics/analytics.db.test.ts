import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPool } from '#server/db/open-pool.ts'
import { preparingClient } from '#server/db/prepared-statements.ts'
import { followUps } from '#server/db/schema/items.ts'
import { analyses, notes, transcripts } from '#server/db/schema/notes.ts'
import { sessionUserSchema } from '#server/http/session.ts'
import { recordQueries } from '#test/query-plans/record-queries.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { readAnalytics } from './analytics.service.ts'

// A Wednesday, three days after Madrid’s clocks went forward.
const NOW = new Date('2026-04-01T10:00:00Z')
const ZONE = 'Europe/Madrid'
const RUNS = 12

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await signUp(server.app)
})

async function readUser(isPremium: boolean) {
  const user = (await person.inject({ url: '/api/user' })).json()
  return sessionUserSchema.parse({ ...user, isPremium, createdAt: new Date() })
}

const read = async (premium = true) => readAnalytics(server.context, await readUser(premium), ZONE, NOW)

async function addNote(recordedAt: string, seconds: number | null, text: string | null, sentimentScore?: number) {
  const id = randomUUID()
  const { db } = server.context
  await db.insert(notes).values({
    id,
    userId: person.id,
    title: 'A note',
    source: 'upload',
    fileName: 'a.wav',
    mime: 'audio/wav',
    sizeBytes: 1,
    timezone: 'UTC',
    originalKey: 'none',
    duration: seconds,
    recordedAt: new Date(recordedAt),
  })
  const origin = { noteId: id, origin: 'engine' as const, sentences: [] }
  if (text !== null) {
    await db.insert(transcripts).values({ ...origin, version: 1, text: 'an older text that no longer counts at all' })
    await db.insert(transcripts).values({ ...origin, version: 2, text })
  }
  if (sentimentScore !== undefined) {
    await db.insert(analyses).values({
      noteId: id,
      transcriptVersion: 2,
      analyst: 'builtin',
      summary: '',
      sentimentScore,
      sentiment:
        (['negative', 'negative', 'neutral', 'positive', 'positive'] as const)[sentimentScore - 1] ?? 'neutral',
      tags: ['board'],
      keyPoints: [],
      decisions: [],
      questions: [],
    })
  }
  return id
}

async function addFollowUp(
  createdAt: string,
  completedAt: string | null,
  deletedAt: string | null = null,
  found: Partial<typeof followUps.$inferInsert> = {},
) {
  await server.context.db.insert(followUps).values({
    id: randomUUID(),
    userId: person.id,
    position: 0,
    title: 'Call',
    description: '',
    priority: 'low',
    createdAt: new Date(createdAt),
    isCompleted: completedAt !== null,
    completedAt: completedAt === null ? null : new Date(completedAt),
    deletedAt: deletedAt === null ? null : new Date(deletedAt),
    ...found,
  })
}

describe('analytics', () => {
  it('are twelve empty weeks without notes, the current one last', async () => {
    const { weeks, hours, tags } = await read()
    expect(weeks).toHaveLength(12)
    expect([weeks[0]?.start, weeks[11]?.start]).toEqual(['2026-01-12', '2026-03-30'])
    expect(weeks[11]).toMatchObject({ notes: 0, minutes: 0, pace: null, sentiment: null, opened: 0, closed: 0 })
    expect([hours.every((count) => count === 0), tags]).toEqual([true, []])
  })

  it('count by weeks and hours in the user’s time zone, across a change of the clocks', async () => {
    // Sunday 23:30 and Monday 00:30 in Madrid, the night after the clocks went forward.
    await addNote('2026-03-29T21:30:00Z', 120, 'one two three four', 4)
    await addNote('2026-03-29T22:30:00Z', 60, 'one two', 2)
    // Neutral: the builtin analyst is not confident of any sentiment, so it does not count.
    await addNote('2026-03-29T22:40:00Z', 0, '', 3)
    await addNote('2026-03-30T07:00:00Z', null, null)
    const { weeks, hours, tags } = await read()
    expect(weeks[10]).toMatchObject({ notes: 1, minutes: 2, pace: 2, sentiment: 4 })
    expect(weeks[11]).toMatchObject({ notes: 3, minutes: 1, pace: 2, sentiment: 2 })
    expect([hours[23], hours[0], hours[9]]).toEqual([1, 2, 1])
    expect(tags).toEqual([{ tag: 'board', notes: 3 }])
  })

  it('count follow-ups when they were added and when they were completed, with Premium only', async () => {
    await addFollowUp('2026-03-24T10:00:00Z', '2026-03-31T10:00:00Z')
    await addFollowUp('2026-03-31T10:00:00Z', null)
    await addFollowUp('2025-12-01T10:00:00Z', '2026-03-31T11:00:00Z')
    await addFollowUp('2026-03-31T10:00:00Z', null, '2026-03-31T12:00:00Z')
    const { weeks } = await read()
    expect(weeks[10]).toMatchObject({ opened: 1, closed: 0 })
    expect(weeks[11]).toMatchObject({ opened: 1, closed: 2 })
    expect((await read(false)).weeks[11]).toMatchObject({ opened: null, closed: null })
  })

  it('count a follow-up that was found in a note in the week of its recording, however late the note was analysed', async () => {
    const noteId = await addNote('2026-03-24T10:00:00Z', 60, 'one two')
    const evidence = { quote: 'one', sentence: 0, start: 0, end: 1 }
    await addFollowUp('2026-03-31T10:00:00Z', null, null, { noteId, foundTitle: 'Call', evidence })
    // A person has added this one to the old note.
    await addFollowUp('2026-03-31T10:00:00Z', null, null, { noteId, position: 1 })
    const { weeks } = await read()
    expect([weeks[10]?.opened, weeks[11]?.opened]).toEqual([1, 1])
  })

  it('take two statements, which are planned once for all', async () => {
    const { config, logger } = server.context
    const options = { connectionString: config.databaseUrl ?? '', max: 1, Client: preparingClient() }
    const pool = openPool('plans', options, logger)
    const { db, queries } = recordQueries(pool)
    const user = await readUser(true)
    try {
      for (let run = 0; run < RUNS; run += 1) await readAnalytics({ ...server.context, db }, user, ZONE, NOW)
      expect(queries).toHaveLength(2 * RUNS)
      const { rows } = await pool.query('select custom_plans::int as anew from pg_prepared_statements')
      // PostgreSQL plans for the given values five times before it decides.
      expect(rows).toEqual([{ anew: 5 }, { anew: 5 }])
    } finally {
      await pool.end()
    }
  })

  it('cover the user’s own notes only, and refuse an unknown time zone', async () => {
    await addNote(new Date().toISOString(), 60, 'mine', 3)
    const stranger = await signUp(server.app)
    const seen = (await stranger.inject({ url: `/api/analytics?timezone=${ZONE}` })).json()
    expect(seen.weeks[11]).toMatchObject({ notes: 0 })
    expect((await person.inject({ url: '/api/analytics?timezone=Mars/Olympus' })).statusCode).toBe(400)
  })
})
