import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Sentiment } from '#shared/contract/notes.ts'
import type { Language } from '#shared/languages.ts'

/** A short text written for training, with the sentiment that it expresses. */
export interface RatedText {
  text: string
  sentiment: Sentiment
}

/** Reads the texts of a language from its file beside this one. */
export function readRatedTexts(language: Language): RatedText[] {
  return readFile(language)
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as RatedText)
}

/** Returns the SHA-256 of the file that {@link readRatedTexts} reads. */
export function hashRatedTexts(language: Language): string {
  return createHash('sha256').update(readFile(language)).digest('hex')
}

function readFile(language: Language): Buffer {
  return readFileSync(fileURLToPath(new URL(`./sentiment.${language}.jsonl`, import.meta.url)))
}
