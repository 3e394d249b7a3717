/** Incremented whenever the counting changes, so that stored facts are gathered again. */
export const FACTS_VERSION = 3

/** Words of a text and where they were said; `start` and `end` in seconds from the beginning of the note. */
export interface Quote {
  /** Verbatim. */
  quote: string
  /** Index of the sentence. */
  sentence: number
  start: number
  end: number
}

/** How often something was said, with the first places. */
export interface Counted {
  count: number
  quotes: Quote[]
}

/** Phrases, counted separately. */
export interface CountedPhrases extends Counted {
  phrases: Record<string, number>
}

/** Something that worries the speaker, and its topic. */
export interface Worry {
  /** The folded topic words of the sentence in order, with their spelling. */
  topics: { key: string; text: string }[]
  quote: Quote
}

/** What coaching counts in one text, from words and times alone. */
export interface NoteFacts {
  words: number
  /** The time covered by sentences. */
  speechSeconds: number
  sentences: number
  /** Words of the longest sentence. */
  longestSentence: (Quote & { words: number }) | null
  /** The words the note begins with. */
  opening: Quote | null
  fillers: CountedPhrases
  hedges: CountedPhrases
  /** Thanks and praise. */
  recognition: Counted
  /** Words that revoke a decision. */
  reversals: Counted
  worries: Worry[]
}
