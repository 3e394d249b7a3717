import { existsSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, test } from 'vitest'
import { fold } from '#server/text/fold.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { hashCorpus, kindsOf, readCorpus } from './corpus.ts'
import { countLetters } from './count-letters.ts'
import { train, trainCuts } from './train.ts'
import { trainOwners } from './train-owners.ts'

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const SETS = path('../../shared/eval/notes_gold.jsonl')
const MAX_BYTES = 2_000_000
const MAX_LETTER_BYTES = 100_000
/** Minimum number of words of a clause that is compared: shorter ones are said everywhere. */
const MIN_WORDS = 4

const plain = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

describe.each(LANGUAGES)('the training notes in %s', (language) => {
  const notes = readCorpus(language)
  const clauses = notes.flatMap((note) => note.clauses)

  it('each have an id, a voice and a style, and only known labels', () => {
    expect(new Set(notes.map(({ id }) => id)).size).toBe(notes.length)
    for (const { id, voice, style } of notes) {
      expect([id, voice !== '', style === 'bare' || style === 'punctuated']).toEqual([id, true, true])
    }
    expect(clauses.filter(([text, kinds]) => text === '' || !/^[moxtdeq]*$/.test(kinds))).toEqual([])
  })

  it('say of what others do whose it is, in words of the note, and of nothing else', () => {
    const wrong = notes.flatMap((note) => {
      const text = note.clauses.map(([clause]) => clause).join(' ')
      return note.clauses.filter(([, kinds, owner]) =>
        kinds.includes('o') ? owner !== '-' && (!owner || !text.includes(owner)) : owner !== undefined,
      )
    })
    expect(wrong).toEqual([])
  })

  it('state nothing at least as often as something', () => {
    const stating = clauses.filter(([, kinds]) => kindsOf(kinds).size > 0).length
    expect(clauses.length - stating).toBeGreaterThanOrEqual(stating * 0.9)
  })

  it('contain no punctuation where they are bare speech', () => {
    const bare = notes.filter(({ style }) => style === 'bare').flatMap((note) => note.clauses)
    expect(bare.filter(([text]) => /[.,;:!?¿¡]/.test(text))).toEqual([])
  })

  it.skipIf(!existsSync(SETS))('contain no clause of the notes that measure the analyst (needs ../shared/eval)', () => {
    const measured = readFileSync(SETS, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => plain((JSON.parse(line) as { text: string }).text))
      .join(' | ')
    const copied = clauses.map(([text]) => plain(text)).filter((text) => text.split(' ').length >= MIN_WORDS)
    expect(copied.filter((text) => measured.includes(text))).toEqual([])
  })
})

test('the models were trained on the notes as they are, and are small', () => {
  const files = LANGUAGES.flatMap((language) =>
    ['statements', 'cuts', 'owners'].map((name) => ({
      language,
      file: path(`../src/server/languages/${language}/${name}.model`),
    })),
  )
  for (const { language, file } of files) {
    const { corpus } = JSON.parse(readFileSync(file).toString('latin1').split('\n')[0] ?? '')
    expect([file, corpus]).toEqual([file, hashCorpus(language)])
  }
  expect(files.reduce((sum, { file }) => sum + statSync(file).size, 0)).toBeLessThan(MAX_BYTES)
})

test.each(LANGUAGES)('the letters in %s were counted in the notes as they are', (language) => {
  const counted = countLetters(readCorpus(language), hashCorpus(language))
  expect(counted.equals(readFileSync(path(`../src/server/languages/${language}/letters.model`)))).toBe(true)
  expect(counted.length).toBeLessThan(MAX_LETTER_BYTES)
})

test('gives the same bytes for the same notes', () => {
  const notes = readCorpus('en').slice(0, 15)
  expect(train(notes, 'en', 'x').equals(train(notes, 'en', 'x'))).toBe(true)
  expect(trainCuts(notes, 'en', 'x').equals(trainCuts(notes, 'en', 'x'))).toBe(true)
  expect(trainOwners(notes, 'en', 'x').equals(trainOwners(notes, 'en', 'x'))).toBe(true)
})
