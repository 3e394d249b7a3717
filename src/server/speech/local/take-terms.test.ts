import { expect, test } from 'vitest'
import type { RecognisedTokens } from './recogniser-task.ts'
import { hasUnsureWords, takeTerms } from './take-terms.ts'

/** Returns one token per word, half a second each, with the model's probability. */
function recognised(...words: [text: string, probability: number, start?: number][]): RecognisedTokens {
  return {
    text: words.map(([text]) => text).join(' '),
    tokens: words.map(([text]) => ` ${text}`),
    timestamps: words.map(([, , start], index) => start ?? index / 2),
    durations: words.map(() => 0.4),
    ys_log_probs: words.map(([, probability]) => Math.log(probability)),
    lang: '',
  }
}
const texts = (words: { text: string }[] | null) => words?.map(({ text }) => text).join(' ') ?? null
const SECONDS = 10

test('recognises a second time only for a doubtful word', () => {
  expect(hasUnsureWords(recognised(['Ask', 0.99], ['Sara', 0.7]), SECONDS)).toBe(true)
  expect(hasUnsureWords(recognised(['Ask', 0.99], ['Sara', 0.9]), SECONDS)).toBe(false)
})

test('replaces the words recognised at the time of a term', () => {
  const first = recognised(['Ask', 0.99, 0], ['call', 0.6, 0.5], ['ski,', 0.3, 0.8], ['please', 0.99, 1.5])
  const second = recognised(['Ask', 0.9, 0], ['Kowalski,', 1.2, 0.5], ['please', 0.9, 1.5])
  expect(texts(takeTerms(first, second, ['Kowalski'], SECONDS))).toBe('Ask Kowalski, please')
})

test('finds a term of two words as one', () => {
  const first = recognised(['with', 0.99], ['Ana', 0.9], ['Ferrara', 0.4], ['today', 0.99])
  const second = recognised(['with', 0.99], ['Ana', 0.9], ['Ferreira', 0.9], ['today', 0.99])
  expect(texts(takeTerms(first, second, ['Ana Ferreira'], SECONDS))).toBe('with Ana Ferreira today')
})

test('marks the replacement of a doubtful word as doubtful', () => {
  const first = recognised(['Soda', 0.4], ['here', 0.99])
  expect(takeTerms(first, recognised(['Sarah', 1], ['here', 1]), ['Sarah'], SECONDS)).toEqual([
    { text: 'Sarah', start: 0, end: 0.4, doubtful: true },
    { text: 'here', start: 0.5, end: 0.9 },
  ])
})

test.each([
  [
    'words of which the model was sure',
    recognised(['Soda', 0.99], ['here', 0.5]),
    recognised(['Sarah', 1], ['here', 1]),
  ],
  ['what only the second hearing lost', recognised(['so', 0.5], ['here', 0.9]), recognised(['here', 1, 0.5])],
  ['what is no term', recognised(['soda', 0.3], ['here', 0.9]), recognised(['sofa', 0.9], ['here', 0.9])],
  [
    'a term that was recognised at once',
    recognised(['sarah,', 0.6], ['here', 0.9]),
    recognised(['Sarah', 1], ['here', 1]),
  ],
  ['a pause', recognised(['here', 0.5, 4]), recognised(['Sarah', 1, 0], ['here', 0.5, 4])],
  ['more than a term', recognised(['soda', 0.3], ['there', 0.9]), recognised(['Sarah', 1], ['here', 0.9])],
])('leaves %s alone', (_, first, second) => {
  expect(takeTerms(first, second, ['Sarah'], SECONDS)).toBeNull()
})

test('does not replace half a sentence with a term', () => {
  const first = recognised(['a', 0.5, 0], ['b', 0.5, 0.4], ['c', 0.5, 0.8], ['d', 0.5, 1.2])
  const long: RecognisedTokens = { ...recognised(['Sarah', 1, 0]), durations: [2] }
  expect(takeTerms(first, long, ['Sarah'], SECONDS)).toBeNull()
})
