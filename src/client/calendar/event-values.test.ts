import { expect, test } from 'vitest'
import type { NoteEvent } from '#shared/contract/analysis.ts'
import { endsTooSoon, fillForm, moveEnd, readChange } from './event-values.ts'

/** Returns a time of one day in this machine's zone, whichever that is. */
const at = (hours: number, minutes: number) => new Date(2026, 10, 24, hours, minutes).toISOString()

const EVENT: NoteEvent = {
  id: 'a',
  title: 'Meeting',
  description: '',
  place: null,
  people: ['Tom', 'Ana'],
  confidence: 0.8,
  dateTime: at(9, 0),
  end: at(9, 30),
  day: null,
  allDay: false,
  isAdded: false,
  edited: false,
  evidence: { quote: 'meeting', sentence: 0, start: 0, end: 1 },
}
const ALL_DAY: NoteEvent = { ...EVENT, allDay: true, day: '2026-11-24', end: null }
const UNDATED: NoteEvent = { ...EVENT, dateTime: null, end: null }

test.each([EVENT, ALL_DAY, UNDATED])('sends nothing for an untouched form', (event) => {
  expect(readChange(event, fillForm(event))).toEqual({})
})

test('sends a changed minute as an instant, with the whole time', () => {
  const values = fillForm(EVENT)
  expect(values).toMatchObject({ begin: '2026-11-24T09:00', end: '2026-11-24T09:30' })
  expect(readChange(EVENT, { ...values, begin: '2026-11-24T08:45' })).toEqual({
    time: { dateTime: at(8, 45), end: at(9, 30) },
  })
})

test('makes an event all-day, gives it a day, or removes its date', () => {
  expect(readChange(EVENT, { ...fillForm(EVENT), allDay: true, day: '2026-12-01' })).toEqual({
    time: { day: '2026-12-01' },
  })
  expect(readChange(ALL_DAY, { ...fillForm(ALL_DAY), day: '2026-12-01' })).toEqual({ time: { day: '2026-12-01' } })
  expect(readChange(EVENT, { ...fillForm(EVENT), begin: '' })).toEqual({ time: null })
})

test('reads names and a place as people write them', () => {
  const values = { ...fillForm(EVENT), people: 'Tom,, Luis ', place: ' Room 4 ' }
  expect(readChange(EVENT, values)).toEqual({ people: ['Tom', 'Luis'], place: 'Room 4' })
  expect(readChange({ ...EVENT, place: 'Room 4' }, { ...fillForm(EVENT), place: ' ' })).toEqual({ place: null })
})

test('requires an end after the start', () => {
  const values = fillForm(EVENT)
  expect(endsTooSoon(values)).toBe(false)
  expect(endsTooSoon({ ...values, end: values.begin })).toBe(true)
  expect(endsTooSoon({ ...values, end: '' })).toBe(false)
  expect(endsTooSoon({ ...values, end: values.begin, allDay: true })).toBe(false)
})

test.each([
  ['to a later hour', '2026-11-24T09:30', '2026-11-24T09:00', '2026-11-24T15:00', '2026-11-24T15:30'],
  ['to another day', '2026-11-25T00:30', '2026-11-24T23:00', '2026-11-30T23:00', '2026-12-01T00:30'],
  ['over a change of clocks', '2027-03-27T03:30', '2027-03-27T01:00', '2027-03-28T01:00', '2027-03-28T03:30'],
  [
    'through a year that is being typed',
    '2026-11-24T09:30',
    '2026-11-24T09:00',
    '0002-11-24T09:00',
    '0002-11-24T09:30',
  ],
  ['without an end', '', '2026-11-24T09:00', '2026-11-24T15:00', ''],
  ['with an end that was too soon', '2026-11-24T08:00', '2026-11-24T09:00', '2026-11-24T07:00', '2026-11-24T08:00'],
  ['from no beginning', '2026-11-24T08:00', '', '2026-11-24T07:00', '2026-11-24T08:00'],
])('moves the end with the beginning: %s', (_, end, from, to, moved) => {
  expect(moveEnd(end, { from, to })).toBe(moved)
})
