import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '#server/db/schema/accounts.ts'
import { followUps } from '#server/db/schema/items.ts'
import type { CalendarFeed } from '#shared/contract/calendar-feed.ts'
import { CALENDAR_FEED_ITEMS } from '#shared/limits.ts'
import { type EventChange, insertCalendarEvent, readCalendar } from '#test/calendar-events.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { insertSpokenNote } from '#test/spoken-notes.ts'

const PUBLIC_URL = 'https://dictum.test'

let server: TestServer
let person: Person
let noteId: string
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL })
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await signUp(server.app)
  noteId = await insertSpokenNote(server, person, { said: ['We meet again.'] })
  await patch('settings', { timezone: 'Europe/Madrid' })
})

const insertEvent = (change: EventChange = {}) => insertCalendarEvent(server, { person, noteId }, change)
const patch = (path: string, payload: object) => person.inject({ method: 'PATCH', url: `/api/${path}`, payload })
const addFollowUp = async (payload: object): Promise<string> =>
  (await person.inject({ method: 'POST', url: '/api/follow-ups', payload })).json().id
const getFeed = async (by = person): Promise<CalendarFeed> => (await by.inject({ url: '/api/calendar-feed' })).json()
const fetchFeed = (url: string, headers = {}) => server.app.inject({ url: new URL(url).pathname, headers })

/** Inserts two more dated follow-ups than a feed holds, one a day. */
async function insertManyFollowUps(): Promise<void> {
  const rows = Array.from({ length: CALENDAR_FEED_ITEMS + 2 }, (_, at) => ({
    id: randomUUID(),
    userId: person.id,
    position: at,
    title: `Task ${at}`,
    description: '',
    priority: 'low' as const,
    confidence: 1,
    dueDate: new Date(Date.UTC(2020, 0, at + 1)).toISOString().slice(0, 10),
  }))
  await server.context.db.insert(followUps).values(rows)
}
const readFeed = async (url: string) => readCalendar((await fetchFeed(url)).body)

describe('the feed', () => {
  it('has one address, which needs no session, until it is replaced', async () => {
    const { url, webcalUrl } = await getFeed()
    expect(url).toMatch(/^https:\/\/dictum\.test\/calendar\/[\w-]{22}\.ics$/)
    expect(webcalUrl).toBe(url.replace('https:', 'webcal:'))
    expect(await getFeed()).toEqual({ url, webcalUrl })
    expect((await fetchFeed(url)).statusCode).toBe(200)
    const other: CalendarFeed = (await person.inject({ method: 'POST', url: '/api/calendar-feed/reset' })).json()
    expect(other.url).not.toBe(url)
    expect((await fetchFeed(url)).statusCode).toBe(404)
    expect((await fetchFeed(other.url)).statusCode).toBe(200)
    expect((await getFeed(await signUp(server.app))).url).not.toBe(other.url)
  })

  it('contains the user’s added events and dated follow-ups only', async () => {
    const { url } = await getFeed()
    const added = await insertEvent({ isAdded: true })
    await insertEvent({ isAdded: false })
    await insertEvent({ isAdded: true, dateTime: null })
    await insertEvent({ isAdded: true, deletedAt: new Date() })
    const followUp = await addFollowUp({ title: 'Call', dueDate: '2026-03-14', noteId })
    await addFollowUp({ title: 'Undated' })
    const events = await readFeed(url)
    expect([...events.keys()].sort()).toEqual([`event-${added}@dictum.test`, `task-${followUp}@dictum.test`])
    expect(events.get(`task-${followUp}@dictum.test`)?.startDate.toString()).toBe('2026-03-14')
    expect((await readFeed((await getFeed(await signUp(server.app))).url)).size).toBe(0)
  })

  it('updates a calendar’s entries without duplicating them', async () => {
    const { url } = await getFeed()
    const id = await insertEvent({ isAdded: true })
    const followUp = await addFollowUp({ title: 'Call', dueDate: '2026-03-14' })
    const before = await readFeed(url)
    await patch(`detected-events/${id}`, { title: 'Tea at five' })
    await patch(`follow-ups/${followUp}`, { isCompleted: true })
    const after = await readFeed(url)
    expect([...after.keys()].sort()).toEqual([...before.keys()].sort())
    const uid = `event-${id}@dictum.test`
    expect(after.get(uid)?.summary).toBe('Tea at five')
    expect(after.get(uid)?.sequence).toBeGreaterThan(before.get(uid)?.sequence ?? 0)
    expect(after.get(`task-${followUp}@dictum.test`)?.summary).toBe('✓ Call')
  })

  it('holds the latest of each kind, so that years of them do not take minutes to write at each poll', async () => {
    await insertManyFollowUps()
    await insertEvent({ isAdded: true })
    const items = [...(await readFeed((await getFeed()).url)).values()].map(({ summary }) => summary)
    const latest = Array.from({ length: CALENDAR_FEED_ITEMS }, (_, at) => `Task ${at + 2}`)
    expect(items.sort()).toEqual([...latest, 'Tea; talk'].sort())
  })

  it('is read only so often, because nobody has to sign in for it', async () => {
    const { url } = await getFeed()
    const other = await getFeed(await signUp(server.app))
    const answers: number[] = []
    for (let tries = 0; tries < 61; tries += 1) answers.push((await fetchFeed(url)).statusCode)
    expect(answers).toEqual([...Array<number>(60).fill(200), 429])
    expect((await fetchFeed(other.url)).statusCode).toBe(200)
  })

  it('says in the user’s language where times were said, if the user’s clock shows other times', async () => {
    const { url } = await getFeed()
    const event = await insertEvent({ isAdded: true })
    const day = await insertEvent({ isAdded: true, allDay: true, day: '2026-03-12' })
    const followUp = await addFollowUp({ title: 'Call', dueDate: '2026-03-13', noteId })
    const { db } = server.context
    await db
      .update(followUps)
      .set({ dueAt: new Date('2026-03-13T16:00:00Z') })
      .where(eq(followUps.id, followUp))
    await db.update(users).set({ language: 'es' }).where(eq(users.id, person.id))
    const describeAll = async () => {
      const items = await readFeed(url)
      return [`event-${event}`, `event-${day}`, `task-${followUp}`].map(
        (id) => items.get(`${id}@dictum.test`)?.description,
      )
    }
    const near = ['Bring cups\nTom, Ana', 'Bring cups\nTom, Ana', '']
    expect(await describeAll()).toEqual(near)
    await patch('settings', { timezone: 'Asia/Kolkata' })
    expect(await describeAll()).toEqual([
      'Bring cups\nTom, Ana\njueves, 12 de marzo de 2026, 10:00 (Madrid)',
      near[1],
      'viernes, 13 de marzo de 2026, 17:00 (Madrid)',
    ])
  })

  it('is sent again only after a change', async () => {
    const { url } = await getFeed()
    const id = await insertEvent({ isAdded: true })
    const first = await fetchFeed(url)
    expect(first.headers['cache-control']).toBe('private, max-age=300')
    const headers = { 'if-none-match': String(first.headers.etag) }
    const second = await fetchFeed(url, headers)
    expect([second.statusCode, second.body]).toEqual([304, ''])
    await patch(`detected-events/${id}`, { title: 'Moved' })
    expect((await fetchFeed(url, headers)).statusCode).toBe(200)
  })

  it('looks the same without Premium, for a deactivated user and for an unknown address', async () => {
    const { url } = await getFeed()
    const { db } = server.context
    const set = (values: Partial<typeof users.$inferInsert>) =>
      db.update(users).set(values).where(eq(users.id, person.id))
    const refusalOf = async (address: string) => {
      const { statusCode, body, headers } = await fetchFeed(address)
      const { requestId: _, ...rest } = JSON.parse(body)
      return { statusCode, rest, cache: headers['cache-control'] }
    }
    const unknown = await refusalOf(`${PUBLIC_URL}/calendar/${'a'.repeat(22)}.ics`)
    expect(unknown).toMatchObject({ statusCode: 404, rest: { code: 'not_found' } })
    expect(await refusalOf(url.replace('.ics', ''))).toEqual(unknown)
    expect(await refusalOf(`${url.slice(0, -5)}.ics`)).toEqual(unknown)
    await set({ isPremium: false })
    expect(await refusalOf(url)).toEqual(unknown)
    await set({ isPremium: true, isActive: false })
    expect(await refusalOf(url)).toEqual(unknown)
    await set({ isActive: true })
    expect((await fetchFeed(url)).statusCode).toBe(200)
  })
})
