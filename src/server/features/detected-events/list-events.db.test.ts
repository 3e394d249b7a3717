import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPool } from '#server/db/open-pool.ts'
import { detectedEvents } from '#server/db/schema/items.ts'
import type { DetectedEvent, ListedEvent } from '#shared/contract/detected-events.ts'
import { recordQueries } from '#test/query-plans/record-queries.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { insertSpokenNote } from '#test/spoken-notes.ts'
import { listOverlaps } from './overlaps.queries.ts'

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
    // Two zones 24 hours apart, so that their days are never the same, and both at least an hour away from midnight.
    const [east, west] =
      new Date().getUTCHours() < 11 ? ['Etc/GMT-12', 'Etc/GMT+12'] : ['Pacific/Kiritimati', 'Pacific/Honolulu']
    const day = new Date().toLocaleDateString('sv', { timeZone: west })
    await insert([
      { title: 'whole day', allDay: true, day, dateTime: new Date(`${day}T00:00:00Z`) },
      { title: 'a moment ago', dateTime: new Date(Date.now() - 1000) },
    ])
    expect((await titles(`?when=open&timezone=${encodeURIComponent(west)}`)).sort()).toEqual([
      'a moment ago',
      'whole day',
    ])
    expect(await titles(`?when=past&timezone=${encodeURIComponent(east)}`)).toEqual(['whole day'])
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

  describe('names the events at the same time', () => {
    const DAY = inDays(40).toISOString().slice(0, 10)
    const at = (time: string) => new Date(`${DAY}T${time}:00Z`)
    const timed = (title: string, begin: string, end: string | null = null, more: NewEvent = {}) => ({
      title,
      dateTime: at(begin),
      endsAt: end === null ? null : at(end),
      ...more,
    })
    const overlaps = async (query = '') =>
      Object.fromEntries(
        ((await get(query)).json() as ListedEvent[]).flatMap((event) =>
          event.overlaps.length > 0 ? [[event.title, event.overlaps]] : [],
        ),
      )

    it('for two that overlap, for one within another, and for three at once', async () => {
      await insert([
        timed('Lunch', '12:00', '13:30'),
        timed('Review', '13:00', '14:00'),
        timed('Call', '10:30', '11:00'),
        timed('Workshop', '10:00', '12:00'),
        timed('Demo', '11:00', '11:30'),
      ])
      expect(await overlaps()).toEqual({
        Workshop: ['Call', 'Demo'],
        Call: ['Workshop'],
        Demo: ['Workshop'],
        Lunch: ['Review'],
        Review: ['Lunch'],
      })
    })

    it('wherever they stand in the list', async () => {
      await insert([
        ...Array.from({ length: 8 }, (_, index) => timed(`Talk ${index}`, `08:0${index}`, `08:0${index + 1}`)),
        timed('Fair', '07:00', '18:00'),
        timed('Dinner', '17:30', '19:00'),
      ])
      // The first page has only the fair; the events that overlap with it are on later pages.
      expect(await overlaps('?limit=1')).toEqual({ Fair: ['Talk 0', 'Talk 1', 'Talk 2', 'Talk 3', 'Talk 4'] })
      expect((await overlaps()).Dinner).toEqual(['Fair'])
      expect((await overlaps('?isAdded=false')).Dinner).toEqual(['Fair'])
    })

    it('in other notes of the user, but not in anybody else’s', async () => {
      const other = await insertSpokenNote(server, person, { said: ['More.'] })
      const stranger = await signUp(server.app)
      const theirs = await insertSpokenNote(server, stranger, { said: ['Theirs.'] })
      await insert([
        timed('Mine', '10:00', '11:00'),
        timed('Also mine', '10:30', '11:30', { noteId: other }),
        timed('Secret', '10:00', '11:00', { noteId: theirs, userId: stranger.id }),
      ])
      expect(await overlaps()).toEqual({ Mine: ['Also mine'], 'Also mine': ['Mine'] })
    })

    it('but none that waits to be confirmed, is deleted, takes a whole day or has no date', async () => {
      await insert([
        timed('Mine', '10:00', '11:00'),
        timed('Asked', '10:00', '11:00', { review: 'asked' }),
        timed('Deleted', '10:00', '11:00', { deletedAt: new Date() }),
        timed('Holiday', '00:00', null, { allDay: true, day: DAY }),
        timed('Fair', '10:00', '11:00', { allDay: true, day: DAY }),
        { title: 'Some day' },
      ])
      expect(await overlaps()).toEqual({})
    })

    it('within an hour of the beginning, where no end was said', async () => {
      await insert([timed('Call', '15:00'), timed('Demo', '15:30'), timed('Chat', '16:30'), timed('Tea', '16:30')])
      await insert([timed('Talk', '17:00', '17:45')])
      expect(await overlaps()).toEqual({
        Call: ['Demo'],
        Demo: ['Call'],
        Chat: ['Tea', 'Talk'],
        Tea: ['Chat', 'Talk'],
        Talk: ['Chat', 'Tea'],
      })
    })

    it('but none that begins as another ends, said or not', async () => {
      await insert([timed('Lunch', '12:00', '13:00'), timed('Review', '13:00', '14:00')])
      await insert([timed('Call', '15:00'), timed('Demo', '16:00')])
      expect(await overlaps()).toEqual({})
    })

    it('by the index of times', async () => {
      await insert(Array.from({ length: 300 }, (_, index) => ({ dateTime: inDays(index) })))
      const { config, db, logger } = server.context
      await db.execute(sql`analyze detected_events`)
      const pool = openPool('plans', { connectionString: config.databaseUrl ?? '', max: 1 }, logger)
      const recorded = recordQueries(pool)
      await listOverlaps(recorded.db, person.id, [noteId]).finally(() => pool.end())
      const { rows } = await db.execute(sql.raw(`explain (generic_plan) ${recorded.queries[0]?.query}`))
      const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n')
      expect(plan).toContain('Index Scan using detected_events_time')
      expect(plan).not.toContain('Seq Scan')
    })

    it('and counts one that was mentioned twice as one', async () => {
      await insert([timed('Lunch', '12:00', '13:00'), timed('Lunch', '12:00'), timed('Call', '12:30')])
      expect(await overlaps()).toEqual({ Lunch: ['Call'], Call: ['Lunch'] })
    })
  })
})
