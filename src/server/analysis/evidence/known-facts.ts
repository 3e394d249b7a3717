import { acrossPacks, allPacks } from '#server/languages/languages.ts'
import { fold } from '#server/text/fold.ts'
import type { AnalysisInput } from '../analyst.ts'
import { findDates } from '../dates/find-dates.ts'
import { readSymbols } from '../dates/read-symbols.ts'
import { tokenize } from '../text/tokens.ts'

/** The words for hundreds and more; spoken numbers with them are composed of their parts. */
const magnitudesOf = acrossPacks((packs) => new Set(packs.flatMap(({ dates }) => dates.magnitudes.split(' '))))
/**
 * Smallest number that counts as one when it is in words: smaller ones are articles and figures of speech, as in "one of
 * them", "the second".
 */
const SMALLEST_COUNTED = 3
const MIN_NAME_LENGTH = 2
/** A text with at least this many longer words, all with a capital, counts as a heading. */
const TITLE_WORDS = 4
/** How many letters at the end of a name may differ: "the Germans" refers to "German". */
const MAX_ENDING_LENGTH = 2

export interface KnownFacts {
  /**
   * Tells whether a text contains a name or number that nobody said. `names` are the names that its author says it contains.
   */
  exceeds(text: string, names?: readonly string[]): boolean
}

/** Gathers the names and numbers of a text, with those of the dates that it states. */
export function gatherFacts(input: AnalysisInput): KnownFacts {
  const words = new Set<string>()
  const numbers = new Set<number>()
  // Only the numbers themselves: the 30 of half past ten does not make thirty thousand. Zero is in "14:00".
  const dateNumbers = new Set<number>([0])
  // The names of the speakers are known, whether or not anybody says them.
  for (const { name } of input.speakers ?? []) for (const { folded } of tokenize(name ?? '')) words.add(folded)
  for (const { text } of input.sentences) {
    for (const { folded } of tokenize(text)) words.add(folded)
    for (const value of numbersIn(text, input, 0)) numbers.add(value)
    for (const { from, to } of findDates(text, input.language, input)) {
      for (const moment of [from, to ?? from]) {
        for (const number of numbersOf(moment)) dateNumbers.add(number)
        for (const name of calendarNames(moment)) words.add(name)
      }
    }
  }
  const large = [...magnitudesOf()].some((word) => words.has(word))

  function isCounted(value: number): boolean {
    if (numbers.has(value)) return true
    if (!large) return false
    return [1_000_000, 1000, 100].some((magnitude) => {
      const count = Math.floor(value / magnitude)
      const rest = value % magnitude
      return count > 0 && (count === 1 || isCounted(count)) && (rest === 0 || isCounted(rest))
    })
  }

  function isNamed(name: string): boolean {
    if (words.has(name)) return true
    const stem = name.slice(0, Math.max(4, name.length - MAX_ENDING_LENGTH))
    return stem.length < name.length && [...words].some((word) => word.startsWith(stem))
  }

  return {
    exceeds: (text, names = []) =>
      numbersIn(text, input, SMALLEST_COUNTED).some((value) => !dateNumbers.has(value) && !isCounted(value)) ||
      namesIn(text).some((name) => !isNamed(name)) ||
      names.some((name) => namesIn(`, ${name}`).some((word) => !isNamed(word))),
  }
}

/** Returns the numbers in digits, without grouping signs, and in words. */
function numbersIn(text: string, { language, answerLanguage }: AnalysisInput, smallest: number): number[] {
  const plain = text.replace(/(?<=\d)[ .,\u00a0\u202f'](?=\d{3}(?!\d))/gu, '')
  const digits = (plain.match(/\d+/g) ?? []).map(Number)
  const said = [...new Set([language, answerLanguage ?? language])].flatMap((spoken) =>
    readSymbols(text, spoken)
      .filter(({ kind, tag, value }) => /^(?:NUM|ORD)$/.test(kind) && tag === 'words' && value >= smallest)
      .map(({ value }) => value),
  )
  return [...digits, ...said]
}

/** Returns the capitalised words that don't open a sentence, unless the text is a Heading With Capitals Throughout. */
function namesIn(text: string): string[] {
  const tokens = tokenize(text)
  const long = tokens.filter(({ folded }) => folded.length >= 4)
  const hasCapital = ({ start }: { start: number }) => /\p{Lu}/u.test(text.charAt(start))
  if (long.length >= TITLE_WORDS && long.every(hasCapital)) return []
  return tokens
    .filter((token, at) => {
      const { folded } = token
      const before = tokens[at - 1]?.folded
      const opens = before === undefined || /^[.!?¿¡:;"«»“”„()[\]•*–—-]$/u.test(before)
      return !opens && folded.length >= MIN_NAME_LENGTH && hasCapital(token)
    })
    .map(({ folded }) => folded)
}

/** Returns the numbers of a moment: `2026-03-04T14:00` contains the 4th, 3, 2026, 14 and 2 o'clock. */
function numbersOf(moment: string): number[] {
  const [year = 0, month = 0, day = 0, hour, minute] = moment.split(/[-T:]/).map(Number)
  const clock = hour === undefined ? [] : [hour, hour % 12 || 12, minute ?? 0]
  return [year, month, day, ...clock]
}

/** Returns the folded names of weekday and month in all languages. */
function calendarNames(moment: string): string[] {
  const day = new Date(`${moment.slice(0, 10)}T00:00:00Z`)
  return allPacks().flatMap(({ code }) =>
    (['weekday', 'month'] as const).map((part) =>
      fold(new Intl.DateTimeFormat(code, { [part]: 'long', timeZone: 'UTC' }).format(day)),
    ),
  )
}
