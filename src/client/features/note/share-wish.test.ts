import { expect, test } from 'vitest'
import { dayOf, NEW_SHARE, readShareForm } from './share-wish.ts'

const now = new Date(2026, 10, 21, 18, 30)
const endOf = (change: Partial<typeof NEW_SHARE>) => readShareForm({ ...NEW_SHARE, ...change }, now)

test('a link that never ends and has no password asks for neither', () => {
  expect(endOf({ allowAudio: false })).toEqual({ allowAudio: false, allowAnalysis: true })
})

test.each([
  ['day', 1],
  ['week', 7],
  ['month', 30],
] as const)('after a %s means after %i times 24 hours', (expiry, days) => {
  const expiresAt = new Date(now.getTime() + days * 24 * 3_600_000).toISOString()
  expect(endOf({ expiry, password: 'open sesame' })).toMatchObject({ expiresAt, password: 'open sesame' })
})

test('a link that ends on a day can be opened to the end of it, today included', () => {
  for (const day of ['2026-11-21', '2026-12-24']) {
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
    const expiresAt = new Date(year, month - 1, date, 23, 59, 59, 999).toISOString()
    expect(endOf({ expiry: 'date', day })).toMatchObject({ expiresAt })
  }
})

test.each(['', '2026-11-20', 'tomorrow'])('%s is no day that a link can end on', (day) => {
  expect(endOf({ expiry: 'date', day })).toBeNull()
})

test('a day is written as date fields take it', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})
