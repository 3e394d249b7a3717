import { expect, test } from 'vitest'
import { markDoubtful } from './mark-doubtful.ts'

const doubtful = (text: string, words?: string[]) =>
  markDoubtful(text, words)
    .filter((piece) => piece.doubtful)
    .map((piece) => piece.text)

test('returns a sentence without doubtful words as one piece', () => {
  expect(markDoubtful('All is well.')).toEqual([{ at: 0, text: 'All is well.', doubtful: false }])
})

test('marks words in order, and loses no text', () => {
  const pieces = markDoubtful('Send Maria the the budget.', ['Maria', 'the', 'the'])
  expect(pieces.map((piece) => piece.text).join('')).toBe('Send Maria the the budget.')
  expect(pieces.filter((piece) => piece.doubtful).map((piece) => piece.text)).toEqual(['Maria', 'the', 'the'])
})

test('marks whole words only, accents included', () => {
  expect(doubtful('Theory of the été.', ['the', 'été'])).toEqual(['the', 'été'])
  expect(doubtful('Nothing here.', ['thing', ''])).toEqual([])
})
