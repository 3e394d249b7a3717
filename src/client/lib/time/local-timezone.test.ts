import { afterEach, expect, test, vi } from 'vitest'
import { localTimezone } from './local-timezone.ts'

afterEach(() => vi.unstubAllGlobals())

test('asks Temporal where the browser has it, without making a formatter', () => {
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => 'America/Lima' } })
  const formatter = vi.spyOn(Intl, 'DateTimeFormat')
  expect(localTimezone()).toBe('America/Lima')
  expect(formatter).not.toHaveBeenCalled()
})

test('asks a formatter elsewhere, only once', () => {
  vi.stubGlobal('Temporal', undefined)
  const formatter = vi.spyOn(Intl, 'DateTimeFormat')
  expect(localTimezone()).toBe(new Intl.DateTimeFormat('en').resolvedOptions().timeZone)
  localTimezone()
  expect(formatter.mock.calls.filter(([locale]) => locale === undefined)).toHaveLength(1)
})
