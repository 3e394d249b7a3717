import type { TextRule } from './text-rule.ts'

/**
 * How a decision is stated, and how it reads as a title; all folded. Rules have the groups `verb`, `not`, and `own` (a pronoun
 * or particle that stays with the verb).
 */
export interface DecisionTitles {
  /** The verb is in the infinitive. */
  plain: readonly TextRule[]
  /** A noun phrase follows: "we agreed the four-day week". */
  noun: readonly TextRule[]
  /** The verb is in another form: "that we're freezing …". */
  finite: readonly TextRule[]
  /** Writes the verb with the negation before it; null if the word is not such a verb. */
  name: (verb: string, not: string | undefined, own: string) => string | null
  /** Particles of a verb, separated by blanks: "go with", "let go of", "dejar de". */
  particles: string
}
