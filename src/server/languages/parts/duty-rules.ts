import type { Examples } from './rule.ts'
import { type TextRule, textRules } from './text-rule.ts'

/** Whose a duty is: the speaker's, that of the person in the group `who` (without it, of whoever was named last), or nobody's. */
export type DutyOwner = 'me' | 'named' | 'nobody'
/** Or it is asked of whoever a message is addressed to; how sure it is and whose it is in speech to oneself, the judge says. */
export type AskedOwner = DutyOwner | 'addressee'

/** A rule that says whose a duty is. */
export interface OwnerRule extends TextRule {
  owner: DutyOwner
}

/** How the words after a rule, or those of its group `thing`, state a duty. */
interface DutyForm {
  owner: AskedOwner
  /**
   * `base`: the follow-up follows as after "has to". `finite`: its verb has an owner and a tense, "sends the offer". `thing`: the
   * rule names a thing in its group `thing`, or the words before the rule name it.
   */
  form: 'base' | 'finite' | 'thing'
  /** Whether only a day makes it a duty. */
  needsDate?: boolean
  /** Whom the group `who` may name: a known name or a role, any name, or, which is the default, also somebody called by a noun. */
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
  /** Words that state a duty. */
  stated: readonly DutyRule[]
  /** Words that say whose the duty before them is: "and that is on me". */
  owners: readonly OwnerRule[]
  /** What looks like a duty and is none, up to the words of the follow-up: "if I win the lottery I'll". */
  none: readonly TextRule[]
  /** Words before the name of a thing that has to be done: "what remains is". */
  topics: readonly TextRule[]
  /** What is said of a thing after its name, as a pattern: "hasn't been", "must". */
  saidOfThing: string
  /** The title for a thing that has to be done somehow, with `THING`. */
  seeTo: string
}

/** Returns a function that writes duty rules composed of sub-patterns. */
export function dutyRules(subPatterns: Readonly<Record<string, string>>) {
  const rule = textRules('duty', subPatterns)
  return (name: string, recognises: string, written: string, form: DutyForm, examples: Examples): DutyRule => ({
    ...rule(name, recognises, written, examples),
    needsDate: false,
    person: 'anyone',
    title: null,
    ...form,
  })
}

/** Returns a function that writes rules of whose a duty is. */
export function ownerRules(subPatterns: Readonly<Record<string, string>>) {
  const rule = textRules('duty-owner', subPatterns)
  return (name: string, recognises: string, written: string, owner: DutyOwner, examples: Examples): OwnerRule => ({
    ...rule(name, recognises, written, examples),
    owner,
  })
}
