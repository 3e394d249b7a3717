import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notes, transcripts } from '#server/db/schema/notes.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { EXCERPT_LENGTH } from '#shared/limits.ts'
import { uploadNote } from '#test/notes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { insertSpokenNote } from '#test/spoken-notes.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Inserts notes directly into the database, several in the same millisecond. */
async function insertNotes(person: Person, count: number): Promise<void> {
  await server.context.db.insert(notes).values(
    Array.from({ length: count }, (_, index) => ({
      id: randomUUID(),
      userId: person.id,
      title: `Note ${index}`,
      status: 'ready' as const,
      source: 'upload' as const,
      fileName: 'a.wav',
      mime: 'audio/wav',
      sizeBytes: 1,
      timezone: 'UTC',
      recordedAt: new Date(1_700_000_000_000 + Math.floor(index / 3)),
      originalKey: 'none',
    })),
  )
}

describe('the list of notes', () => {
  it('is empty at first', async () => {
    const person = await signUp(server.app)
    const response = await person.inject({ url: '/api/voice-notes' })
    expect(response.json()).toEqual([])
    expect(response.headers).toMatchObject({ 'x-total-count': '0' })
    expect(response.headers.link).toBeUndefined()
  })

  it('is paged, newest first, with each note once', async () => {
    const person = await signUp(server.app)
    await insertNotes(person, 50)
    const seen: VoiceNote[] = []
    let url: string | undefined = '/api/voice-notes?limit=7'
    while (url) {
      const response = await person.inject({ url })
      expect(response.headers['x-total-count']).toBe('50')
      seen.push(...response.json<VoiceNote[]>())
      url = /<([^>]+)>; rel="next"/.exec(String(response.headers.link ?? ''))?.[1]
    }
    expect(new Set(seen.map((note) => note.id)).size).toBe(50)
    const times = seen.map((note) => note.recordedAt)
    expect(times).toEqual([...times].sort().reverse())
  })

  it('contains whole texts, or on request their beginnings, on every page', async () => {
    const person = await signUp(server.app)
    const { db } = server.context
    await insertNotes(person, 3)
    const texts = ['Short.', 'mañana '.repeat(2000).trim(), '🎙️'.repeat(1000)]
    const rows = await db.select({ id: notes.id }).from(notes).where(eq(notes.userId, person.id))
    for (const [index, { id }] of rows.entries()) {
      const { text, ...kept } = { noteId: id, version: 1, origin: 'engine' as const, text: texts[index] ?? '' }
      await db.insert(transcripts).values({ ...kept, text: 'An older one.', sentences: [] })
      await db.insert(transcripts).values({ ...kept, version: 2, text, sentences: [] })
    }
    const read = async (query: string) => {
      const found: string[] = []
      let url: string | undefined = `/api/voice-notes?limit=2${query}`
      while (url) {
        const response = await person.inject({ url })
        found.push(...response.json<VoiceNote[]>().map((note) => note.transcription))
        url = /<([^>]+)>; rel="next"/.exec(String(response.headers.link ?? ''))?.[1]
      }
      return found.sort((a, b) => a.length - b.length)
    }
    const byLength = [...texts].sort((a, b) => a.length - b.length)
    expect(await read('')).toEqual(byLength)
    const [short, ...excerpts] = await read('&text=excerpt')
    expect(short).toBe('Short.')
    for (const excerpt of excerpts) {
      expect(excerpt.length).toBeLessThanOrEqual(EXCERPT_LENGTH + 1)
      expect(excerpt.length).toBeGreaterThan(EXCERPT_LENGTH - 10)
      expect(excerpt.isWellFormed() && texts.some((text) => text.startsWith(excerpt.slice(0, -1)))).toBe(true)
      expect(excerpt).toMatch(/(mañana|🎙️?)…$/u)
    }
    expect(excerpts).toHaveLength(2)
  })

  it.each(['limit=0', 'limit=101', 'limit=many', 'cursor=nonsense'])('refuses %s', async (query) => {
    const person = await signUp(server.app)
    expect((await person.inject({ url: `/api/voice-notes?${query}` })).statusCode).toBe(400)
  })

  it('reads a page through the index, however many notes there are', async () => {
    const person = await signUp(server.app)
    await insertNotes(person, 100)
    // With so few notes a sequential scan is cheapest; what matters is that the index can serve order and page.
    const { rows } = await server.context.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      await tx.execute(sql`set local enable_sort = off`)
      return tx.execute(sql`
        explain select id from notes where user_id = ${person.id} order by recorded_at desc, id desc limit 21`)
    })
    const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n')
    expect(plan).toContain('notes_user_recorded')
    expect(plan).not.toContain('Sort')
  })
})

describe('another user’s note', () => {
  it.each([
    ['GET', ''],
    ['GET', '/transcript'],
    ['GET', '/audio'],
    ['GET', '/peaks'],
    ['GET', '/analysis'],
    ['POST', '/retry'],
    ['POST', '/transcribe'],
    ['DELETE', ''],
  ] as const)('does not exist: %s %s', async (method, path) => {
    const owner = await signUp(server.app)
    const stranger = await signUp(server.app)
    const note = await uploadNote(owner)
    const body = path === '/transcribe' ? { payload: {} } : {}
    const theirs = await stranger.inject({ method, url: `/api/voice-notes/${note.id}${path}`, ...body })
    const nobodys = await stranger.inject({ method, url: `/api/voice-notes/${randomUUID()}${path}`, ...body })
    expect(theirs.statusCode).toBe(404)
    expect({ ...theirs.json(), requestId: '' }).toEqual({ ...nobodys.json(), requestId: '' })
    expect((await owner.inject({ url: `/api/voice-notes/${note.id}` })).statusCode).toBe(200)
  })
})

it('limits how often a failed note is tried again, as other transcriptions are', async () => {
  const limited = await startTestServer({ RATE_LIMIT_UPLOADS: '2' })
  try {
    const hasty = await signUp(limited.app)
    const id = await insertSpokenNote(limited, hasty, { said: ['Hello.'] })
    const statuses: number[] = []
    for (let tries = 0; tries < 3; tries += 1) {
      await limited.context.db.update(notes).set({ status: 'failed', failureCode: 'engine_refused_key' })
      statuses.push((await hasty.inject({ method: 'POST', url: `/api/voice-notes/${id}/retry` })).statusCode)
    }
    expect(statuses).toEqual([202, 202, 429])
  } finally {
    await limited.close()
  }
})
