/**
 * Turns of phrase that coaching counts, as patterns on folded words and signs with one blank between each ("j' ai , euh ,
 * peut etre"). A pattern begins and ends at a word or sign.
 */
export interface CoachingLexicon {
  /** Words that fill a pause. */
  fillers: string
  /** Words that make a statement less certain. */
  hedges: string
  /** Thanks and praise for others. */
  recognition: string
  /** Words that take back what was decided. */
  reversals: string
  /** Words that are written with a capital wherever they stand, divided by blanks; folded. */
  capitals: string
}
