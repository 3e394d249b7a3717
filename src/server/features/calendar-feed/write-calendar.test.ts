import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type CalendarItem, writeCalendar } from './write-calendar.ts'

const ITEM: CalendarItem = {
  uid: 'event-1@dictum.test',
  sequence: 2,
  changedAt: new Date('2026-03-10T09:00:00Z'),
  title: 'Meeting',
  description: '',
  place: null,
  url: null,
  kind: 'event',
  time: { begin: new Date('2026-03-12T09:00:00Z'), end: null },
}

/** Returns the events of a file as an independent reader sees them. */
function read(items: CalendarItem[]) {
  const calendar = new ICAL.Component(ICAL.parse(writeCalendar(items)))
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
}
function readOne(change: Partial<CalendarItem>) {
  const [event] = read([{ ...ITEM, ...change }])
  if (!event) throw new Error('nothing was read')
  return event
}

test.each([
  ['signs that mean something in the format', 'Tea; cake, “a\\b”: c=d'],
  ['an emoji', '🫖'],
  ['many emoji, folded over lines', '👩‍👩‍👧‍👦 café '.repeat(30).trim()],
  ['right-to-left text', 'פגישה עם דנה'],
  ['HTML', '<b>Tea</b> &amp; cake'],
])('round-trips a title and a place of %s', (_name, text) => {
  const event = readOne({ title: text, place: text, description: text })
  expect([event.summary, event.location, event.description]).toEqual([text, text, text])
})

test('escapes line breaks in a value', () => {
  const nasty = 'one\r\nATTENDEE:mailto:x@example.com\rtwo\u2028three\nfour'
  const event = readOne({ title: nasty, description: nasty })
  expect(event.summary).toBe('one ATTENDEE:mailto:x@example.com two three four')
  expect(event.description).toBe('one\nATTENDEE:mailto:x@example.com\ntwo\nthree\nfour')
  expect(event.component.getAllProperties('attendee')).toEqual([])
  for (const line of writeCalendar([{ ...ITEM, title: nasty }]).split('\r\n')) expect(line).not.toMatch(/[\r\n]/)
})

test('gives an event an hour unless its end was stated', () => {
  const event = readOne({})
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual([
    '2026-03-12T09:00:00Z',
    '2026-03-12T10:00:00Z',
  ])
  const long = readOne({ time: { begin: new Date('2026-03-12T09:00:00Z'), end: new Date('2026-03-13T08:30:00Z') } })
  expect(long.endDate.toString()).toBe('2026-03-13T08:30:00Z')
})

test('keeps an all-day event on its day in every time zone', () => {
  const event = readOne({ time: { day: '2026-02-28' } })
  expect([event.startDate.isDate, event.startDate.toString(), event.endDate.toString()]).toEqual([
    true,
    '2026-02-28',
    '2026-03-01',
  ])
})

test('makes a follow-up a moment that takes up no time', () => {
  const event = readOne({ kind: 'task' })
  expect(event.startDate.toString()).toBe(event.endDate.toString())
  expect(event.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
})

test('keeps the uid and raises the sequence, so that a calendar replaces its entry', () => {
  const [first, second] = [readOne({}), readOne({ sequence: 3, title: 'Moved' })]
  expect([first.uid, first.sequence]).toEqual(['event-1@dictum.test', 2])
  expect([second.uid, second.sequence]).toEqual(['event-1@dictum.test', 3])
})
