import { expect, it } from 'vitest'
import { formatDay } from './format-day.ts'

it.each([
  ['2025-01-05T12:00:00Z', '05/01/2025'],
  ['2026-11-21T12:00:00Z', '21/11/2026'],
  [null, '-'],
  ['', '-'],
  ['not a date', '-'],
])('writes %s as %s', (date, shown) => {
  expect(formatDay(date)).toBe(shown)
})
