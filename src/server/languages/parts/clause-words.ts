/**
 * How clauses of a language begin, end and join. Unless stated otherwise, a field holds the alternatives of a
 * case-insensitive pattern, separated by `|`.
 */
export interface ClauseWords {
  /** Words after which the same clause continues; folded. */
  subordinates: string
  /** Words that join two thoughts. */
  joins: string
  /** Small words that a cut would leave dangling at the end. */
  dangling: string
  /** Those of them that may also be the last word of a sentence: "put the washing on". */
  particles: string
  /** Words without meaning that open a clause. */
  openings: string
  /** Words that depend on what precedes them. */
  dependents: string
  /** Prepositions between two nouns that show that the second belongs to the first. */
  belongs: string
  /** Words that end the part of a sentence that states a follow-up; folded. */
  partEnds: string
  /** Words that open an indirect question: "ask whether they are free on Friday"; folded. */
  wonders: string
  /**
   * Words that open a clause of its own after a punctuation mark (`opens`), and words in it that refer to what was said before,
   * so that a date in it may be the deadline: "send it, I need it by Friday"; folded.
   */
  elsewhere: { opens: string; refersBack: string }
  /** Words that open a clause about what was said just before: "that's what I don't know"; folded. */
  pointsBack?: string
  /** What is done with a gathering on another day than its own: "move", "the minutes of"; folded. */
  beforehand: string
  /** What the speaker only guesses: "I'd say"; folded. */
  guesses: string
  /** Words that open another part, after a punctuation mark and on their own; folded. */
  partOpeners: { afterSign: string; alone: string }
  /** Nouns that head a plan for a day: "Job sheet for tomorrow."; folded. */
  headings: string
  /** Remarks about the recording itself; folded. */
  ofTheNote: string
  /** Words for amounts and shares. */
  amounts: string
  /** Phrases that only announce a note, up to its subject: "Quick note after". */
  announcement: string
  /** Words with which speakers turn from somebody else's follow-up to their own: "y yo"; folded. */
  ownTurns?: string
  /**
   * How a noun that follows another shows that a new clause begins; absent in languages in which a noun may modify the next.
   * `verbs` are finite forms that the list of verbs lacks, separated by blanks. After words of the pattern `objectAfter` a noun
   * may be an object.
   */
  subjects?: { verbs: string; objectAfter: string }
  /** What follows a day that opens a statement, as in “Monday it's the milk test at five”; null if nothing does. */
  opensDay: RegExp | null
}
