import { expect, test } from 'vitest'
import { MAX_CAPTIONS_LENGTH, MAX_SENTENCE_LENGTH } from '#shared/limits.ts'
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

test('keeps every utterance of six hours of speech', async () => {
  const captions = 'I bought the bread, some tea.\n'.repeat(10_000)
  expect(await readCaptions(captions, { start: 0, end: 21_600 }, 'en')).toHaveLength(10_000)
})

test.each([
  ['lines', 'a!\n'],
  ['sentences of one line', 'a!'],
])('joins more %s than speech can have, and loses none', async (_what, text) => {
  const count = MAX_CAPTIONS_LENGTH / text.length
  const sentences = await readCaptions(text.repeat(count), { start: 0, end: 60 }, 'en')
  expect(sentences).toHaveLength(count / 25)
  expect(sentences[0]).toMatchObject({ index: 0, start: 0, text: Array(25).fill('a!').join(' ') })
  expect(sentences.at(-1)).toMatchObject({ index: sentences.length - 1, end: 60 })
  for (const [at, { start }] of sentences.entries()) expect(start).toBe(sentences[at - 1]?.end ?? 0)
})

test('joins no sentences to one that is longer than a sentence may be', async () => {
  const captions = `${'a!'.repeat(30_000)}\n${`${'b'.repeat(MAX_SENTENCE_LENGTH - 20)}!\n`.repeat(20)}`
  const sentences = await readCaptions(captions, { start: 0, end: 60 }, 'en')
  expect(Math.max(...sentences.map(({ text }) => text.length))).toBeLessThanOrEqual(MAX_SENTENCE_LENGTH)
  expect(sentences.filter(({ text }) => text.includes('b'))).toHaveLength(20)
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
  expect(sentences.length).toBeGreaterThanOrEqual(6000)
  // At once it would end before the first turn.
  expect(turns).toBeGreaterThan(20)
})
