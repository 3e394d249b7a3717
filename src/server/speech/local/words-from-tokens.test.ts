import { expect, test } from 'vitest'
import type { RecognisedTokens } from './recogniser-task.ts'
import { toWords } from './words-from-tokens.ts'

const recognised = (values: Partial<RecognisedTokens>): RecognisedTokens => ({
  text: '',
  tokens: [],
  timestamps: [],
  durations: [],
  ys_log_probs: [],
  lang: '',
  ...values,
})

test('starts words at tokens with a leading space, and assigns a pause to no word', () => {
  const tokens = [' Call', ' Sa', 'rah', '.']
  expect(toWords(recognised({ tokens, timestamps: [0.2, 0.5, 0.6, 2] }), 3)).toEqual([
    { text: 'Call', start: 0.2, end: expect.closeTo(0.36) },
    { text: 'Sarah.', start: 0.5, end: expect.closeTo(2.16) },
  ])
})

test('reads sentencepiece markers as spaces, and uses durations when present', () => {
  const given = recognised({ tokens: ['▁Hola', '▁Ana'], timestamps: [0, 1], durations: [0.4, 5] })
  expect(toWords(given, 1.5)).toEqual([
    { text: 'Hola', start: 0, end: 0.4 },
    { text: 'Ana', start: 1, end: 1.5 },
  ])
})

test('marks a word as doubtful when one of its tokens was', () => {
  const given = recognised({
    tokens: [' Sa', 'rah', ' came'],
    timestamps: [0, 0.1, 0.5],
    ys_log_probs: [-0.1, -1.2, -0.2],
  })
  expect(toWords(given, 1).map(({ text, doubtful }) => [text, doubtful])).toEqual([
    ['Sarah', true],
    ['came', undefined],
  ])
})

test('returns no words for a model without times', () => {
  expect(toWords(recognised({ text: 'Hola', tokens: [' Hola'] }), 1)).toEqual([])
})
