/**
 * Phrases that coaching counts, as patterns for folded words and signs separated by single blanks ("j' ai , euh ,
 * peut etre"). A pattern begins and ends at a word or sign.
 */
export interface CoachingLexicon {
  /** Words that fill a pause. */
  fillers: string
  /** Words that make a statement less certain. */
  hedges: string
  /** Thanks and praise for others. */
  recognition: string
  /** Words that revoke a decision. */
  reversals: string
  /** Words that are always capitalised, separated by blanks; folded. */
  capitals: string
}
