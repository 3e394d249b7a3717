import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { findDrift } from './find-drift.ts'

const TRANSCRIPTS = fileURLToPath(new URL('../../../../../shared/eval/notes_gold.jsonl', import.meta.url))
const COUNT = 200
/** Number of words that is enough to tell languages apart. */
const ENOUGH_WORDS = 8

interface Spoken {
  language: Language
  text: string
}

/** Runs of words from notes: equally many in each language, taken evenly from all notes, and the same each time. */
function takePieces(words: number): Spoken[] {
  const notes = readFileSync(TRANSCRIPTS, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { lang: Language; text: string })
  return LANGUAGES.flatMap((language) => {
    const pieces = notes
      .filter(({ lang }) => lang === language)
      .flatMap(({ text }) => cut(text.split(/\s+/), words).map((piece) => ({ language, text: piece })))
    const count = Math.ceil(COUNT / LANGUAGES.length)
    return Array.from({ length: count }, (_, at) => pieces[Math.floor((at * pieces.length) / count)]).filter(
      (piece) => piece !== undefined,
    )
  }).slice(0, COUNT)
}

function cut(words: readonly string[], size: number): string[] {
  return Array.from({ length: Math.floor(words.length / size) }, (_, at) =>
    words.slice(at * size, (at + 1) * size).join(' '),
  )
}

/** Returns the shares of wrong segments that are found, and of right ones that are taken for wrong. */
function measure(pieces: readonly Spoken[]) {
  let found = 0
  let planted = 0
  let alarms = 0
  for (const { language, text } of pieces) {
    for (const expected of LANGUAGES) {
      const isFound = findDrift(text, expected) !== null
      if (expected === language) alarms += Number(isFound)
      else {
        planted += 1
        found += Number(isFound)
      }
    }
  }
  return { found: found / planted, alarms: alarms / pieces.length }
}

describe.skipIf(!existsSync(TRANSCRIPTS))('drift in 200 segments of open transcripts (needs ../shared/eval)', () => {
  it.each([ENOUGH_WORDS, 12, 25])(
    'is found in segments of %i words that are in another language, and only there',
    (words) => {
      const { found, alarms } = measure(takePieces(words))
      expect(found).toBeGreaterThanOrEqual(0.99)
      expect(alarms).toBeLessThan(0.005)
    },
  )

  it.each([3, 5])('is mostly found in segments of %i words, without false alarms', (words) => {
    const { found, alarms } = measure(takePieces(words))
    expect(found).toBeGreaterThanOrEqual(0.85)
    expect(alarms).toBeLessThan(0.005)
  })
})
