import { expect, test } from 'vitest'
import { noteMomentPath, readNoteMoment } from './note-moment.ts'

test('reads the second that was put into the address', () => {
  const { pathname, searchParams } = new URL(noteMomentPath('abc', 12.9), 'http://any')
  expect(pathname).toBe('/notes/abc')
  expect(readNoteMoment(searchParams)).toBe(12)
  expect(noteMomentPath('abc')).toBe('/notes/abc')
})

test.each(['', '?t=', '?t=-1', '?t=1.5', '?t=Infinity', '?t=12345678'])('finds no second in %j', (search) => {
  expect(readNoteMoment(new URLSearchParams(search))).toBeNull()
})
