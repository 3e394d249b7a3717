import type { TextRule } from './text-rule.ts'

/** The words of dates in one language, all folded (lower case, no accents). */
export interface DateLexicon {
  /** Whether 3/4 is the fourth of March. */
  monthFirst: boolean
  /** From which weekday on it is the end of the week. */
  lateWeekday: number
  /** The numbers from zero on that are one word. */
  units: string
  /** The tens that take a unit after them. */
  tens: string
  /** The word between a ten and its unit. */
  joiner: string
  /** Numbers with irregular names, which the parts above don't produce; empty where there are none. */
  extra: string
  /** The words before 21 that make 2021. */
  thousands: string
  ordinals: string
  /** What may be glued to digits to make them an ordinal. */
  ordinalMarks: string
  /** Letters glued to an hour that say which half of the day: "3:18a". */
  halfDayMarks: Readonly<Record<string, 'AM' | 'PM'>>
  /** "To" between two hours with such letters, divided by `|`. */
  rangeJoins: string
  /** "In", before a length of time: "in 15'". */
  elapsedLeads: string
  /** Words that are counted where they follow a number ("3 locations"), and words that only look like it. */
  counted: readonly TextRule[]
  notCounted: readonly TextRule[]
  /**
   * Forms in which dates are written, with `{weekday}`, `{day}`, `{ordinal}`, `{month}`, `{number}` (of the month) and
   * `{year}`.
   * The conformance suite writes dates in each and reads them again.
   */
  written: readonly string[]
  /** `KIND:value` to the phrases that mean it. */
  words: Record<string, string>
  /** Hundreds and more: numbers made of them are put together from their parts. */
  magnitudes: string
}
