/** What the builtin analyst knows of one language; patterns and words are folded (lower case, no accents). */
export interface WordLexicon {
  /** Words that carry no topic. */
  stopWords: string
  positive: string
  negative: string
  /** Turn what follows within three words. */
  negations: string
  /** Strengthen what follows. */
  intensifiers: string
  /** Where a run of speech without punctuation begins a new clause. */
  openers: string
  /** Phrases that make a clause a task; group `who` is a name or pronoun where the phrase has one. */
  taskCues: string[]
  /** Phrases that say it is done, only imagined, or not to be done. */
  noTask: string
  /** Words of gatherings. */
  eventWords: string
  /** Past or imagined: not an event to come. */
  noEvent: string
  decisionCues: string
  questionCues: string
  urgent: string
  high: string
  low: string
}
