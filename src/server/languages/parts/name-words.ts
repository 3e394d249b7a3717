import type { Examples } from './rule.ts'

/** By which words names of people are told from others. Words are folded and divided by blanks. */
export interface NameWords {
  /** What stands before a person's name: "doctor", "Mrs". */
  personTitles: string
  /** Articles that such a title may have before it. */
  articlesBeforeTitles: string
  /** Words that are no names though they have a capital. */
  noNames: string
  /** After these comes somebody's name. */
  introduce: string
  /** After these a name is a place's. */
  places: string
  /** After these a capital makes no name: "the Toledo site". */
  articles: string
  /** After these a name may be a place's as well as somebody's: only a first name will do. */
  belongs: string
  /** "And" between two names. */
  joins: string
  /** Pronouns that repeat a name for emphasis ("Paul, lui, …"); empty where the language has none. */
  emphasis: string
  /** How words end that are no names in speech without capitals: infinitives, plurals. */
  noNameEndings: string
}

/** Examples of the rules of names, by the rule's id: clauses in which the rule decides about a word, or about none. */
export type NameExamples = Readonly<Record<string, Examples>>
