import type { Examples } from './rule.ts'

/** The words that distinguish people's names from other words. Words are folded and separated by blanks. */
export interface NameWords {
  /** Words before a person's name: "doctor", "Mrs". */
  personTitles: string
  /** Articles that may precede such a title. */
  articlesBeforeTitles: string
  /** Capitalised words that are not names. */
  noNames: string
  /** Words before the name of the addressee of a message, as a pattern: "dear", "good morning". */
  greetings: string
  /** Words that address somebody, as a pattern: "you". */
  secondPerson: string
  /** Words that end a message, as a pattern: "kind regards". */
  farewells: string
  /** Words that introduce somebody's name. */
  introduce: string
  /** Words after which a name is that of a place. */
  places: string
  /** Words after which a capitalised word is not a name: "the Toledo site". */
  articles: string
  /** Words after which a name may be that of a place, so only a known first name counts. */
  belongs: string
  /** "And" between two names. */
  joins: string
  /** Words right before the name of the person who has a follow-up, as a pattern: "it's up to Tom", "Tom is to …". */
  assigns: string
  /** Words right before the name of somebody who does not have it, as a pattern: "not Tom". */
  excludes: string
  /**
   * Words right before the name of somebody whom a follow-up concerns but who does not have it, as a pattern: "send it to
   * Tom".
   */
  concerns: string
  /** Words that open a clause without being its subject, or that do not say who it is, as a pattern: "somebody", "when". */
  noSubjects: string
  /**
   * What follows the subject of a clause, as a pattern: auxiliaries, endings of the future, words between the subject and the
   * verb.
   */
  endsSubject: string
  /** Words right before the names of people who come, as a pattern: "that's me and". */
  comesBefore: string
  /** Words right after the name of somebody who comes, as a pattern: "is chairing". */
  comesAfter: string
  /** Words right after the name of somebody who does not come, as a pattern: "is off sick". */
  absent: string
  /** Words before the name of somebody who is only thanked. */
  thanks: string
  /** Words between a thing and the name of whoever has it, as a pattern: in "the tickets are with Ruth" nobody comes. */
  hasThing: string
  /** Nouns that name a place together with a name: "Gate C", "Club Alemán", "Foreign Cinema". Separated by blanks. */
  venues: string
  /** Nouns in the singular that mean a person or a firm: "the accountant", "the bank". Separated by blanks, as they are written. */
  roles: string
  /** The last letters of a plural noun, as a pattern. */
  pluralEnding: string
  /** Pronouns that stand for several people or a firm, never for one person, as a pattern; empty if there are none. */
  severalPronouns: string
  /** What has to be done by nobody in particular, as a pattern: "hay que"; empty if the language says it of somebody. */
  impersonal: string
  /** What the listener is told to get from the speaker, as a pattern: "you will have". */
  listenerGets: string
  /** Pronouns that repeat a name for emphasis ("Paul, lui, …"); empty if the language has none. */
  emphasis: string
  /** Endings of words that are not names in speech without capitals: infinitives, plurals. */
  noNameEndings: string
}

/** Examples of the name rules, by rule id: clauses in which the rule decides about a word, and clauses in which it does not. */
export type NameExamples = Readonly<Record<string, Examples>>
