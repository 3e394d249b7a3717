/**
 * What one language's words tell of feeling, all folded and divided by blanks. `glum-` stands for the word's own
 * inflections (the endings of the language), `glum*` for any ending; phrases are divided by commas.
 */
export interface SentimentLexicon {
  /** States of mind: they weigh twice what is said of the matter. */
  glad: string
  sad: string
  /** How the matter stands. */
  good: string
  bad: string
  goodPhrases: string
  badPhrases: string
  /** Phrases that look like feeling and tell of none. */
  plainPhrases: string
  /** Neither good nor bad, said as such: "so-so". */
  evenPhrases: string
  /** What was once: it counts for less than what is. */
  pastPhrases: string
  /** The speaker speaks of himself: what follows closely counts double. */
  own: string
  negations: string
  /** Make an end of what follows: "solved the problem" is good. */
  endings: string
  /** Opens a pair of which neither holds. */
  neithers: string
  intensifiers: string
  softeners: string
  /** What comes after these is what is meant. */
  contrasts: string
  /** What comes after these is granted, and what else is said is meant. */
  concessions: string
  /** Imagined, asked or wished: counts half. */
  imagined: string
  /** Quantities whose rise is good, or bad, with the words of rising and falling. */
  gains: string
  costs: string
  rising: string
  falling: string
}
