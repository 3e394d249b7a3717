import { describe, expect, test } from 'vitest'
import { createBuiltinAnalyst } from '#server/analysis/builtin/builtin-analyst.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import { MAX_SENTENCE_LENGTH } from '#shared/limits.ts'
import { joinBareRuns } from './bare-runs.ts'

/** Makes sentences as they are cut from bare speech, one second each, with a pause before those that begin with `|`. */
function cut(...texts: string[]): Sentence[] {
  let time = 0
  return texts.map((text, index) => {
    if (text.startsWith('|')) time += 2
    time += 1
    return { index, start: time - 1, end: time, text: text.replace(/^\|/, ''), marks: ['restored'] }
  })
}

describe('joining bare sentences', () => {
  test('removes the capitals and full stops that cutting added, except the capitals of names', () => {
    const { sentences } = joinBareRuns(cut('We need to send the.', 'Contract to the bank.', 'Marta has the file.'))
    expect(sentences.map(({ text }) => text)).toEqual(['We need to send the contract to the bank Marta has the file'])
    expect(sentences).toMatchObject([{ index: 0, start: 0, end: 3 }])
  })

  test('stops at a pause, and leaves punctuated sentences alone', () => {
    const bare = cut('So this is one.', 'And more of it.', '|Another thought.')
    const written = { index: 3, start: 6, end: 7, text: 'It rained.' }
    const { sentences } = joinBareRuns([...bare, written])
    expect(sentences.map(({ text }) => text)).toEqual([
      'So this is one and more of it',
      'Another thought',
      'It rained.',
    ])
  })

  test('stops where somebody else speaks', () => {
    const bare = cut('So this is one.', 'And more of it.', 'No it is not.')
    const spoken = bare.map((sentence, at) => ({ ...sentence, speaker: at < 2 ? 1 : 2 }))
    expect(joinBareRuns(spoken).sentences.map(({ text }) => text)).toEqual([
      'So this is one and more of it',
      'No it is not',
    ])
  })

  test('stops before a text becomes too long to be read', () => {
    const said = cut(...Array.from({ length: 1000 }, () => 'And so it goes on and on.'))
    const { sentences } = joinBareRuns(said)
    expect(Math.max(...sentences.map(({ text }) => text.length))).toBeLessThanOrEqual(MAX_SENTENCE_LENGTH)
    expect(sentences.length).toBeLessThan(10)
    expect(sentences.reduce((words, { text }) => words + text.split(' ').length, 0)).toBe(7000)
  })

  test('locates a quote in the sentence that holds most of it, with its time', () => {
    const { locate } = joinBareRuns(cut('Please send.', 'The budget to Maria by friday.', 'It rained.'))
    const quote = 'send the budget to Maria'
    expect(locate({ quote, sentence: 0, start: 0.4, end: 1.6 })).toEqual({
      quote: 'The budget to Maria by friday',
      sentence: 1,
      start: 1,
      end: 1.97,
    })
  })

  test('uses the time to locate a quote that is said twice', () => {
    const said = cut('We call the bank.', 'Then lunch and a long walk.', 'We call the bank.')
    const { locate } = joinBareRuns(said)
    expect(locate({ quote: 'call the bank', sentence: 0, start: 2.3, end: 3 }).sentence).toBe(2)
    expect(locate({ quote: 'call the bank', sentence: 0, start: 0.1, end: 0.9 }).sentence).toBe(0)
  })
})

test('finds a follow-up that was cut in two, with evidence in one of its sentences', async () => {
  const sentences = cut('The visit went fine but I have to.', 'Send the signed contract to the bank by friday.')
  const recordedAt = new Date('2026-03-02T09:00:00Z')
  const input = { sentences, language: 'en', recordedAt, timezone: 'UTC' } as const
  const { actionItems } = await createBuiltinAnalyst().analyse(input, new AbortController().signal)
  expect(actionItems).toMatchObject([
    { title: 'Send the signed contract to the bank', who: 'me', dueDate: '2026-03-06' },
  ])
  const { evidence } = actionItems[0] ?? { evidence: null }
  expect(sentences[evidence?.sentence ?? -1]?.text).toContain(evidence?.quote)
  expect(evidence).toMatchObject({ sentence: 1, start: 1 })
})

test.each([
  {
    language: 'en',
    said: [
      'We are not taking any cats this month the big fair is on the fifteenth in the park.',
      'Is it legal to leave the trailer there overnight.',
      'Somebody has to talk to Hector about the leaf blower.',
    ],
    word: 'Hector',
  },
  {
    language: 'es',
    said: [
      'Este mes ya no cogemos gatos la feria grande es el día quince en el parque.',
      'Se puede dejar el remolque allí por la noche.',
      'Tengo que hablar con Héctor de la sopladora.',
    ],
    word: 'Héctor',
  },
  {
    language: 'fr',
    said: [
      'On ne prend plus de chats ce mois-ci la grande foire est le quinze au parc.',
      "Est-ce qu'on peut laisser la remorque là-bas la nuit.",
      'Je dois parler à Hector du souffleur de feuilles.',
    ],
    word: 'Hector',
  },
] as const)('a follow-up rests on the sentence that states it ($language)', async ({ language, said, word }) => {
  const sentences = cut(...said)
  const input = { sentences, language, recordedAt: new Date('2026-03-02T09:00:00Z'), timezone: 'UTC' }
  const { actionItems } = await createBuiltinAnalyst().analyse(input, new AbortController().signal)
  const stated = actionItems.filter(({ title }) => title.includes(word))
  expect(stated.length).toBeGreaterThan(0)
  for (const { evidence } of stated) expect(evidence).toMatchObject({ sentence: 2, quote: said[2].replace('.', '') })
})
