import type { TextRule } from './text-rule.ts'

/** The rules that find what a note decides and what it leaves open, in addition to the cues of the {@link WordLexicon}. */
export interface PointRules {
  /** Words that state a decision: "the board voted to". */
  decided: readonly TextRule[]
  /**
   * A clause that says that something was decided, but not what: "we settled three things". If it has the group `back`,
   * the statement before it was decided: "we agreed that with Peter".
   */
  references: readonly TextRule[]
  /** The number before an item of a list: "Second,". */
  listNumbers: readonly TextRule[]
  /** Words that state an open question: "what I can't figure out is". */
  asked: readonly TextRule[]
  /** How a question begins, also where it has no question mark: "who pays", "do we need". */
  openings: readonly TextRule[]
  /** Questions that are no requests, however they are meant: "do we need". */
  inquiries: readonly TextRule[]
  /** Phrases that tell of feelings as often as of questions, so that the trained judge decides: "I don't know what". */
  doubts: readonly TextRule[]
  /** Words that tell of a feeling, though they look like a question: "I don't know what came over him". */
  feelings: readonly TextRule[]
  /** Questions that expect no answer: "you know what?". */
  rhetorical: readonly TextRule[]
  /** Who says what nobody means, with the verb: "the horoscope says". */
  tellers: readonly TextRule[]
  /** What announces a story: "a joke", "the recipe". */
  tales: readonly TextRule[]
  /** Words by which speakers speak of themselves, which end a story. */
  own: readonly TextRule[]
  /** Words that say somebody else asked; for text as written. */
  reported: readonly TextRule[]
}
