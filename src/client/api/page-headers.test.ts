import { expect, test } from 'vitest'
import { readPageHeaders } from './page-headers.ts'

const read = (values: Record<string, string>) => readPageHeaders(new Headers(values), 3)

test('reads the cursor of the next page from the link header', () => {
  const next = '</api/voice-notes?limit=20&cursor=a%3D1>; rel="next"'
  const cursorIn = (link: string) => read({ Link: link }).nextCursor
  expect(cursorIn(next)).toBe('a=1')
  expect(cursorIn(`</api/voice-notes>; rel="first", ${next}`)).toBe('a=1')
  expect(cursorIn('<https://dictum.example/api/voice-notes?cursor=7>; rel=next')).toBe('7')
})

test('returns no cursor for the last page', () => {
  expect(read({}).nextCursor).toBeNull()
  expect(read({ Link: '</api/voice-notes?cursor=9>; rel="prev"' }).nextCursor).toBeNull()
})

test('takes the total from the header, or else from the number of items', () => {
  expect(read({ 'X-Total-Count': '41' }).total).toBe(41)
  expect(read({}).total).toBe(3)
})
