import { expect, test } from 'vitest'
import type { Transcript } from '#shared/contract/notes.ts'
import { collectTerms } from './collect-terms.ts'

function transcript(version: number, ...texts: string[]): Transcript {
  const sentences = texts.map((text, index) => ({ index, start: index * 2, end: index * 2 + 2, text }))
  return { noteId: crypto.randomUUID(), version, language: 'en', engine: null, sentences }
}
const before = transcript(1, 'We met Toro.', 'He likes data bricks.')

test('finds corrected names in the order of the text', () => {
  const after = transcript(2, 'We met Thoreau.', 'He likes Databricks.')
  expect(collectTerms([], before, after).map(({ term }) => term)).toEqual(['Thoreau', 'Databricks'])
})

test('finds each name once, even if the text is edited again', () => {
  const first = collectTerms([], before, transcript(2, 'We met Thoreau.', 'He likes data bricks.'))
  const back = collectTerms(first, transcript(2, 'We met Thoreau.'), transcript(3, 'We met Toro.'))
  expect(back).toEqual([{ term: 'Thoreau', instead: 'Toro' }])
})

test('takes a corrected weekday or month for no name, unless a name was taken for it', () => {
  const heard = transcript(1, 'Send it by Friday.', 'We meet in June.', 'Ask August about it.')
  const corrected = transcript(2, 'Send it by Monday.', 'We meet in July.', 'Ask Augustin about it.')
  expect(collectTerms([], heard, corrected).map(({ term }) => term)).toEqual(['Augustin'])
})

test('finds no names in an old version or a new transcription', () => {
  expect(collectTerms([], transcript(2, 'We met Toro.'), transcript(1, 'We met Thoreau.'))).toEqual([])
  const anew = transcript(2, 'We met Thoreau.')
  const moved = { ...anew, sentences: anew.sentences.map((sentence) => ({ ...sentence, start: 0.3 })) }
  expect(collectTerms([], before, moved)).toEqual([])
})

test('copes with a deleted sentence', () => {
  expect(collectTerms([], before, transcript(2, 'We met Thoreau.'))).toHaveLength(1)
})

test('does not offer what the vocabulary can’t take', () => {
  const long = `T${'h'.repeat(80)}`
  expect(collectTerms([], before, transcript(2, `We met ${long}.`, 'He likes data bricks.'))).toEqual([])
})
