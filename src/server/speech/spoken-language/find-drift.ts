import type { Language } from '#shared/languages.ts'
import { languageSigns, type SignsOfLanguage } from './language-signs.ts'
import { type RatedWord, readWords } from './read-words.ts'

/** How a text differs from the expected language. */
export interface Drift {
  /** The language it is in instead; null if it is in none of ours. */
  to: Language | null
  /** False if only a passage is in the other language. */
  whole: boolean
}

export type LanguageSigns = ReadonlyMap<Language, SignsOfLanguage>

/**
 * Maximum weight of one word for a language, as a natural logarithm of the odds: a loan word or a brand must not
 * decide. A name counts for next to nothing.
 */
const MOST_SAID = { word: 4, name: 0.5 }

/** Minimum weight at which a word counts in favour of a language. */
const SPEAKS_FROM = 1

/**
 * How certain it must be that a text is in another language than expected: odds of about 250 to 1, from at least two
 * different words. Chosen on one half of the open transcripts (docs/evaluation.md).
 */
const SURE = { odds: 5.5, words: 2 }

/** Minimum length of a text in words. Shorter texts are answers and exclamations, which people borrow. */
const SHORTEST = 3

/**
 * A passage within a text of the expected language counts only if it is long and clear: people quote, and switch
 * languages inside a sentence.
 */
const SURE_OF_PASSAGE = { odds: 40, words: 12 }

/** A text with a passage this long in the expected language is not wholly in another one. */
const OWN_PASSAGE = { odds: 20, words: 6 }

/**
 * Small words of another language in this many places mean that an engine has mixed languages: "la France and the
 * Canada have". People borrow nouns, and when they switch languages, they go on in the other one. `odds`: two languages
 * may share such a word.
 */
const MIXED = { places: 3, words: 5, odds: 3 }

/** A text is in none of our languages if its words are spelt as in none of them; in natural logarithms per letter. */
const FOREIGN = { fluency: -3.6, words: 12 }

/**
 * Finds whether a text is in another language than expected. Names, numbers, loan words and single words never count
 * as another language.
 * @returns null if nothing speaks against the expected language, or if that language has no letter model.
 */
export function findDrift(text: string, expected: Language, signs: LanguageSigns = languageSigns()): Drift | null {
  if (!signs.has(expected)) return null
  const words = readWords(text)
  if (words.length < SHORTEST) return null
  const rates = rateWords(words, signs)
  let strongest: { language: Language; odds: number[]; sum: number } | null = null
  for (const language of signs.keys()) {
    if (language === expected) continue
    const odds = compare(words, rates, language, expected)
    const sum = sumUp(odds)
    if (!strongest || sum > strongest.sum) strongest = { language, odds, sum }
  }
  if (strongest && isSure(words, strongest.odds, strongest.sum, SURE)) {
    const against = strongest.odds.map((one) => -one)
    if (!hasPassage(words, against, OWN_PASSAGE)) return { to: strongest.language, whole: true }
  }
  if (isForeign(words, rates)) return { to: null, whole: true }
  if (!strongest) return null
  return isMixed(words, strongest.odds, signs.get(strongest.language)) ||
    hasPassage(words, strongest.odds, SURE_OF_PASSAGE)
    ? { to: strongest.language, whole: false }
    : null
}

/** Returns the language a text is in; null if that is not certain. */
export function identifyLanguage(text: string, signs: LanguageSigns = languageSigns()): Language | null {
  const words = readWords(text)
  const rates = rateWords(words, signs)
  if (isForeign(words, rates)) return null
  const languages = [...signs.keys()]
  const isIn = (language: Language) =>
    languages.every((other) => {
      if (other === language) return true
      const odds = compare(words, rates, language, other)
      return isSure(words, odds, sumUp(odds), SURE)
    })
  return languages.find(isIn) ?? null
}

/** The natural logarithm of the probability of each word, by language. */
type Rates = ReadonlyMap<Language, readonly number[]>

function rateWords(words: readonly RatedWord[], signs: LanguageSigns): Rates {
  return new Map([...signs].map(([language, { letters }]) => [language, words.map(({ text }) => letters.rate(text))]))
}

/** Returns how strongly each word speaks for one language against another, in natural logarithms. */
function compare(words: readonly RatedWord[], rates: Rates, language: Language, other: Language): number[] {
  const own = rates.get(language) ?? []
  const against = rates.get(other) ?? []
  return words.map(({ isName }, at) => {
    const most = isName ? MOST_SAID.name : MOST_SAID.word
    return Math.min(most, Math.max(-most, (own[at] ?? 0) - (against[at] ?? 0)))
  })
}

function sumUp(odds: readonly number[]): number {
  return odds.reduce((sum, one) => sum + one, 0)
}

/** A word that is repeated counts once: "yes yes yes" is one word. */
function isSure(words: readonly RatedWord[], odds: readonly number[], sum: number, limit: typeof SURE): boolean {
  if (sum < limit.odds) return false
  const speaking = new Set(words.filter((_, at) => (odds[at] ?? 0) >= SPEAKS_FROM).map(({ text }) => text))
  return speaking.size >= limit.words
}

/** Returns whether an engine has scattered small words of a language over a text. */
function isMixed(words: readonly RatedWord[], odds: readonly number[], signs: SignsOfLanguage | undefined): boolean {
  let places = 0
  let small = 0
  let goesOn = false
  for (const [at, { text }] of words.entries()) {
    const isSmall = signs?.smallWords.has(text) === true && (odds[at] ?? 0) >= MIXED.odds
    if (isSmall) small += 1
    if (isSmall && !goesOn) places += 1
    goesOn = isSmall
  }
  return places >= MIXED.places && small >= MIXED.words
}

function hasPassage(words: readonly RatedWord[], odds: readonly number[], limit: typeof SURE): boolean {
  const { from, to, sum } = strongestPassage(odds)
  return isSure(words.slice(from, to), odds.slice(from, to), sum, limit)
}

/** Returns the run of words that speaks most strongly for the other language. */
function strongestPassage(odds: readonly number[]): { from: number; to: number; sum: number } {
  let best = { from: 0, to: 0, sum: 0 }
  let from = 0
  let sum = 0
  for (const [at, one] of odds.entries()) {
    sum += one
    if (sum <= 0) {
      sum = 0
      from = at + 1
    } else if (sum > best.sum) best = { from, to: at + 1, sum }
  }
  return best
}

/** Returns whether a text of some length is spelt like none of our languages. */
function isForeign(words: readonly RatedWord[], rates: Rates): boolean {
  const plain = words.flatMap(({ text, isName }, at) => (isName ? [] : [{ at, letters: text.length + 1 }]))
  if (plain.length < FOREIGN.words) return false
  const letters = plain.reduce((sum, one) => sum + one.letters, 0)
  return [...rates.values()].every(
    (rated) => plain.reduce((sum, { at }) => sum + (rated[at] ?? 0), 0) / letters < FOREIGN.fluency,
  )
}
