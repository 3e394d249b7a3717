import { expect, it } from 'vitest'
import { formatDay } from './format-day.ts'

it.each([
  [new Date(2025, 0, 5, 12).toISOString(), '05/01/2025'],
  [new Date(2026, 10, 21, 12).toISOString(), '21/11/2026'],
  [null, '-'],
  ['', '-'],
  ['not a date', '-'],
])('writes %s as %s', (date, shown) => {
  expect(formatDay(date)).toBe(shown)
})
