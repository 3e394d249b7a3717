/** The words of a language that search needs. */
export interface SearchWords {
  /** Its dictionary in PostgreSQL. */
  stemmer: string
  /** Words of the query itself rather than its subject; folded. */
  questionWords: string
  /**
   * Business words that people use in their query in one language and in their notes in another: `shop:tienda`. The
   * name before the colon is the same in every pack.
   */
  businessWords: string
}
