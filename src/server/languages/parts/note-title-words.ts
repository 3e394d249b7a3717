import type { TextRule } from './text-rule.ts'

/** What announces the subject of a note in one language; all folded. Unless it says otherwise, words are divided by blanks. */
export interface NoteWords {
  /** Words that open a note and say nothing, divided by `|`. */
  fillers: string
  /** What is followed by the subject: "this is about", "notes on". */
  announces: readonly TextRule[]
  /** Where the speaker comes from: "just out of". */
  comesFrom: readonly TextRule[]
  /** Words that are no subject alone: where and when one speaks, and that one does. */
  empty: string
  /** Articles and words of pointing. */
  articles: string
  /** Small words between a phrase and what belongs to it. */
  links: string
  /** Of these, the ones of belonging. */
  of: string
  /** Small words that lead on from what a verb governs, beside those. */
  verbLinks: string
  /** Words that end the name of an event and may stand in the title of a note. */
  nouns: string
  /** Words that end a phrase beside those of events. */
  ends: string
  /** Verbs, adverbs and the like: where such a word follows a noun the phrase is over. */
  verbs: readonly TextRule[]
  /** Such words that no rule recognises. */
  verbWords: string
  /** Nouns that a rule takes for such a word. */
  noVerbs: string
  /** Adjectives that follow their noun. */
  adjectives: readonly TextRule[]
  /** In bare speech a subject is followed by one of these: "okay the budget we need to …". */
  resumes: string
  /** What is told apart by a number, and the numbers. */
  numbered: string
  numbers: string
  /** What a note is called that gives no title. */
  untitled: string
  /** Whether in bare speech an opening noun phrase may be the subject, since `resumes` tells where it ends. */
  bareOpenings: boolean
  /** Links that are another word without their accent, as they are written: `a` leads on as "à" and is a verb as "a". */
  accentedLinks: Readonly<Record<string, string>>
  /** "In": leads on from a phrase that was found in the middle of a sentence. */
  placeLinks: string
}
