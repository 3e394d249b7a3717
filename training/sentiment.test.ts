import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { fold } from '#server/text/fold.ts'
import { SENTIMENTS } from '#shared/choices.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { hashRatedTexts, readRatedTexts } from './sentiment-corpus.ts'
import { trainSentiment } from './train-sentiment.ts'

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const SETS = ['sentiment_tweets', 'notes_gold'].map((name) => path(`../../shared/eval/${name}.jsonl`))
const MAX_BYTES = 300_000
/** Minimum number of words of a text that is compared: shorter ones are said everywhere. */
const MIN_WORDS = 4

const plain = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

describe.each(LANGUAGES)('the rated texts in %s', (language) => {
  const texts = readRatedTexts(language)

  it('each have a known sentiment, and no text occurs twice', () => {
    expect(texts.filter(({ text, sentiment }) => text === '' || !SENTIMENTS.includes(sentiment))).toEqual([])
    expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length)
  })

  it('express each sentiment about as often', () => {
    for (const one of SENTIMENTS) {
      const share = texts.filter(({ sentiment }) => sentiment === one).length / texts.length
      expect(share).toBeGreaterThan(0.3)
      expect(share).toBeLessThan(0.37)
    }
  })

  it.skipIf(!SETS.every(existsSync))('contain no text of the sets that measure it (needs ../shared/eval)', () => {
    const measured = SETS.flatMap((file) => readFileSync(file, 'utf8').split('\n'))
      .filter((line) => line !== '')
      .map((line) => plain((JSON.parse(line) as { text: string }).text))
      .join(' | ')
    const copied = texts.map(({ text }) => plain(text)).filter((text) => text.split(' ').length >= MIN_WORDS)
    expect(copied.filter((text) => measured.includes(text))).toEqual([])
  })

  it('give the existing model from the existing word lists', () => {
    const trained = trainSentiment(texts, language, hashRatedTexts(language))
    expect(trained.equals(readFileSync(path(`../src/server/languages/${language}/sentiment.model`)))).toBe(true)
    expect(trained.length).toBeLessThan(MAX_BYTES)
  })
})
