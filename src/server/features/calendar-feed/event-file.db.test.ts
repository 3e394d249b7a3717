import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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

describe('the file of an event', () => {
  const fileOf = (id: string, by = person) => by.inject({ url: `/api/detected-events/${id}/calendar.ics` })

  it('gives a calendar everything known, and later what has changed', async () => {
    const id = await insertEvent({ place: 'Room 4' })
    const first = await fileOf(id)
    expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(first.headers['cache-control']).toBe('no-store')
    const [event] = [...readCalendar(first.body).values()]
    expect(event).toMatchObject({
      uid: `event-${id}@dictum.test`,
      summary: 'Tea; talk',
      location: 'Room 4',
      sequence: 0,
      description: 'Bring cups\nTom, Ana',
    })
    expect([event?.startDate.toString(), event?.endDate.toString()]).toEqual([
      '2026-03-12T09:00:00Z',
      '2026-03-12T10:00:00Z',
    ])
    expect(event?.component.getFirstPropertyValue('url')).toBe(`${PUBLIC_URL}/notes/${noteId}`)
    await patch(`detected-events/${id}`, { title: 'Tea', time: { day: '2026-03-20' } })
    const [changed] = [...readCalendar((await fileOf(id)).body).values()]
    expect(changed).toMatchObject({ uid: `event-${id}@dictum.test`, summary: 'Tea', sequence: 1 })
    expect(changed?.startDate.toString()).toBe('2026-03-20')
  })

  it('tells a reader whose clock shows another time where its time was said', async () => {
    const id = await insertEvent({ endsAt: new Date('2026-03-12T09:30:00Z') })
    await patch('settings', { timezone: 'America/New_York' })
    const descriptionIn = async (language: string) => {
      const headers = { 'accept-language': language }
      const file = await person.inject({ url: `/api/detected-events/${id}/calendar.ics`, headers })
      const [event] = [...readCalendar(file.body).values()]
      expect(event?.startDate.toString()).toBe('2026-03-12T09:00:00Z')
      return event?.description.split('\n').at(-1)
    }
    expect(await descriptionIn('en')).toBe('Thursday, 12 March 2026 at 10:00 – 10:30 (Madrid)')
    expect(await descriptionIn('fr')).toBe('jeudi 12 mars 2026 à 10:00 – 10:30 (Madrid)')
  })

  it('starts now when no time was stated', async () => {
    const before = Date.now()
    const [event] = [...readCalendar((await fileOf(await insertEvent({ dateTime: null }))).body).values()]
    const begin = event?.startDate.toJSDate().getTime() ?? 0
    expect(begin).toBeGreaterThanOrEqual(before - 1000)
    expect(begin).toBeLessThanOrEqual(Date.now())
    expect(event?.duration.toSeconds()).toBe(3600)
  })

  it('is not available to anybody else', async () => {
    const answer = await fileOf(await insertEvent(), await signUp(server.app))
    expect(answer.json()).toMatchObject({ code: 'event_not_found' })
  })
})
