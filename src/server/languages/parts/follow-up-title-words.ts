import type { TextRule } from './text-rule.ts'

/** Words to cut from a follow-up to make its title; all folded unless stated otherwise. */
export interface FollowUpTitleWords {
  /** Words before the verb that are not part of the follow-up. */
  fillers: readonly TextRule[]
  /**
   * Follow-ups with a subject, such as "the offer, I send it tonight". The group `verb` is in the first person, unless another
   * group matched: with `other` it is in the third person, with `order` it is an imperative with its pronouns, and with
   * `asked` it is in the second person, after the pronouns of the group `clitics`.
   */
  subjects: readonly TextRule[]
  /** The beginning of somebody else's part, a reason or a remark; the follow-up ends before it. */
  remarks: readonly TextRule[]
  /**
   * Pronouns that stand for a thing named before, and the words that name it. A title is matched as a whole, with the groups
   * `verb` (the infinitive) and `rest`; `before` and `to` are pronouns for whoever gets it, which stay before or after the verb.
   */
  objects: readonly { pronoun: string; noun: string }[]
  /**
   * Titles that say only with pronouns what is to be done ("s'y mettre"), and the nouns for which these may stand, as patterns. Such
   * a noun is added to the title. Without them, titles stay as they are.
   */
  about?: { says: string; noun: string }
  /**
   * Pronouns for things and for persons that leave open in a title what it is about, and the particles and prepositions that
   * may precede them, each separated by `|`: "look into it". The topic before is then added to the title. Null if no title gets one.
   */
  unresolved: { things: string; persons: string; particles: string; prepositions: string } | null
  /**
   * Words after which only a thing is named, as by somebody who promises, owes or needs it, with the group `to` for the person
   * who gets it; and the title with its verb, with `THING` and `TO` for their words.
   */
  things: readonly { lead: string; title: string }[]
  /**
   * What comes between the owner of a follow-up and its infinitive, as a pattern: "has to", "nos va a". The group `pronoun` is
   * a pronoun that belongs to the infinitive.
   */
  duties: string
  /**
   * What may come between the owner of a follow-up and its verb in the present, as a pattern: "is" before "bringing", or a
   * pronoun that repeats the owner.
   */
  acts: string
  /** Words with which speakers go on to the next thing, which no title begins with: "oh, and". */
  leads: readonly TextRule[]
  /** The title of a follow-up whose words make none, with `WORDS` for these, in the quotation marks of the language. */
  quoted: string
  /** Polite words that are left out wherever they occur, as a pattern: "please". */
  polite: string
  /** Other words that are left out wherever they occur, as a pattern: a subject that is said for emphasis, "lo firmo yo el lunes". */
  emphatic: string | null
  /** For text as spoken, separated by `|`: small words left dangling when a following date or remark is cut. */
  dangling: string
  /**
   * What precedes an infinitive with the group `pronoun`, which belongs to it, as a pattern: "lo tengo que". Null if the language
   * never puts it there.
   */
  climbing: string | null
  /** Words that lead to a period in which something is done, and the beginnings of such periods: "over (the weekend)". */
  during: { words: string; periods: string }
  /** Pronouns that may occur between "that" and the verb, separated by blanks; empty if the language has none there. */
  clitics: string
}

/**
 * Returns the pattern of a noun with its article, and what belongs to it: "la factura de la luz".
 * @param articles separated by `|`, each with its blank or apostrophe
 * @param belongs what joins the two nouns, written likewise
 */
export function nounAfter(articles: string, belongs: string): string {
  return `(?<![\\p{L}'])(?:${articles})[\\p{L}-]{3,}(?: (?:${belongs})[\\p{L}-]{3,})?`
}
