/** What search needs of a language. */
export interface SearchWords {
  /** Its dictionary in PostgreSQL. */
  stemmer: string
  /** Words by which one asks one's notes, and that are not what one asks for; folded. */
  questionWords: string
  /**
   * Words of work that people ask about in one language and have spoken of in another: `shop:tienda`, where the name
   * before the colon is the same in every pack.
   */
  businessWords: string
}
