import { expect, test } from 'vitest'
import type { Sentence } from '#shared/contract/notes.ts'
import { findPassages } from './find-passages.ts'

function sentence(index: number, expectedLanguage?: 'fr' | 'es'): Sentence {
  const plain = { index, start: index * 2, end: index * 2 + 1, text: `s${index}` }
  return expectedLanguage ? { ...plain, marks: ['unexpected_language'], expectedLanguage } : plain
}

test('joins neighbours that have the same expected language', () => {
  const sentences = [sentence(0, 'fr'), sentence(1, 'fr'), sentence(2), sentence(3, 'fr'), sentence(4, 'es')]
  expect(findPassages(sentences)).toEqual([
    { from: 0, to: 1, start: 0, end: 3, text: 's0 s1', expected: 'fr' },
    { from: 3, to: 3, start: 6, end: 7, text: 's3', expected: 'fr' },
    { from: 4, to: 4, start: 8, end: 9, text: 's4', expected: 'es' },
  ])
})

test('finds no passages in a text without marks, or with other marks', () => {
  expect(findPassages([sentence(0), { ...sentence(1), marks: ['doubtful'] }])).toEqual([])
})
