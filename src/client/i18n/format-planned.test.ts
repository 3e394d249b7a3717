import { expect, test } from 'vitest'
import { formatPlannedDate, formatPlannedHeading } from './format-planned.ts'

const NOW = new Date('2026-11-21T09:00:00Z')
const seen = { now: NOW, timeZone: 'UTC' }
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
const day = (iso: string, locale: string, how = seen) => formatPlannedDate(new Date(iso), locale, how).text

test('omits the current year, in each language’s own format', () => {
  const iso = '2026-12-04T10:00:00Z'
  expect(day(iso, 'en-GB')).toBe('Fri 4 Dec')
  expect(day(iso, 'en-US')).toBe('Fri Dec 4')
  expect(day(iso, 'es')).toBe('vie 4 dic')
  expect(day(iso, 'fr')).toBe('ven. 4 déc.')
})

test('includes any other year', () => {
  expect(day('2027-01-02T10:00:00Z', 'en-GB')).toBe('Sat 2 Jan 2027')
  expect(day('2027-01-02T10:00:00Z', 'en-US')).toBe('Sat Jan 2, 2027')
  expect(day('2025-12-31T10:00:00Z', 'es')).toBe('mié 31 dic 2025')
  expect(day('2027-01-02T10:00:00Z', 'fr')).toBe('sam. 2 janv. 2027')
})

test('names the days next to today, and reports that they are words', () => {
  const near = ['2026-11-20T00:00:00Z', '2026-11-21T23:59:00Z', '2026-11-22T00:00:00Z'].map((iso) => new Date(iso))
  const inWords = (locale: string) => near.map((date) => formatPlannedDate(date, locale, seen))
  expect(inWords('en-GB')).toEqual(['yesterday', 'today', 'tomorrow'].map((text) => ({ text, isWord: true })))
  expect(inWords('es').map(({ text }) => text)).toEqual(['ayer', 'hoy', 'mañana'])
  expect(inWords('fr').map(({ text }) => text)).toEqual(['hier', 'aujourd’hui', 'demain'])
  expect(formatPlannedDate(new Date('2026-11-23T00:00:00Z'), 'en-GB', seen)).toEqual({
    text: 'Mon 23 Nov',
    isWord: false,
  })
})

test('puts the time after a comma', () => {
  const at = (iso: string, locale: string) =>
    plain(formatPlannedDate(new Date(iso), locale, { ...seen, withTime: true }).text)
  expect(at('2026-12-04T10:30:00Z', 'en-GB')).toBe('Fri 4 Dec, 10:30')
  expect(at('2026-11-22T10:30:00Z', 'en-US')).toBe('tomorrow, 10:30 AM')
  expect(at('2026-12-04T10:30:00Z', 'es')).toBe('vie 4 dic, 10:30')
  expect(at('2026-11-22T10:30:00Z', 'fr')).toBe('demain, 10:30')
})

test('takes day and year from the time zone', () => {
  // It is still the old year in New York, but already the new one in Madrid.
  const now = new Date('2026-12-31T23:30:00Z')
  const newYear = '2027-01-01T12:00:00Z'
  const later = '2027-01-05T12:00:00Z'
  expect(day(newYear, 'en-GB', { now, timeZone: 'Europe/Madrid' })).toBe('today')
  expect(day(newYear, 'en-GB', { now, timeZone: 'America/New_York' })).toBe('tomorrow')
  expect(day(later, 'en-GB', { now, timeZone: 'Europe/Madrid' })).toBe('Tue 5 Jan')
  expect(day(later, 'en-GB', { now, timeZone: 'America/New_York' })).toBe('Tue 5 Jan 2027')
  // Five minutes to midnight in Madrid falls in the afternoon of the same day in New York.
  expect(day('2026-12-28T22:55:00Z', 'en-GB', { now, timeZone: 'Europe/Madrid' })).toBe('Mon 28 Dec 2026')
  expect(day('2026-12-28T22:55:00Z', 'en-GB', { now, timeZone: 'America/New_York' })).toBe('Mon 28 Dec')
})

test('counts a day of 23 hours as a day', () => {
  const now = new Date('2026-03-28T23:30:00Z')
  expect(day('2026-03-29T21:30:00Z', 'en-GB', { now, timeZone: 'Europe/Madrid' })).toBe('today')
  expect(day('2026-03-29T22:30:00Z', 'en-GB', { now, timeZone: 'Europe/Madrid' })).toBe('tomorrow')
})

test('puts weekday and date in full in a heading, after the word for a near day', () => {
  const heading = (iso: string, locale: string) => formatPlannedHeading(new Date(iso), locale, seen)
  expect(heading('2026-12-04T10:00:00Z', 'en-GB')).toBe('Friday 4 December')
  expect(heading('2026-11-22T10:00:00Z', 'es')).toBe('Mañana ·\u00A0domingo, 22 de noviembre')
  expect(heading('2027-01-02T10:00:00Z', 'fr')).toBe('Samedi 2 janvier 2027')
})
