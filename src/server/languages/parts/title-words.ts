import type { Language } from '#shared/languages.ts'
import type { TextRule, WritingRule } from './text-rule.ts'

/** The rules that name events. */
export interface EventRules {
  /** Verbs of meeting. Each writes the name of the event; the verb's object is appended. */
  verbs: readonly WritingRule[]
  /** Verbs of coming. Each writes the name of the event; the verb's subject is appended. */
  visits: readonly WritingRule[]
  /** "To talk about". */
  purposes: readonly TextRule[]
  /** Words before an event that are not part of its name: "we have a", "there is". */
  frames: readonly TextRule[]
  /** Forms of “to be” and the like after a name: "the party is". */
  copulas: readonly TextRule[]
  /** Small words that are contracted in writing: "de el" is "del". Applied in order. */
  contractions: readonly WritingRule[]
}

/** The words that make up a short name for an event. Words are folded; `_` joins the words of one name. */
export interface TitleWords extends EventRules {
  language: Language
  /** Kinds of events: meetings, meals, journeys, examinations, celebrations. */
  kinds: string
  /** The kinds that have a destination ("flight to Nantes"). */
  journeys: string
  /** Full or correctly written names of some kinds. */
  called: Record<string, string>
  /** Words after which a kind is a verb: "to call", "we review". */
  verbLeads: string
  /** Whether a kind follows its modifiers ("budget review") or precedes them ("revisión del presupuesto"). */
  modifiersFirst: boolean
  /** Ordinals and similar words that precede a kind even if other modifiers follow it. */
  before: string
  determiners: string
  /** "With", and the word that joins a second companion. */
  companions: string
  and: string
  /** Prepositions before the subject or the beneficiary of an event. */
  complements: string
  /** Prepositions of direction, used for journeys only. */
  directions: string
  /** Words that end a phrase, in addition to the stop words. */
  ends: string
  /** Stop words that may nevertheless be part of a phrase. */
  within: string
  /** The preposition that replaces the words of a purpose in a title. */
  about: string
  /** "And" between the members of a list; separated by blanks like the rest. */
  lists: string
  /** Small words before which a phrase may end. */
  nearEnds: string
  /** Words at which a new clause begins. */
  breaks: string
  /** Contracted or partitive articles that are dropped after a purpose. */
  partitives: string
  /** The preposition before two or more. */
  between: string
  /** A preposition after which a pronoun can denote a place: "chez nous"; null if there is none. */
  pronounLead: { lead: string; pronouns: string } | null
  /** "Of" and "for", which join a phrase to what belongs to it. */
  belongings: string
  /** Small words inside a phrase, which cannot begin one. */
  binds: string
  /** "Those of": words that may directly follow an article, without a noun. */
  thoseOf: string
  /**
   * Matches folded words that begin with what the speaker does: "on plaide", "entregamos"; null in languages without
   * infinitives.
   */
  speaks: RegExp | null
  /**
   * The ending of verb forms that look like a kind, and the words before them that show they are verbs: "I'm meeting";
   * null if there is none.
   */
  progressive: { ending: string; after: string } | null
  /**
   * The possessive marker, the determiners that belong with the owner ("my wife's"), and the words before which the marker is a
   * verb instead ("Emma's sending it"), as a pattern; null if there is none.
   */
  possessive: { mark: string; owners: string; verbBefore: string } | null
}
