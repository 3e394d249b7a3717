import { expect, test } from 'vitest'
import { weekStarts } from './week-starts.ts'

const starts = (now: string, timezone: string) => {
  const { thisWeek, lastWeek } = weekStarts(new Date(now), timezone)
  return [thisWeek.toISOString(), lastWeek.toISOString()]
}

test.each([
  ['a Wednesday', '2026-11-18T12:00:00Z', 'Europe/Madrid', '2026-11-15T23:00:00.000Z', '2026-11-08T23:00:00.000Z'],
  [
    'the last second of Sunday',
    '2026-11-15T22:59:59Z',
    'Europe/Madrid',
    '2026-11-08T23:00:00.000Z',
    '2026-11-01T23:00:00.000Z',
  ],
  [
    'Monday there, Sunday in UTC',
    '2026-11-15T23:00:00Z',
    'Europe/Madrid',
    '2026-11-15T23:00:00.000Z',
    '2026-11-08T23:00:00.000Z',
  ],
  [
    'Sunday there, Monday in UTC',
    '2026-11-16T03:00:00Z',
    'America/Lima',
    '2026-11-09T05:00:00.000Z',
    '2026-11-02T05:00:00.000Z',
  ],
  [
    'the week of a change of the clocks',
    '2026-10-26T12:00:00Z',
    'Europe/Madrid',
    '2026-10-25T23:00:00.000Z',
    '2026-10-18T22:00:00.000Z',
  ],
])('%s', (_name, now, timezone, thisWeek, lastWeek) => {
  expect(starts(now, timezone)).toEqual([thisWeek, lastWeek])
})
