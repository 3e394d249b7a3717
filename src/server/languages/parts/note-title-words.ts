import type { TextRule } from './text-rule.ts'

/**
 * How speakers of one language announce the subject of a note; all folded. Words are separated by blanks unless
 * stated otherwise.
 */
export interface NoteWords {
  /** Words that open a note without meaning, separated by `|`. */
  fillers: string
  /** Phrases before the subject: "this is about", "notes on". */
  announces: readonly TextRule[]
  /** Phrases that say where the speaker has just been: "just out of". */
  comesFrom: readonly TextRule[]
  /** Words that are not a subject on their own: the place, the time and the act of speaking. */
  empty: string
  /** Articles and demonstratives. */
  articles: string
  /** Prepositions between a phrase and its complement. */
  links: string
  /** The prepositions among them that express belonging. */
  of: string
  /** Further prepositions that may follow a verb's object. */
  verbLinks: string
  /** Words that end the name of an event but may be part of a note's title. */
  nouns: string
  /** Words that end a phrase, in addition to those for events. */
  ends: string
  /** Verbs, adverbs and similar words: a phrase ends where such a word follows a noun. */
  verbs: readonly TextRule[]
  /** Such words that no rule recognises. */
  verbWords: string
  /** Nouns that a rule would take for such a word. */
  noVerbs: string
  /** Adjectives that follow their noun. */
  adjectives: readonly TextRule[]
  /** Words that follow the subject in bare speech: "okay the budget we need to …". */
  resumes: string
  /** Nouns that are numbered, and the numbers. */
  numbered: string
  numbers: string
  /** The title of a note for which no other is found. */
  untitled: string
  /** Whether in bare speech an opening noun phrase may be the subject, if `resumes` shows where it ends. */
  bareOpenings: boolean
  /**
   * Prepositions that are another word without their accent, with their spelling: `a` is a preposition as "à" and a
   * verb as "a".
   */
  accentedLinks: Readonly<Record<string, string>>
  /** "In", which continues a phrase that was found in the middle of a sentence. */
  placeLinks: string
}
