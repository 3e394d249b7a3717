/**
 * Phrases that coaching counts, as patterns for folded words and punctuation separated by single blanks ("j' ai , euh , peut
 * etre"). A pattern begins and ends at the edge of a word or punctuation mark.
 */
export interface CoachingLexicon {
  /** Words that fill a pause. */
  fillers: string
  /** Words that make a statement less certain. */
  hedges: string
  /** The speaker's own thanks and praise for others; not what somebody else said, nor "thanks to the strike". */
  recognition: string
  /**
   * Words with which speakers take back what they decided themselves; not for a cancelled event, nor for somebody else's
   * decision.
   */
  reversals: string
  /** Words that show that the speaker decides, alone or with others. */
  own: string
  /** Words that are always capitalised, separated by blanks; folded. */
  capitals: string
}
