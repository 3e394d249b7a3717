import type { Retractions } from './retractions.ts'
import type { TextRule } from './text-rule.ts'

/** The words of dates in one language, all folded (lower case, no accents). */
export interface DateLexicon {
  /** The time zones, by the beginnings of their IANA names, in which 3/4 means the fourth of March. */
  monthFirst: readonly string[]
  /** The first weekday that belongs to the end of the week. */
  lateWeekday: number
  /** The numbers in one word, from zero. */
  units: string
  /** The tens that take a unit after them. */
  tens: string
  /** The word between a ten and its unit. */
  joiner: string
  /** Numbers with irregular names, which the parts above don't produce; empty if there are none. */
  extra: string
  /** The words before 21 that make 2021. */
  thousands: string
  ordinals: string
  /** Suffixes that make digits an ordinal. */
  ordinalMarks: string
  /** Letters right after an hour that stand for am or pm: "3:18a". */
  halfDayMarks: Readonly<Record<string, 'AM' | 'PM'>>
  /** "To" between two hours with such letters, separated by `|`. */
  rangeJoins: string
  /** "In", before a duration: "in 15'". */
  elapsedLeads: string
  /**
   * Months and weekdays that are also people's names, words right before such a name ("ask April"), and whether a capital
   * within a sentence shows that it is one: this is so in languages that write months and weekdays without capitals.
   */
  people: { given: string; after: string; byCapital: boolean }
  /** What follows the number of a house or a floor: "14 Baker Street", "12th floor". */
  addresses: readonly TextRule[]
  /** Words that are counted after a number ("3 locations"), and words that only look like it. */
  counted: readonly TextRule[]
  notCounted: readonly TextRule[]
  /**
   * The formats of dates, with `{weekday}`, `{day}`, `{ordinal}`, `{month}`, `{number}` (of the month) and `{year}`.
   * The conformance suite writes dates in each format and reads them back.
   */
  written: readonly string[]
  /**
   * Verbs of moving, the words that open a range, and those between a verb and the new day: "we moved it from Friday to Saturday"
   * and "it was Friday and has moved to Saturday" are on Saturday. Null if the pack has none.
   */
  moves: { verbs: string; from: string; to: string } | null
  /** Null if the pack has none. */
  retractions: Retractions | null
  /** Words that would be date words without their accents; absent if there are none. */
  otherWords?: RegExp
  /** The phrases for each `KIND:value`. */
  words: Record<string, string>
  /** The words for hundreds and more; numbers with them are composed of their parts. */
  magnitudes: string
}
