import { allPacks, packOf } from '#server/languages/languages.ts'
import type { Language } from '#shared/languages.ts'
import { wordsOf as listOf } from '../builtin/wording.ts'
import { wordsOf } from '../evidence/find-quote.ts'

/** Minimum number of words: fewer may be names and figures. */
const MIN_WORDS = 12
/**
 * About half of running text is small words. Of another language's small words only a few occur, those that both languages
 * have.
 */
const CLEAR_MATCH = { share: 0.3, times: 2 }

/** Tells whether a text may be in a language, judging by its small words. */
export function mayBeIn(text: string, language: Language): boolean {
  const words = wordsOf(text).map(({ folded }) => folded)
  if (words.length < MIN_WORDS) return true
  const shareOf = (one: Language) => {
    const small = listOf(packOf(one).words.stopWords)
    return words.filter((word) => small.has(word)).length / words.length
  }
  const own = shareOf(language)
  return !allPacks().some(({ code }) => shareOf(code) > Math.max(CLEAR_MATCH.share, CLEAR_MATCH.times * own))
}

/** Returns the error for a model that answered in another language. */
export function askForLanguage(language: Language): { path: string[]; error: string } {
  return {
    path: ['summary'],
    error: `is not written in ${packOf(language).name}; nor may title and items be in another`,
  }
}
