import { expect, test } from 'vitest'
import { partOfDay } from './part-of-day.ts'

const at = (hour: number, minute = 30) => new Date(2026, 10, 23, hour, minute)

test.each(['en', 'fr'] as const)('divides the day at midnight, 5, 12 and 18 in %s', (language) => {
  const parts = [0, 4, 5, 11, 12, 17, 18, 23].map((hour) => partOfDay(at(hour), language))
  expect(parts).toEqual(['night', 'night', 'morning', 'morning', 'afternoon', 'afternoon', 'evening', 'evening'])
})

test('begins the evening at half past eight in Spanish', () => {
  expect([at(18), at(20, 29), at(20, 30), at(23)].map((now) => partOfDay(now, 'es'))).toEqual([
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ])
  expect([at(4), at(11)].map((now) => partOfDay(now, 'es'))).toEqual(['night', 'morning'])
})
