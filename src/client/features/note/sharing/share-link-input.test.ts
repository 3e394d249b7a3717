import { describe, expect, test } from 'vitest'
import { dayOf, NEW_SHARE, readShareChange, readShareForm, valuesOf } from './share-link-input.ts'

const now = new Date(2026, 10, 21, 18, 30)
const endOf = (change: Partial<typeof NEW_SHARE>) => readShareForm({ ...NEW_SHARE, ...change }, now)

test('makes a link for 30 days without the recording unless something else is chosen', () => {
  const expiresAt = new Date(now.getTime() + 30 * 24 * 3_600_000).toISOString()
  expect(endOf({})).toEqual({ allowAudio: false, allowAnalysis: true, expiresAt })
  expect(endOf({ expiry: 'never', allowAudio: true })).toEqual({
    allowAudio: true,
    allowAnalysis: true,
    expiresAt: null,
  })
})

test.each([
  ['day', 1],
  ['week', 7],
  ['month', 30],
] as const)('counts a %s as %i times 24 hours', (expiry, days) => {
  const expiresAt = new Date(now.getTime() + days * 24 * 3_600_000).toISOString()
  expect(endOf({ expiry, password: 'open sesame' })).toMatchObject({ expiresAt, password: 'open sesame' })
})

test('keeps a link open to the end of its last day, today included', () => {
  for (const day of ['2026-11-21', '2026-12-24']) {
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
    const expiresAt = new Date(year, month - 1, date, 23, 59, 59, 999).toISOString()
    expect(endOf({ expiry: 'date', day })).toMatchObject({ expiresAt })
  }
})

test.each(['', '2026-11-20', 'tomorrow'])('rejects %s as the last day', (day) => {
  expect(endOf({ expiry: 'date', day })).toBeNull()
})

test('formats a day for date inputs', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})

describe('a change to a link', () => {
  const link = {
    id: 'l',
    shareLink: 'https://dictum.test/shared/x',
    createdAt: now.toISOString(),
    views: 3,
    lastViewedAt: null,
    expiresAt: new Date(2026, 10, 25).toISOString(),
    hasPassword: true,
    allowAudio: true,
    allowAnalysis: false,
  }
  const changeOf = (change: Partial<ReturnType<typeof valuesOf>>, of = link) =>
    readShareChange({ ...valuesOf(of), ...change }, of, now)
  const shown = { allowAudio: true, allowAnalysis: false }

  test('keeps expiry and password when nothing was touched', () => {
    expect(changeOf({})).toEqual(shown)
    expect(changeOf({}, { ...link, expiresAt: '2020-01-01T00:00:00Z', hasPassword: false })).toEqual({
      ...shown,
      password: null,
    })
  })

  test('sets another expiry, or none', () => {
    expect(changeOf({ expiry: 'never' })).toEqual({ ...shown, expiresAt: null })
    expect(changeOf({ expiry: 'day' })).toEqual({
      ...shown,
      expiresAt: new Date(now.getTime() + 24 * 3_600_000).toISOString(),
    })
    expect(changeOf({ expiry: 'date', day: '2026-11-20' })).toBeNull()
  })

  test('sets, replaces and removes a password, and requires one when there was none', () => {
    const open = { ...link, hasPassword: false }
    expect(changeOf({ locked: true, password: 'open sesame' }, open)).toMatchObject({ password: 'open sesame' })
    expect(changeOf({ password: 'open barley' })).toMatchObject({ password: 'open barley' })
    expect(changeOf({ locked: false, password: 'left behind' })).toMatchObject({ password: null })
    expect(changeOf({ locked: true }, open)).toBeNull()
  })
})
