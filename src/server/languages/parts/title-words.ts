import type { Language } from '#shared/languages.ts'
import type { TextRule, WritingRule } from './text-rule.ts'

/** The rules by which an event is named. */
export interface EventRules {
  /** Verbs of meeting. They write the name of what takes place, and what they govern is added to it. */
  verbs: readonly WritingRule[]
  /** Verbs whose subject comes. They write what its coming is called. */
  visits: readonly WritingRule[]
  /** "To talk about". */
  purposes: readonly TextRule[]
  /** What leads to an event and is no part of its name: "we have a", "there is". */
  frames: readonly TextRule[]
  /** Words of being that end a name: "the party is". */
  copulas: readonly TextRule[]
  /** Small words that are run together in writing: "de el" is "del". They are applied in their order. */
  contractions: readonly WritingRule[]
}

/** What a short name for an event is made of; words and patterns are folded, `_` joins the words of one name. */
export interface TitleWords extends EventRules {
  language: Language
  /** What takes place: meetings, meals, journeys, examinations, feasts. */
  kinds: string
  /** Of these, the ones that lead somewhere ("flight to Nantes"). */
  journeys: string
  /** How some are called in full, or as they are written. */
  called: Record<string, string>
  /** After such a word a kind is a verb: "to call", "we review". */
  verbLeads: string
  /** Whether what a kind is of stands before it ("budget review") or after it ("revisión del presupuesto"). */
  modifiersFirst: boolean
  /** Ordinals and the like that stay before a kind where its modifiers follow it. */
  before: string
  determiners: string
  /** "With", and what joins a second one to it. */
  companions: string
  and: string
  /** Small words that lead to what it is about, or for whom. */
  complements: string
  /** Small words that lead somewhere; for journeys alone, or before a name or an article. */
  directions: string
  /** Words that end a phrase beside the stop words. */
  ends: string
  /** Words on the stop list that may stand in a phrase all the same. */
  within: string
  /** What stands in a title for the words of a purpose. */
  about: string
  /** "And" between the members of a list; words divided by blanks, as in the rest. */
  lists: string
  /** Small words that let a phrase end before them. */
  nearEnds: string
  /** Words at which a new clause begins. */
  breaks: string
  /** Articles run together with "of", which a purpose leaves out. */
  partitives: string
  /** What leads to two or more. */
  between: string
  /** A small word after which a pronoun may stand for a place: "chez nous"; null where none does. */
  pronounLead: { lead: string; pronouns: string } | null
  /** "Of" and "for", which join what belongs to a phrase. */
  belongings: string
  /** Small words within a phrase, at which none begins. */
  binds: string
  /** "Those of": what may follow an article without a noun between. */
  thoseOf: string
  /** How a verb ends that looks like a kind, and the words before it that make it one: "I'm meeting"; null where none does. */
  progressive: { ending: string; after: string } | null
  /** What makes an owner of a word, and the words before it that belong with it: "my wife's"; null where none does. */
  possessive: { mark: string; owners: string } | null
}
