import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { MAX_SENTENCE_LENGTH } from '#shared/limits.ts'
import type { Recognition, TimedText } from './engine.ts'
import { toSentences } from './sentences.ts'

const segment = { index: 3, start: 100, end: 110 }

function split(text: string, language: Language | null = 'en', parts: TimedText[] = []): string[] {
  return toSentences(segment, { text, parts, language }, 0).map((sentence) => sentence.text)
}

/** Returns words of half a second each, one after the other; a number is a pause in seconds. */
function say(...spoken: (string | number)[]): TimedText[] {
  let now = 0
  return spoken.flatMap((item) => {
    if (typeof item === 'number') {
      now += item
      return []
    }
    now += 0.5
    return [{ text: item, start: now - 0.5, end: now }]
  })
}

function bare(...spoken: (string | number)[]) {
  const parts = say(...spoken)
  return toSentences(segment, { text: parts.map((part) => part.text).join(' '), parts, language: 'en' }, 0)
}

describe('an endless utterance', () => {
  test.each([
    ['of one word', 'a'.repeat(300_000)],
    ['of signs that take two places', '👩'.repeat(60_000)],
    ['of dates', '12/11/2026 '.repeat(27_000).trim()],
    ['of words in another script', 'مرحبا '.repeat(50_000).trim()],
    ['of abbreviations', 'Dr. '.repeat(75_000).trim()],
  ])('%s becomes sentences that can be edited, without losing a letter', (_name, text) => {
    const sentences = split(text)
    expect(Math.max(...sentences.map((sentence) => sentence.length))).toBeLessThanOrEqual(MAX_SENTENCE_LENGTH)
    expect(sentences.every((sentence) => sentence.isWellFormed())).toBe(true)
    const letters = (one: string) => one.replace(/[\s.]/g, '').toLowerCase()
    expect(letters(sentences.join(''))).toBe(letters(text))
  })
})

describe('punctuated text', () => {
  test('is split into sentences, in each language', () => {
    expect(split('It works. Does it? Yes!')).toEqual(['It works.', 'Does it?', 'Yes!'])
    expect(split('Llegó tarde. ¿Por qué? ¡No importa!', 'es')).toEqual(['Llegó tarde.', '¿Por qué?', '¡No importa!'])
    expect(split('Il est là. Pourquoi ? Parce que…', 'fr')).toEqual(['Il est là.', 'Pourquoi ?', 'Parce que…'])
  })

  test.each<[Language, string, string[]]>([
    [
      'en',
      'Call Mr. Smith at 3.30 p.m. tomorrow. Dr. Jones agrees.',
      ['Call Mr. Smith at 3.30 p.m. tomorrow.', 'Dr. Jones agrees.'],
    ],
    ['en', 'J. K. Rowling paid 2.50. So did I. We left.', ['J. K. Rowling paid 2.50.', 'So did I.', 'We left.']],
    ['es', 'La Sra. Ruiz y el Dr. Gil firman. Ud. Decide.', ['La Sra. Ruiz y el Dr. Gil firman.', 'Ud. Decide.']],
    ['fr', 'M. Durand et Mme. Petit signent. On part.', ['M. Durand et Mme. Petit signent.', 'On part.']],
  ])('does not split at abbreviations (%s)', (language, text, expected) => {
    expect(split(text, language)).toEqual(expected)
  })

  test.each<[Language, string, string[]]>([
    ['en', 'See no. 5 in fig. 2. I said no. He left.', ['See no. 5 in fig. 2.', 'I said no.', 'He left.']],
    ['es', 'Mira el art. 5. Le gusta el art. Se va.', ['Mira el art. 5.', 'Le gusta el art.', 'Se va.']],
    ['fr', "L'art. 5 compte. Elle aime l'art. On part.", ["L'art. 5 compte.", "Elle aime l'art.", 'On part.']],
  ])('splits after a word that is an abbreviation only before a number (%s)', (language, text, expected) => {
    expect(split(text, language)).toEqual(expected)
  })

  test('takes its times from the words, although these have no punctuation', () => {
    const parts = say('Send', 'the', 'report', 1, 'Call', 'Ana')
    const sentences = toSentences(segment, { text: 'Send the report. Call Ana!', parts, language: 'en' }, 7)
    expect(sentences).toEqual([
      { index: 7, start: 100, end: 101.5, text: 'Send the report.', wordStarts: [0, 0.5, 1] },
      { index: 8, start: 102.5, end: 103.5, text: 'Call Ana!', wordStarts: [0, 0.5] },
    ])
  })

  test('divides a phrase of two sentences by its letters', () => {
    const parts = [{ text: 'Abcd efgh. Abcd efgh.', start: 2, end: 6 }]
    const times = toSentences(segment, { text: 'Abcd efgh. Abcd efgh.', parts, language: 'en' }, 0)
    expect(times.map(({ start, end }) => [start, end])).toEqual([
      [102, 104],
      [104, 106],
    ])
  })

  test('is spread over the segment without times', () => {
    const times = toSentences(segment, { text: 'Abcd efgh. Abcd efgh.', parts: [], language: 'es' }, 0)
    expect(times.map(({ start, end }) => [start, end])).toEqual([
      [100, 105],
      [105, 110],
    ])
  })
})

describe('bare words', () => {
  test('are split at pauses, and get a capital and a full stop', () => {
    const sentences = bare('send', 'the', 'report', 0.7, 'i', 'will', 'call', 'ana')
    expect(sentences).toEqual([
      { index: 0, start: 100, end: 101.5, text: 'Send the report.', marks: ['restored'], wordStarts: [0, 0.5, 1] },
      {
        index: 1,
        start: 102.2,
        end: 104.2,
        text: 'I will call Ana.',
        marks: ['restored'],
        wordStarts: [0, 0.5, 1, 1.5],
      },
    ])
  })

  test('are not split at a short pause, or after too few words', () => {
    expect(bare('send', 'the', 'report', 0.4, 'to', 'ana', 'today')).toHaveLength(1)
    expect(bare('well', 1, 'send', 'the', 'report')).toHaveLength(1)
    expect(bare('send', 'the', 'report', 1, 'please')).toHaveLength(1)
  })

  test('stay one sentence without times, and are not taken for a question', () => {
    expect(split('dónde está el informe', 'es')).toEqual(['Dónde está el informe.'])
    expect(split("est-ce que c'est prêt", 'fr')).toEqual(["Est-ce que c'est prêt."])
  })

  test('do not count as punctuated because of an English “I”', () => {
    expect(split("i think I'll go and I mean it")).toEqual(["I think I'll go and I mean it."])
  })

  test('stay bare although names have capitals already', () => {
    expect(split('send the report to Ana tomorrow')).toEqual(['Send the report to Ana tomorrow.'])
  })
})

describe('marks of a sentence', () => {
  const marksOf = (recognition: Partial<Recognition>) =>
    toSentences(segment, { text: 'Call Ana.', parts: [], language: 'en', ...recognition }, 0)[0]?.marks

  test('are set when known, and absent otherwise', () => {
    expect(marksOf({ parts: say('Call', 'Ana') })).toBeUndefined()
    expect(marksOf({})).toEqual(['estimated'])
    expect(marksOf({ text: 'call ana', parts: say('call', 'ana'), doubtful: true })).toEqual(['doubtful', 'restored'])
  })

  test('include the words that the engine was not sure of', () => {
    const parts = [...say('Call', 'Hannah.'), { text: 'Now,', start: 2, end: 2.5 }, { text: 'Ana.', start: 3, end: 4 }]
    const unsure = parts.map((part) => ({ ...part, doubtful: part.text === 'Hannah.' || part.text === 'Now,' }))
    const sentences = toSentences(segment, { text: 'Call Hannah. Now, Ana.', parts: unsure, language: 'en' }, 0)
    expect(sentences.map(({ doubtfulWords }) => doubtfulWords)).toEqual([['Hannah'], ['Now']])
  })
})

describe('the beginnings of words', () => {
  const startsOf = (text: string, parts: TimedText[], language: Language = 'en') =>
    toSentences(segment, { text, parts, language }, 0).map(({ wordStarts }) => wordStarts)

  test('are kept where the engine gave words, and signs between words go with the next one', () => {
    expect(startsOf('Call Ana – now. Why ?', say('Call', 'Ana', 1, 'now', 'Why'))).toEqual([
      [0, 0.5, 2, 2],
      [0, 0.5],
    ])
  })

  test('are in order, although an engine’s words are not', () => {
    const parts = [
      { text: 'Call', start: 0, end: 1 },
      { text: 'Ana', start: 3, end: 4 },
      { text: 'now', start: 2, end: 3 },
    ]
    expect(startsOf('Call Ana now.', parts)).toEqual([[0, 3, 3]])
  })

  test('are left out for phrases, for other words than those of the text, and without times', () => {
    expect(startsOf('Call Ana.', [{ text: 'Call Ana.', start: 0, end: 1 }])).toEqual([undefined])
    expect(startsOf('Call 25 people.', say('Call', 'twenty-five', 'people'))).toEqual([undefined])
    expect(startsOf('Call Ana.', [])).toEqual([undefined])
  })
})

test('makes no sentence of an empty result', () => {
  expect(split('')).toEqual([])
  expect(split('  \n ')).toEqual([])
})

test('keeps sentences in order, inside the segment and complete, whatever an engine returns', () => {
  const part = fc.record({
    text: fc.string(),
    start: fc.double({ min: -1, max: 12, noNaN: true }),
    end: fc.double({ min: -1, max: 12, noNaN: true }),
  })
  const text = fc
    .array(fc.constantFrom('Yes', 'no', '3.5', 'Mr.', '…', '?', '!', 'été', '.', '—'))
    .map((words) => words.join(' '))
  fc.assert(
    fc.property(
      text,
      fc.array(part),
      fc.constantFrom<Language | null>('en', 'es', 'fr', null),
      (spoken, parts, language) => {
        const sentences = toSentences(segment, { text: spoken, parts, language }, 5)
        const letters = (value: string) => value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
        expect(letters(sentences.map((sentence) => sentence.text).join(' '))).toBe(letters(spoken))
        let last = segment.start
        for (const [offset, { index, start, end, text: said, wordStarts }] of sentences.entries()) {
          expect(index).toBe(5 + offset)
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThanOrEqual(start)
          if (wordStarts) expect(wordStarts).toHaveLength(said.split(' ').length)
          expect(wordStarts ?? []).toEqual((wordStarts ?? []).toSorted((a, b) => a - b))
          last = end
        }
        expect(last).toBeLessThanOrEqual(segment.end)
      },
    ),
  )
})
