/** What tells a language's sentences apart in what an engine writes. */
export interface SpeechWords {
  /** English names by which transcription services report the language, in lower case; some report the code instead. */
  reportedNames: readonly string[]
  /** Words that nearly every sentence has some of, and that mean nothing in the other languages; with their accents. */
  smallWords: string
  /** A small word that is joined to the next one ("d’appeler"); null where the language joins none before a word. */
  joinedWord: RegExp | null
  /** Words whose full stop ends no sentence although a capital or a number follows. */
  abbreviations: string
  /** How apostrophes part words. All fields are patterns for text in whatever case, empty where there is nothing of the kind. */
  apostrophes: {
    /** Words that are one in spite of their apostrophe: "o'clock". */
    whole: string
    /** Small words that end in one before another word: "l'acompte". */
    before: string
    /** What follows one and is a word of its own: "we'll". */
    after: string
  }
}
