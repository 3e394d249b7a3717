import type { TextRule } from './text-rule.ts'

/** How a day that was said is taken back for another one: "we said the twelfth but it's the thirteenth". */
export interface Retractions {
  /** Words before a day that was only planned, said or believed. */
  planned: readonly TextRule[]
  /** Words right before the day that holds in place of a planned one. */
  truth: readonly TextRule[]
  /** Words right before a day that holds in place of the one before it, whatever was said of that. */
  anew: readonly TextRule[]
  /** Words right before a day that is not meant: "instead of". */
  instead: readonly TextRule[]
}
