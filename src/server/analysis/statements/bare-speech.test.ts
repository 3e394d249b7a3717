import { expect, test } from 'vitest'
import { findBareRuns } from './bare-speech.ts'
import { readSpokenWords } from './spoken-words.ts'

const SPOKEN = { recordedAt: new Date('2026-03-04T09:00:00Z'), timezone: 'UTC' }
const LONG = Array.from({ length: 26 }, (_, at) => `word${String.fromCharCode(97 + at)}`).join(' ')

function runsOf(text: string): string[] {
  const words = readSpokenWords(text, [], SPOKEN)
  return findBareRuns(words, text).map(({ from, to }) => text.slice(words[from]?.start, words[to - 1]?.end))
}

test.each([
  ['a text without punctuation', 'we were in york', ['we were in york']],
  ['hyphens and apostrophes', "l'été du week-end", ["l'été du week-end"]],
  ['not a sentence with a full stop', 'We were in York.', []],
  ['not a sentence with commas', 'We were in York, then in Leeds', []],
  ['a long run in a punctuated sentence', `Well, ${LONG}, then lunch.`, [LONG]],
  ['nothing in a text without words', '…', []],
])('bare speech: %s', (_, text, expected) => {
  expect(runsOf(text)).toEqual(expected)
})
