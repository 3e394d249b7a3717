import { expect, test } from 'vitest'
import { partOfDay } from './part-of-day.ts'

test('divides the day at midnight, 5, 12 and 18', () => {
  const parts = [0, 4, 5, 11, 12, 17, 18, 23].map((hour) => partOfDay(new Date(2026, 10, 23, hour, 30)))
  expect(parts).toEqual(['night', 'night', 'morning', 'morning', 'afternoon', 'afternoon', 'evening', 'evening'])
})
