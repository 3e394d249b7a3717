import type { Examples } from './rule.ts'
import { type TextRule, textRules } from './text-rule.ts'

/** Who has a duty: the speaker, the person in the group `who` (without that group, the person named last), or nobody. */
export type DutyOwner = 'me' | 'named' | 'nobody'
/** Or whoever listens, by name if the note greets somebody. */
export type SpokenOwner = DutyOwner | 'listener'
/**
 * Or the addressee of a message is asked to do it; in speech to oneself the judge decides how certain it is and whose it is.
 */
export type AskedOwner = SpokenOwner | 'addressee'

/**
 * A rule that says who has a duty: the person in the group `who`, or without that group the person named last. The group
 * `verb` is what that person does with the thing before: "la tarta la hace Marga".
 */
export interface OwnerRule extends TextRule {
  owner: DutyOwner
  /** Whether the words say other things as often ("The badges: Maud"), so that the trained judge decides. */
  isJudged: boolean
}

/** How a duty is stated by the words after a rule, or by those of its group `thing`. */
interface DutyForm {
  owner: AskedOwner
  /**
   * `base`: the follow-up comes next, as after "has to". `finite`: its verb has a subject and a tense, "sends the offer".
   * `thing`: the rule names a thing in its group `thing`, or the words before the rule name it.
   */
  form: 'base' | 'finite' | 'thing'
  /** Whether it is a duty only with a day. */
  needsDate?: boolean
  /** Whether the words say other things as often, so that the user is asked. */
  isDoubtful?: boolean
  /**
   * Who the group `who` may name: a known name or a role; any name; or anyone, also somebody called by a noun, which is the
   * default.
   */
  person?: 'known' | 'named' | 'anyone'
  /**
   * The title, with `THING` for the name of the thing or for the follow-up's words, and `VERB` and `STATE` for the groups of that
   * name.
   */
  title?: string
}

/** A rule that states a duty. The match ends where the follow-up's words begin. */
export interface DutyRule extends TextRule, Required<Omit<DutyForm, 'title'>> {
  title: string | null
}

/** The rules that say which duties a note states and whose they are, in addition to the cues of the `WordLexicon`. */
export interface DutyRules {
  /** Rules for words that state a duty. */
  stated: readonly DutyRule[]
  /** Rules for words that say whose the duty before them is: "and that is on me". */
  owners: readonly OwnerRule[]
  /** Rules for what looks like a duty but is not, up to the words of the follow-up: "if I win the lottery I'll". */
  none: readonly TextRule[]
  /** Rules for sentences that only say what is to be done: "call mum". */
  memos: {
    /** How they begin, up to the object; without rules, as they will if the form of the verb shows that it is one. */
    openings: readonly TextRule[]
    /** How they begin with a verb that says by itself too little for that: "go to the bank", "think about the colour". */
    deeds: readonly TextRule[]
    /** How instructions begin, whose verbs have the same form: "stir the soup". */
    instructions: readonly TextRule[]
    /** What is said after the verb by a sentence that states something. */
    statements: readonly TextRule[]
  }
  /** Rules for words before the name of a thing that has to be done: "what remains is". */
  topics: readonly TextRule[]
  /** What is said of a thing after its name, as a pattern: "hasn't been", "must". */
  saidOfThing: string
  /** What joins another thing to do to the one before, as a pattern. */
  another: {
    /** The words before its verb: "and then". */
    lead: string
    /** What it begins with if it is a verb and not a noun, from the verb on; empty if the form of the verb shows it. */
    verb: string
    /** What it begins with if it belongs to the one before: "(call Ana and) ask her". */
    same: string
  }
  /** The title for a thing that has to be done somehow, with `THING`. */
  seeTo: string
}

/** Returns a function that writes duty rules composed of sub-patterns. */
export function dutyRules(subPatterns: Readonly<Record<string, string>>) {
  const rule = textRules('duty', subPatterns)
  return (name: string, recognises: string, written: string, form: DutyForm, examples: Examples): DutyRule => ({
    ...rule(name, recognises, written, examples),
    needsDate: false,
    isDoubtful: false,
    person: 'anyone',
    title: null,
    ...form,
  })
}

/** Returns a function that writes rules for who has a duty. */
export function ownerRules(subPatterns: Readonly<Record<string, string>>) {
  const rule = textRules('duty-owner', subPatterns)
  return (
    name: string,
    recognises: string,
    written: string,
    owner: DutyOwner,
    examples: Examples,
    { isJudged = false } = {},
  ): OwnerRule => ({
    ...rule(name, recognises, written, examples),
    owner,
    isJudged,
  })
}
