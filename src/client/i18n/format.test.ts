import { expect, test } from 'vitest'
import { formatBytes, formatClock, formatDuration, formatPercent, formatRelativeDay } from './format.ts'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test('shows seconds as a clock', () => {
  expect([0, 7.9, 83, 3723, -1].map(formatClock)).toEqual(['0:00', '0:07', '1:23', '1:02:03', '0:00'])
})

test('says seconds in words', () => {
  expect(formatDuration(125, 'en')).toBe('2 minutes, 5 seconds')
  expect(formatDuration(3600, 'en')).toBe('1 hour')
  expect(formatDuration(0, 'en')).toBe('0 seconds')
  expect(plain(formatDuration(125, 'fr'))).toBe('2 minutes et 5 secondes')
  expect(plain(formatDuration(61, 'es'))).toBe('1 minuto y 1 segundo')
})

test('names nearby days, and gives the date of others', () => {
  const now = new Date('2026-03-12T09:00:00Z')
  const day = (iso: string, locale = 'en-GB') => formatRelativeDay(new Date(iso), locale, now, 'UTC')
  expect(day('2026-03-12T23:00:00Z')).toBe('Today')
  expect(day('2026-03-11T00:30:00Z')).toBe('Yesterday')
  expect(day('2026-03-09T12:00:00Z')).toBe('Monday')
  expect(day('2026-03-01T12:00:00Z')).toBe('1 Mar')
  expect(day('2025-03-01T12:00:00Z')).toBe('1 Mar 2025')
  expect(day('2026-03-11T12:00:00Z', 'es')).toBe('Ayer')
  expect(day('2026-03-11T12:00:00Z', 'fr')).toBe('Hier')
})

test('takes days from the time zone', () => {
  const now = new Date('2026-03-12T09:00:00Z')
  const late = new Date('2026-03-12T23:30:00Z')
  expect(formatRelativeDay(late, 'en', now, 'UTC')).toBe('Today')
  expect(formatRelativeDay(late, 'en', now, 'Europe/Paris')).toBe('Tomorrow')
})

test('counts bytes by 1,024, so that the limit reads as 60 MB', () => {
  expect(formatBytes(62_914_560, 'en')).toBe('60 MB')
  expect(formatBytes(0, 'en')).toBe('0 byte')
  expect(plain(formatBytes(1_572_864, 'fr'))).toBe('1,5 Mo')
  expect(formatBytes(2_048, 'en')).toBe('2 kB')
})

test('writes percent as the language does', () => {
  expect(formatPercent(42, 'en')).toBe('42%')
  expect(plain(formatPercent(42, 'fr'))).toBe('42 %')
})
