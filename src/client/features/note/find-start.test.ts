import { expect, test } from 'vitest'
import { findStart } from './find-start.ts'

const sentences = [0.4, 5.9, 12.2, 12.7].map((start, index) => ({ index, start, end: start + 0.4, text: 'Word.' }))

test.each([
  [0, { position: 0, seconds: 0.4 }],
  [5, { position: 1, seconds: 5.9 }],
  [8, { position: 1, seconds: 8 }],
  [12, { position: 2, seconds: 12.2 }],
  [600, { position: 3, seconds: 600 }],
])('finds the start for second %d', (second, start) => expect(findStart(sentences, second)).toEqual(start))

test('returns the second itself for a text without sentences', () => {
  expect(findStart([], 7)).toEqual({ position: 0, seconds: 7 })
})
