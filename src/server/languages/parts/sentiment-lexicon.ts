/**
 * The words of one language that express sentiment, folded and separated by blanks. `glum-` stands for the word's own
 * inflections (the endings of the language), `glum*` for any ending; phrases are separated by commas.
 */
export interface SentimentLexicon {
  opinions: OpinionWords | null
  /** States of mind: they weigh twice as much as statements about facts. */
  glad: string
  sad: string
  /** Judgements of facts. */
  good: string
  bad: string
  goodPhrases: string
  badPhrases: string
  /** Phrases that look like sentiment but express none. */
  plainPhrases: string
  /** Explicitly neither good nor bad: "so-so". */
  evenPhrases: string
  /** References to the past, which count less than the present. */
  pastPhrases: string
  /** Self-reference: what follows closely counts double. */
  own: string
  negations: string
  /** Verbs that put an end to what follows them: "solved the problem" is good. */
  endings: string
  /** Words that open a pair in which neither holds. */
  neithers: string
  intensifiers: string
  softeners: string
  /** Words after which the main statement follows. */
  contrasts: string
  /** Words that introduce a concession; the rest of the sentence is the main statement. */
  concessions: string
  /** Hypothetical, asked or hoped for; counts half. */
  imagined: string
  /** Quantities whose rise is good or bad, and the verbs of rising and falling. */
  gains: string
  costs: string
  rising: string
  falling: string
}

/**
 * More words of each kind, as people write them in opinions and announcements. In longer notes they state facts more often
 * than moods, so they count only in short texts.
 */
export type OpinionWords = Pick<SentimentLexicon, 'glad' | 'sad' | 'good' | 'bad'>
