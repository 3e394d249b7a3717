import { expect, test } from 'vitest'
import { MAX_CAPTIONS_LENGTH } from '#shared/limits.ts'
import { readWords } from './read-words.ts'

function textsOf(text: string): string[] {
  return readWords(text).map((word) => word.text)
}

test.each([
  ['see https://example.com/a/b today', ['see', 'today']],
  ['see (www.example.com). today', ['see', 'today']],
  ['write to <ada lovelace> or ada@example.com, please', ['write', 'to', 'or', 'please']],
  ['<a@b.example>then', ['then']],
  ['less < more', ['less', 'more']],
  ['in 2026 the BBC said', ['in', 'the', 'said']],
])('reads ‘%s’ without addresses, numbers and abbreviations', (text, words) => {
  expect(textsOf(text)).toEqual(words)
})

// Looking for an address from each letter on took most of a minute.
test.each([
  ['one word', 'x', 1],
  ['words with no blank between them', 'a.', MAX_CAPTIONS_LENGTH / 2],
  ['opening brackets', '<', 0],
])('reads captions as long as they may be of %s', { timeout: 20_000 }, (_what, part, count) => {
  expect(readWords(part.repeat(MAX_CAPTIONS_LENGTH / part.length))).toHaveLength(count)
})
