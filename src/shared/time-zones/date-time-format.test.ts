import { afterEach, expect, it } from 'vitest'
import { dateTimeFormat } from './date-time-format.ts'

const instant = new Date('2026-11-25T11:00:00Z')
const zone = process.env.TZ

afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

it('returns one formatter for the same locale and options', () => {
  const options = { dateStyle: 'long', timeZone: 'Europe/Madrid' } as const
  expect(dateTimeFormat('es', options)).toBe(dateTimeFormat('es', { ...options }))
  expect(dateTimeFormat('es', options)).not.toBe(dateTimeFormat('fr', options))
  expect(dateTimeFormat('es', options)).not.toBe(dateTimeFormat('es', { ...options, timeZone: 'Asia/Tokyo' }))
})

it('follows the device to another time zone', () => {
  process.env.TZ = 'Asia/Tokyo'
  expect(dateTimeFormat('sv-SE', { timeStyle: 'short' }).format(instant)).toBe('20:00')
  process.env.TZ = 'America/New_York'
  expect(dateTimeFormat('sv-SE', { timeStyle: 'short' }).format(instant)).toBe('06:00')
})

it('drops formatters rather than keeping more and more', () => {
  const first = dateTimeFormat('en', { dateStyle: 'short', timeZone: 'UTC' })
  for (let digits = 0; digits < 600; digits++) dateTimeFormat(`en-x-${digits}`, { dateStyle: 'short' })
  expect(dateTimeFormat('en', { dateStyle: 'short', timeZone: 'UTC' })).not.toBe(first)
})
