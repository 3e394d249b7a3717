import { expect, test } from 'vitest'
import { nextCursor } from './note-queries.ts'

test('finds the cursor of the next page among the links', () => {
  const next = '</api/voice-notes?limit=20&cursor=a%3D1>; rel="next"'
  expect(nextCursor(next)).toBe('a=1')
  expect(nextCursor(`</api/voice-notes>; rel="first", ${next}`)).toBe('a=1')
  expect(nextCursor('<https://dictum.example/api/voice-notes?cursor=7>; rel=next')).toBe('7')
})

test('the last page has none', () => {
  expect(nextCursor(null)).toBeNull()
  expect(nextCursor('</api/voice-notes?cursor=9>; rel="prev"')).toBeNull()
})
