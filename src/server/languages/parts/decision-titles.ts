/**
 * What was decided, and how it reads as a title. Patterns are for folded text and global, to begin at a letter; `not`,
 * `own` (a pronoun that stays) and `verb` are groups of theirs.
 */
export interface DecisionTitles {
  /** The verb stands in the infinitive. */
  plain: RegExp
  /** A noun phrase follows: "we agreed the four-day week". */
  noun: RegExp
  /** The verb stands in a form of its own: "that we're freezing …". */
  finite: RegExp
  /** The verb, and the words of denying before it; null where the word is no such verb. */
  name: (verb: string, not: string | undefined, own: string) => string | null
  /** Small words that a verb has beside it: "go with", "let go of", "dejar de". */
  particles: RegExp
}
