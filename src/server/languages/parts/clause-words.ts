/**
 * How clauses of a language begin, end and join. Unless it says otherwise, a field is one or more alternatives of a pattern,
 * divided by `|`, for text as spoken in whatever case.
 */
export interface ClauseWords {
  /** After these words the same clause goes on; folded. */
  subordinates: string
  /** Words that join two thoughts. */
  joins: string
  /** Small words that a cut would leave hanging at the end. */
  hanging: string
  /** Words that open a clause and say nothing. */
  openings: string
  /** Words that hang on what stands before them. */
  dependents: string
  /** Between two nouns of which the second belongs to the first. */
  belongs: string
  /** Words that end the part of a sentence that states a task; folded. */
  partEnds: string
  /** Words that open another part: after a sign, and by themselves; folded. */
  partOpeners: { afterSign: string; alone: string }
  /** What is said of the recording itself; folded. */
  ofTheNote: string
  /** Words of amounts and shares. */
  amounts: string
  /** What only says that a note is made, up to what it is about: "Quick note after". */
  announcement: string
}
