/** What an answer has to name. */
export const ANSWER_KINDS = ['time', 'person', 'place', 'amount', 'reason'] as const
export type AnswerKind = (typeof ANSWER_KINDS)[number]

/** The words of a language that search needs. */
export interface SearchWords {
  /** The name of its dictionary in PostgreSQL. */
  stemmer: string
  /** Words of the query itself rather than its subject; folded. */
  questionWords: string
  /** Words that ask for an answer of a kind, separated by commas; folded. One with `^` must open the question. */
  asks: Readonly<Record<AnswerKind, string>>
  /** Words that give a reason, separated by commas; folded. */
  reasons: string
  /**
   * Business words that people use in their query in one language and in their notes in another: `shop:tienda`. The
   * name before the colon is the same in every pack.
   */
  businessWords: string
}
