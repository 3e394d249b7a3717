import type { Language } from '#shared/languages.ts'
import { languageSigns } from './language-signs.ts'

/**
 * Minimum share of small words. In runs of 25 words of the open voice notes it is at least .22 in English, .08 in Spanish and .04
 * in French (one in fifty below .27, .12 and .14); in short German, Dutch and Polish texts at most .09; Italian
 * and Portuguese come closer.
 */
const MIN_SHARE = 0.12

/**
 * Tells whether a text that is in one of our languages or in none of them is in a given one, by the small words of the language.
 * `identifyLanguage` only tells our languages apart.
 */
export function isWrittenIn(text: string, language: Language): boolean {
  const small = languageSigns().get(language)?.smallWords
  const words = text.toLowerCase().match(/\p{L}[\p{L}’']*/gu) ?? []
  return small !== undefined && words.filter((word) => small.has(word)).length >= words.length * MIN_SHARE
}
