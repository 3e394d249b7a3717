import { expect, test } from 'vitest'
import type { NoteEvent } from '#shared/contract/analysis.ts'
import { calendarEntry } from './calendar-entry.ts'
import { androidLink, googleLink, outlookLink } from './calendar-links.ts'

const EVENT: NoteEvent = {
  id: 'a',
  title: 'Tea & talk; “budget” 🫖',
  description: 'First line\nsecond',
  place: 'Room 4, Gran Vía',
  dateTime: '2026-11-24T09:00:00.000Z',
  end: null,
  day: null,
  allDay: false,
  people: ['Tom'],
  confidence: 1,
  isAdded: false,
  edited: false,
  evidence: { quote: 'tea', sentence: 0, start: 0, end: 1 },
}
const ALL_DAY: NoteEvent = { ...EVENT, allDay: true, day: '2026-02-28', dateTime: '2026-02-27T23:00:00.000Z' }
const entry = (change: Partial<NoteEvent> = {}, now?: Date) => calendarEntry({ ...EVENT, ...change }, ['With Tom'], now)

test('gives an event an hour, its own length, a day, or an hour from now', () => {
  expect(entry()).toMatchObject({ begin: new Date('2026-11-24T09:00:00Z'), end: new Date('2026-11-24T10:00:00Z') })
  expect(entry({ end: '2026-11-24T09:30:00Z' }).end).toEqual(new Date('2026-11-24T09:30:00Z'))
  const now = new Date('2026-01-01T12:34:56Z')
  expect(entry({ dateTime: null }, now)).toMatchObject({ begin: now, end: new Date('2026-01-01T13:34:56Z') })
  const day = calendarEntry(ALL_DAY, [])
  expect([day.begin.getDate(), day.begin.getHours(), day.end.getDate(), day.end.getMonth()]).toEqual([28, 0, 1, 2])
})

test('joins the description and the other details without empty lines', () => {
  expect(entry().details).toBe('First line\nsecond\nWith Tom')
  expect(calendarEntry({ ...EVENT, description: '' }, ['', 'With Tom']).details).toBe('With Tom')
})

test('passes everything to Google, special characters included', () => {
  const url = new URL(googleLink(entry()))
  expect(url.origin + url.pathname).toBe('https://calendar.google.com/calendar/render')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: EVENT.title,
    dates: '20261124T090000Z/20261124T100000Z',
    details: 'First line\nsecond\nWith Tom',
    location: 'Room 4, Gran Vía',
  })
  expect(googleLink(entry())).not.toContain('+')
  expect(new URL(googleLink(calendarEntry(ALL_DAY, []))).searchParams.get('dates')).toBe('20260228/20260301')
})

test('passes everything to Outlook, for work and private accounts', () => {
  const url = new URL(outlookLink(entry(), 'work'))
  expect(url.host).toBe('outlook.office.com')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    subject: EVENT.title,
    startdt: '2026-11-24T09:00:00.000Z',
    enddt: '2026-11-24T10:00:00.000Z',
    location: 'Room 4, Gran Vía',
    body: 'First line\nsecond\nWith Tom',
  })
  const day = new URL(outlookLink(calendarEntry({ ...ALL_DAY, place: null }, []), 'private'))
  expect(day.host).toBe('outlook.live.com')
  expect(Object.fromEntries(day.searchParams)).toMatchObject({
    allday: 'true',
    startdt: '2026-02-28',
    enddt: '2026-03-01',
  })
  expect(day.searchParams.has('location')).toBe(false)
})

test('passes everything to Android by an escaped intent, with Google as the fallback', () => {
  const link = androidLink(entry({ title: 'a;end;b=c' }))
  expect(link).toMatch(/^intent:#Intent;.*;end$/)
  const parts = link.slice('intent:#Intent;'.length, -';end'.length).split(';')
  const extras = Object.fromEntries(parts.map((part) => part.split('=').map(decodeURIComponent)))
  expect(extras).toMatchObject({
    action: 'android.intent.action.INSERT',
    'S.title': 'a;end;b=c',
    'l.beginTime': String(Date.UTC(2026, 10, 24, 9)),
    'B.allDay': 'false',
    'S.browser_fallback_url': googleLink(entry({ title: 'a;end;b=c' })),
  })
  const day = androidLink(calendarEntry(ALL_DAY, []))
  expect(day).toContain(`l.beginTime=${Date.UTC(2026, 1, 28)};l.endTime=${Date.UTC(2026, 2, 1)};B.allDay=true`)
})
