import { allPacks } from '#server/languages/languages.ts'
import { perPack } from '#server/languages/per-pack.ts'
import type { Language } from '#shared/languages.ts'

const smallWordsOf = perPack(({ speech }) => new Set(speech.smallWords.split(' ')))

/** A language is certain with at least this many small words, and this many times those of the runner-up. */
const ENOUGH = { words: 2, times: 2 }

/**
 * Guesses in which of our languages a text is written, for engines that detect the language but don't report it.
 * @returns null if it is not certain.
 */
export function guessLanguage(text: string): Language | null {
  const words =
    text
      .toLowerCase()
      .replace(/'/g, '’')
      .match(/[\p{L}’]+/gu) ?? []
  const scores = allPacks()
    .map((pack) => ({
      language: pack.code,
      count: words.filter((word) => smallWordsOf(pack).has(word) || pack.speech.joinedWord?.test(word)).length,
    }))
    .sort((a, b) => b.count - a.count)
  const [best, next] = scores
  if (!best || !next || best.count < ENOUGH.words || best.count < next.count * ENOUGH.times) return null
  return best.language
}
