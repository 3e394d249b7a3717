import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { analyses, notes } from '#server/db/schema/notes.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { uploadNote } from '#test/notes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await signUp(server.app)
})

interface Made {
  title: string
  duration?: number | null
  day?: number
  language?: 'en' | 'es' | 'fr'
  tags?: string[]
  ownTags?: string[]
  sentiment?: 'positive' | 'neutral' | 'negative'
  analyst?: string
}

async function make(all: Made[]): Promise<void> {
  for (const [index, note] of all.entries()) {
    const id = randomUUID()
    const { title, duration = 60, day = index + 1, language = 'en', ownTags = null, tags = [] } = note
    await server.context.db.insert(notes).values({
      id,
      userId: person.id,
      title,
      duration,
      language,
      ownTags,
      status: 'ready',
      source: 'upload',
      fileName: 'a.wav',
      mime: 'audio/wav',
      sizeBytes: 1,
      timezone: 'UTC',
      originalKey: 'none',
      recordedAt: new Date(Date.UTC(2026, 0, day)),
      createdAt: new Date(Date.UTC(2026, 0, index + 1)),
    })
    await server.context.db.insert(analyses).values({
      noteId: id,
      transcriptVersion: 1,
      analyst: note.analyst ?? 'builtin',
      summary: '',
      sentimentScore: 3,
      tags,
      keyPoints: [],
      decisions: [],
      questions: [],
      sentiment: note.sentiment ?? 'neutral',
    })
  }
}

async function titles(query: string): Promise<string[]> {
  const found: string[] = []
  let url: string | undefined = `/api/voice-notes?limit=2&${query}`
  while (url) {
    const response = await person.inject({ url })
    expect(response.statusCode, response.body).toBe(200)
    found.push(...response.json<VoiceNote[]>().map(({ title }) => title))
    url = /<([^>]+)>; rel="next"/.exec(String(response.headers.link ?? ''))?.[1]
    if (!url) expect(response.headers['x-total-count']).toBe(String(found.length))
  }
  return found
}

describe('the list of notes', () => {
  it('follows the requested order, page by page', async () => {
    await make([
      { title: 'a', duration: 30 },
      { title: 'b', duration: 90.5 },
      { title: 'c', duration: null },
      { title: 'd', duration: 30 },
      { title: 'e', duration: 600 },
    ])
    expect(await titles('')).toEqual(['e', 'd', 'c', 'b', 'a'])
    expect(await titles('sort=oldest')).toEqual(['a', 'b', 'c', 'd', 'e'])
    const longest = await titles('sort=longest')
    expect([longest[0], longest[1], longest[4]]).toEqual(['e', 'b', 'c'])
    expect(longest).toHaveLength(5)
  })

  it('is ordered by the time of recording, in whatever order the notes arrive', async () => {
    const recordedAt = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString()
    for (const days of [0, 3, 6, 9]) {
      const { id } = await uploadNote(person, { recordedAt: recordedAt(days) })
      await server.context.db
        .update(notes)
        .set({ title: `${days} days ago` })
        .where(eq(notes.id, id))
    }
    const newest = ['0 days ago', '3 days ago', '6 days ago', '9 days ago']
    expect(await titles('')).toEqual(newest)
    expect(await titles('sort=oldest')).toEqual([...newest].reverse())
  })

  it('goes on from a cursor that was made by the time of arrival', async () => {
    const at = (day: number) => Date.UTC(2026, 0, day)
    await make([
      { title: 'a', day: 1 },
      { title: 'b', day: 2 },
      { title: 'c', day: 3 },
    ])
    const cursor = Buffer.from(`${at(2) + 3_600_000} ${randomUUID()}`).toString('base64url')
    const response = await person.inject({ url: `/api/voice-notes?cursor=${cursor}` })
    expect(response.json<VoiceNote[]>().map(({ title }) => title)).toEqual(['b', 'a'])
  })

  it('is filtered by tag, sentiment, language and dates, also all at once', async () => {
    await make([
      { title: 'plain' },
      { title: 'budget', tags: ['budget', 'board'], sentiment: 'negative', language: 'fr' },
      { title: 'renamed', tags: ['budget'], ownTags: ['other', 'it’s "odd" & more'] },
      { title: 'happy', tags: ['budget'], sentiment: 'positive', day: 20 },
    ])
    expect(await titles('tag=budget')).toEqual(['happy', 'budget'])
    expect(await titles(`tag=${encodeURIComponent('it’s "odd" & more')}`)).toEqual(['renamed'])
    expect(await titles('sentiment=positive')).toEqual(['happy'])
    expect(await titles('language=fr')).toEqual(['budget'])
    expect(await titles('from=2026-01-02T00:00:00Z&to=2026-01-20T00:00:00Z')).toEqual(['renamed', 'budget'])
    expect(await titles('tag=budget&sentiment=negative&language=fr&sort=oldest')).toEqual(['budget'])
    expect(await titles('tag=nothing')).toEqual([])
  })

  it('shows no sentiment where the builtin analyst is not confident of one', async () => {
    await make([
      { title: 'unsure', day: 1 },
      { title: 'model', analyst: 'local/some', day: 2 },
      { title: 'sad', sentiment: 'negative', day: 3 },
    ])
    const { body } = await person.inject({ url: '/api/voice-notes?sort=oldest' })
    const shown = (JSON.parse(body) as VoiceNote[]).map(({ title, sentiment, sentimentScore }) => [
      title,
      sentiment,
      sentimentScore,
    ])
    expect(shown).toEqual([
      ['unsure', null, null],
      ['model', 'neutral', 3],
      ['sad', 'negative', 3],
    ])
    expect(await titles('sentiment=neutral')).toEqual(['model', 'unsure'])
  })

  it.each(['sort=loudest', 'sentiment=sad', 'language=de', 'from=yesterday', 'tag='])('refuses %s', async (query) => {
    expect((await person.inject({ url: `/api/voice-notes?${query}` })).statusCode).toBe(400)
  })
})

it('counts the user’s own notes for each tag', async () => {
  await make([
    { title: 'a', tags: ['board', 'budget'] },
    { title: 'b', tags: ['budget'] },
    { title: 'c', tags: ['budget'], ownTags: [] },
  ])
  expect((await person.inject({ url: '/api/voice-notes/tags' })).json()).toEqual([
    { tag: 'budget', notes: 2 },
    { tag: 'board', notes: 1 },
  ])
  person = await signUp(server.app)
  expect((await person.inject({ url: '/api/voice-notes/tags' })).json()).toEqual([])
})

it('takes tags that differ only in capitals for one, in its most frequent spelling', async () => {
  await make([
    { title: 'a', tags: ['évora'] },
    { title: 'b', tags: ['Évora'] },
    { title: 'c', tags: ['other'], ownTags: ['Évora', 'board'] },
  ])
  expect((await person.inject({ url: '/api/voice-notes/tags' })).json()).toEqual([
    { tag: 'Évora', notes: 3 },
    { tag: 'board', notes: 1 },
  ])
  const { body } = await person.inject({ url: '/api/voice-notes?tag=%C3%89VORA' })
  expect((JSON.parse(body) as VoiceNote[]).map(({ title }) => title)).toEqual(['c', 'b', 'a'])
})

it('counts what it lists, even while notes are deleted', async () => {
  const { db } = server.context
  for (let round = 0; round < 5; round++) {
    await make(Array.from({ length: 12 }, (_, index) => ({ title: `${index}` })))
    const ids = await db.select({ id: notes.id }).from(notes).where(eq(notes.userId, person.id))
    const deleting = (async () => {
      for (const { id } of ids) await db.delete(notes).where(eq(notes.id, id))
    })()
    for (let listed = ids.length; listed > 0; ) {
      const { body, headers } = await person.inject({ url: '/api/voice-notes?limit=50' })
      listed = (JSON.parse(body) as VoiceNote[]).length
      if (listed > 0) expect(headers['x-total-count']).toBe(String(listed))
    }
    await deleting
  }
})
