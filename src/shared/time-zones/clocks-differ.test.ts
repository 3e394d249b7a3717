import { expect, test } from 'vitest'
import { clocksDiffer, dayIn } from './clocks-differ.ts'

const differ = (instant: string, first: string, second: string) => clocksDiffer(new Date(instant), first, second)

test('clocks are compared at the instant in question', () => {
  const noon = '2026-11-25T12:00:00Z'
  expect(differ(noon, 'Europe/London', 'America/New_York')).toBe(true)
  expect(differ(noon, 'Europe/London', 'Europe/Lisbon')).toBe(false)
  expect(differ(noon, 'Asia/Kolkata', 'Asia/Karachi')).toBe(true)
  expect(differ(noon, 'Europe/London', 'UTC')).toBe(false)
  expect(differ('2026-07-25T12:00:00Z', 'Europe/London', 'UTC')).toBe(true)
})

test('clocks may agree for a part of the year only', () => {
  // Arizona has no summer time, so it has Denver's clock until March and Los Angeles's from then on.
  expect(differ('2026-03-08T08:59:00Z', 'America/Phoenix', 'America/Denver')).toBe(false)
  expect(differ('2026-03-08T09:00:00Z', 'America/Phoenix', 'America/Denver')).toBe(true)
  // The difference is half an hour on Lord Howe Island.
  expect(differ('2026-07-01T00:00:00Z', 'Australia/Lord_Howe', 'Australia/Sydney')).toBe(true)
  expect(differ('2026-12-01T00:00:00Z', 'Australia/Lord_Howe', 'Australia/Sydney')).toBe(false)
})

test('a zone that is not known here makes no difference', () => {
  expect(differ('2026-11-25T12:00:00Z', 'Mars/Olympus_Mons', 'Europe/London')).toBe(false)
})

test('an instant may be on another day elsewhere', () => {
  const instant = new Date('2026-11-26T00:30:00Z')
  expect(dayIn(instant, 'Europe/London')).toBe('2026-11-26')
  expect(dayIn(instant, 'America/New_York')).toBe('2026-11-25')
})
