/** The words by which sentences of a language are recognised and split in an engine's output. */
export interface SpeechWords {
  /** English names by which transcription services report the language, in lower case; some report the code instead. */
  reportedNames: readonly string[]
  /** Words that occur in nearly every sentence and do not exist in the other languages; with their accents. */
  smallWords: string
  /** Words that are always written with a capital, for engines that give bare words; empty if there are none. */
  capitals: string
  /** Names of people and places that are more often a common word of this language. */
  commonNames: string
  /** Abbreviations, whose full stop does not end a sentence even before a capital or a number. */
  abbreviations: string
  /** Abbreviations that are also words or end sentences, and are read as abbreviations only before a number: "no. 5". */
  abbreviationsBeforeNumbers: string
  /** How apostrophes split words. All fields are case-insensitive patterns, empty if the language has nothing of the kind. */
  apostrophes: {
    /** Words with an apostrophe that are not split: "o'clock", "O'Brien". */
    whole: string
    /** Small words that end with an apostrophe before another word: "l'acompte". */
    before: string
    /** The part after an apostrophe that is a word of its own: "we'll". */
    after: string
  }
}
