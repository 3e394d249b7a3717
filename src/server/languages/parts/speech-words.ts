/** What tells a language's sentences apart in what an engine writes. */
export interface SpeechWords {
  /** Words that nearly every sentence has some of, and that mean nothing in the other languages; with their accents. */
  smallWords: string
  /** A small word that is joined to the next one ("d’appeler"); null where the language joins none before a word. */
  joinedWord: RegExp | null
  /** Words whose full stop ends no sentence although a capital or a number follows. */
  abbreviations: string
}
