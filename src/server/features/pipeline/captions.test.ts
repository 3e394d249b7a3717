import { expect, test } from 'vitest'
import { MAX_CAPTIONS_LENGTH } from '#shared/limits.ts'
import { readCaptions } from './captions.ts'

test('makes each utterance a sentence, spread over the speech by length', async () => {
  const sentences = await readCaptions(
    'please send the budget\n\nto Maria by Friday at ten\n',
    { start: 2, end: 12 },
    'en',
  )
  expect(sentences.map(({ index, text }) => [index, text])).toEqual([
    [0, 'Please send the budget.'],
    [1, 'To Maria by Friday at ten.'],
  ])
  expect(sentences[0]).toMatchObject({ start: 2, end: sentences[1]?.start })
  expect(sentences[1]?.end).toBe(12)
})

test('keeps the browser’s punctuation, and splits utterances at it', async () => {
  const sentences = await readCaptions('El lunes firmamos. Llama a Inés, por favor.', { start: 0, end: 4 }, 'es')
  expect(sentences.map((sentence) => sentence.text)).toEqual(['El lunes firmamos.', 'Llama a Inés, por favor.'])
})

test.each(['', '\n \n', ' … '])('finds no sentences in %j', async (captions) => {
  expect(await readCaptions(captions, { start: 0, end: 1 }, 'fr')).toEqual([])
})

test('one line may be as many sentences as captions can hold', async () => {
  const captions = 'a!'.repeat(MAX_CAPTIONS_LENGTH / 2)
  expect(await readCaptions(captions, { start: 0, end: 60 }, 'en')).toHaveLength(MAX_CAPTIONS_LENGTH / 2)
})

test.each([
  ['150,000 lines of one letter', 'x\n'],
  ['one line of 150,000 words', 'x '],
])('%s leave the event loop free', async (_what, text) => {
  let turns = 0
  let next = setImmediate(function count() {
    turns += 1
    next = setImmediate(count)
  })
  const sentences = await readCaptions(text.repeat(MAX_CAPTIONS_LENGTH / 2), { start: 0, end: 60 }, 'en')
  clearImmediate(next)
  expect(sentences.length).toBeGreaterThan(6000)
  // At once it would end before the first turn.
  expect(turns).toBeGreaterThan(20)
})
