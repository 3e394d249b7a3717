/**
 * Phrases that coaching counts, as patterns for folded words and signs separated by single blanks ("j' ai , euh ,
 * peut etre"). A pattern begins and ends at a word or sign.
 */
export interface CoachingLexicon {
  /** Words that fill a pause. */
  fillers: string
  /** Words that make a statement less certain. */
  hedges: string
  /** The speaker's own thanks and praise for others; not what somebody else said, nor "thanks to the strike". */
  recognition: string
  /** Words by which speakers revoke what they decided themselves; not an event called off, nor somebody else. */
  reversals: string
  /** Words that show that the speaker, alone or with others, decides. */
  own: string
  /** Words that are always capitalised, separated by blanks; folded. */
  capitals: string
}
