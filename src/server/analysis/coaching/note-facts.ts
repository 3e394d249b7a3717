/** Counts up with every change of what is counted, so that what was kept before is counted anew. */
export const FACTS_VERSION = 3

/** Words of a text and where they were said; `start` and `end` in seconds from the note's beginning. */
export interface Quote {
  /** Verbatim. */
  quote: string
  /** Index of the sentence. */
  sentence: number
  start: number
  end: number
}

/** How often something was said, and where it was said first. */
export interface Counted {
  count: number
  quotes: Quote[]
}

/** Turns of phrase, counted one by one. */
export interface CountedPhrases extends Counted {
  phrases: Record<string, number>
}

/** Something that weighs on the speaker, and what it is about. */
export interface Worry {
  /** Folded words of the sentence that carry a topic, in its order, with the way they were written. */
  topics: { key: string; text: string }[]
  quote: Quote
}

/** What coaching counts in one text: from words and times alone. */
export interface NoteFacts {
  words: number
  /** Time in which sentences were spoken. */
  speechSeconds: number
  sentences: number
  /** Words of the longest sentence. */
  longestSentence: (Quote & { words: number }) | null
  /** What the note begins with. */
  opening: Quote | null
  fillers: CountedPhrases
  hedges: CountedPhrases
  /** Thanks and praise. */
  recognition: Counted
  /** Words that take a decision back. */
  reversals: Counted
  worries: Worry[]
}
