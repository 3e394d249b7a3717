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
  /** How a question begins, even without a question mark: "who pays", "do we need". */
  openings: readonly TextRule[]
  /** Questions that are never requests: "do we need". */
  inquiries: readonly TextRule[]
  /** Phrases that express feelings as often as questions, so that the trained judge decides: "I don't know what". */
  doubts: readonly TextRule[]
  /** Words that express a feeling although they look like a question: "I don't know what came over him". */
  feelings: readonly TextRule[]
  /** Questions that expect no answer: "you know what?". */
  rhetorical: readonly TextRule[]
  /** The source of something that nobody means, with the verb: "the horoscope says". */
  tellers: readonly TextRule[]
  /** What announces a story: "a joke", "the recipe". */
  tales: readonly TextRule[]
  /** Words with which speakers speak of themselves, which end a story. */
  own: readonly TextRule[]
  /** Words that say that somebody else asked; for text as written. */
  reported: readonly TextRule[]
}
