import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { detectedEvents } from '#server/db/schema.notes.ts'
import type { DetectedEvent } from '#shared/contract/detected-events.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { insertSpokenNote } from '#test/spoken-notes.ts'

let server: TestServer
let person: Person
let noteId: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await signUp(server.app)
  noteId = await insertSpokenNote(server, person, { said: ['We meet again.'] })
})

const evidence = { quote: 'tea', sentence: 0, start: 0, end: 1 }
type NewEvent = Partial<typeof detectedEvents.$inferInsert>

async function insert(events: NewEvent[]): Promise<void> {
  const rows = events.map((event, index) => ({
    id: randomUUID(),
    userId: person.id,
    noteId,
    position: 0,
    title: `${index}`,
    foundTitle: '',
    description: '',
    allDay: false,
    people: [],
    confidence: 1,
    evidence,
    ...event,
  }))
  await server.context.db.insert(detectedEvents).values(rows)
}

const get = (query = '') => person.inject({ url: `/api/detected-events${query}` })
const titles = async (query = '') => ((await get(query)).json() as DetectedEvent[]).map(({ title }) => title)
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

describe('the list of events', () => {
  it('starts with upcoming events, then undated ones, then past ones, latest first', async () => {
    await insert([
      { title: 'long ago', dateTime: inDays(-30) },
      { title: 'undated' },
      { title: 'in a week', dateTime: inDays(7) },
      { title: 'two days ago', dateTime: inDays(-2), isAdded: true },
      { title: 'in two days', dateTime: inDays(2) },
    ])
    expect(await titles()).toEqual(['in two days', 'in a week', 'undated', 'two days ago', 'long ago'])
    expect(await titles('?when=open')).toEqual(['in two days', 'in a week', 'undated'])
    expect(await titles('?when=past')).toEqual(['two days ago', 'long ago'])
    expect(await titles('?isAdded=false&limit=4')).toEqual(['in two days', 'in a week', 'undated', 'long ago'])
    expect((await get('?when=past&limit=1')).headers).toMatchObject({
      'x-total-count': '2',
      link: expect.stringMatching(/when=past.*cursor=.*rel="next"/),
    })
    expect((await get('?isAdded=perhaps')).statusCode).toBe(400)
  })

  it('counts today’s events as upcoming in the user’s time zone, and all-day events by their date', async () => {
    const [east, west] = ['Pacific/Kiritimati', 'Pacific/Niue']
    // The two zones are 25 hours apart, so their days are never the same.
    const day = new Date().toLocaleDateString('sv', { timeZone: west })
    await insert([
      { title: 'whole day', allDay: true, day, dateTime: new Date(`${day}T00:00:00Z`) },
      { title: 'a moment ago', dateTime: new Date(Date.now() - 1000) },
    ])
    expect((await titles(`?when=open&timezone=${west}`)).sort()).toEqual(['a moment ago', 'whole day'])
    expect(await titles(`?when=past&timezone=${east}`)).toEqual(['whole day'])
  })

  it('is paged, with each event once, and never returned whole', async () => {
    const times = [undefined, inDays(-3), inDays(-2), inDays(2), inDays(3)]
    await insert(Array.from({ length: 105 }, (_, index) => ({ dateTime: times[index % times.length] })))
    const whole = (await get()).json()
    expect(whole).toHaveLength(100)
    expect((await get()).headers).toMatchObject({ 'x-total-count': '105' })
    const found: DetectedEvent[] = []
    for (let url: string | undefined = '/api/detected-events?limit=8'; url; ) {
      const response = await person.inject({ url })
      found.push(...response.json())
      url = /<([^>]+)>; rel="next"/.exec(String(response.headers.link))?.[1]
    }
    expect(found.slice(0, 100)).toEqual(whole)
    expect(new Set(found.map(({ id }) => id)).size).toBe(105)
    const refused = await get('?cursor=bm9uc2Vuc2U')
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'bad_request'])
  })
})
