/** Incremented whenever the counting changes, so that stored facts are gathered again. */
export const FACTS_VERSION = 4

/** Words of a text and where they were said; `start` and `end` are in seconds from the beginning of the note. */
export interface Quote {
  /** Verbatim. */
  quote: string
  /** Index of the sentence. */
  sentence: number
  start: number
  end: number
}

/** How often something was said, and the first places where it was. */
export interface Counted {
  count: number
  quotes: Quote[]
}

/** Phrases, counted separately. */
export interface CountedPhrases extends Counted {
  phrases: Record<string, number>
}

/** Something that a sentence is about: a name, or a noun. */
export interface Subject {
  /** Its folded words in the singular. */
  key: string
  /** The subject as it is written. */
  text: string
  isName: boolean
}

/** A sentence that expresses a worry, and what it is about. */
export interface Worry {
  subjects: Subject[]
  quote: Quote
}

/** Words with which the speaker takes something back, and what that is about. */
export interface Reversal {
  topics: string[]
  quote: Quote
}

/** What coaching counts in one text, based only on words and times. */
export interface NoteFacts {
  words: number
  /** The time covered by sentences. */
  speechSeconds: number
  sentences: number
  /** Words of the longest sentence. */
  longestSentence: (Quote & { words: number }) | null
  /** The words with which the note begins. */
  opening: Quote | null
  fillers: CountedPhrases
  hedges: CountedPhrases
  /** Thanks and praise. */
  recognition: Counted
  reversals: Reversal[]
  worries: Worry[]
  /** The number of sentences in which each subject occurs, for the most frequent subjects and all of `worries`. */
  subjects: Record<string, number>
}
