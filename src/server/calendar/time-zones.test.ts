import { expect, test } from 'vitest'
import { boundsOfDay, toInstant, toWall } from './time-zones.ts'

test.each([
  ['2026-03-04T10:00', 'Europe/Madrid', '2026-03-04T09:00:00.000Z'],
  ['2026-07-04T10:00', 'Europe/Madrid', '2026-07-04T08:00:00.000Z'],
  ['2026-07-04T10:00', 'Asia/Kathmandu', '2026-07-04T04:15:00.000Z'],
  // Skipped in spring: it moves forward by the gap.
  ['2026-03-29T02:30', 'Europe/Madrid', '2026-03-29T01:30:00.000Z'],
  // Occurs twice in autumn: the first one is used.
  ['2026-10-25T02:30', 'Europe/Madrid', '2026-10-25T00:30:00.000Z'],
  ['2026-12-31T23:59', 'Pacific/Auckland', '2026-12-31T10:59:00.000Z'],
])('%s in %s', (local, timezone, instant) => {
  expect(toInstant(Date.parse(`${local}Z`), timezone).toISOString()).toBe(instant)
})

test('converts an instant to the wall time of its zone', () => {
  expect(new Date(toWall(new Date('2026-03-05T03:30:00Z'), 'America/Chicago')).toISOString()).toBe(
    '2026-03-04T21:30:00.000Z',
  )
})

test('a day lasts from midnight to midnight in its zone, 23 hours when clocks go forward', () => {
  const { begin, end } = boundsOfDay(Date.parse('2026-03-29T10:00Z'), 'Europe/Madrid')
  expect([begin.toISOString(), end.toISOString()]).toEqual(['2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'])
})
