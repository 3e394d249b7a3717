import { expect, test } from 'vitest'
import { readPageHeaders } from './page-headers.ts'

const read = (values: Record<string, string>) => readPageHeaders(new Headers(values), 3)

test('the next page’s cursor is read from its link', () => {
  const next = '</api/voice-notes?limit=20&cursor=a%3D1>; rel="next"'
  const cursorIn = (link: string) => read({ Link: link }).nextCursor
  expect(cursorIn(next)).toBe('a=1')
  expect(cursorIn(`</api/voice-notes>; rel="first", ${next}`)).toBe('a=1')
  expect(cursorIn('<https://dictum.example/api/voice-notes?cursor=7>; rel=next')).toBe('7')
})

test('the last page has no next one', () => {
  expect(read({}).nextCursor).toBeNull()
  expect(read({ Link: '</api/voice-notes?cursor=9>; rel="prev"' }).nextCursor).toBeNull()
})

test('there are as many as are told or, where nothing is told, as are there', () => {
  expect(read({ 'X-Total-Count': '41' }).total).toBe(41)
  expect(read({}).total).toBe(3)
})
