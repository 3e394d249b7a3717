import { allPacks } from '#server/languages/languages.ts'
import { perPack } from '#server/languages/per-pack.ts'
import type { Language } from '#shared/languages.ts'

const smallWordsOf = perPack(({ speech }) => new Set(speech.smallWords.split(' ')))

/** So many small words, and so many times those of the next language, make a language certain enough to act on. */
const ENOUGH = { words: 2, times: 2 }

/**
 * Tells in which of our languages a text is written, for engines that find the language and don't say which.
 * @returns null where it is not certain.
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
