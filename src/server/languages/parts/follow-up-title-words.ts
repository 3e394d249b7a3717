import type { TextRule } from './text-rule.ts'

/** Words to cut from a follow-up to make its title; all folded unless stated otherwise. */
export interface FollowUpTitleWords {
  /** Words before the verb that are not part of the follow-up. */
  fillers: readonly TextRule[]
  /**
   * Follow-ups with a subject, such as "the offer, I send it tonight". The group `verb` is in the first person or, where the
   * group `other` matched, in the third; where the group `order` matched, that is an imperative with its pronouns,
   * and where the group `asked` did, that is in the second person, after the pronouns of the group `clitics`.
   */
  subjects: readonly TextRule[]
  /** Where somebody else's part, a reason or a remark begins; the follow-up ends before it. */
  remarks: readonly TextRule[]
  /**
   * Pronouns that stand for a thing named before, and the words that name it. A title is matched as a whole, with the groups
   * `verb` (the infinitive) and `rest`.
   */
  objects: readonly { pronoun: string; noun: string }[]
  /**
   * Words by which somebody promises or owes a thing, with the group `to` for whoever gets it; and the title, with `THING`
   * and `TO` for their words. Null if the pack has none.
   */
  promises: { lead: string; title: string } | null
  /**
   * What stands between the one who has a follow-up and its infinitive, as a pattern: "has to", "nos va a". The group `pronoun`
   * is a pronoun that belongs to the infinitive.
   */
  duties: string
  /** Words of politeness that are left out wherever they stand, as a pattern: "please". */
  polite: string
  /** For text as spoken, separated by `|`: small words left dangling when a following date or remark is cut. */
  dangling: string
  /** Pronouns that may occur between "that" and the verb, separated by blanks; empty if the language has none there. */
  clitics: string
}

/**
 * Returns the pattern of a noun with its article, and what it belongs to: "la factura de la luz".
 * @param articles separated by `|`, each with its blank or apostrophe
 * @param belongs what joins the two nouns, written likewise
 */
export function nounAfter(articles: string, belongs: string): string {
  return `(?<![\\p{L}'])(?:${articles})[\\p{L}-]{3,}(?: (?:${belongs})[\\p{L}-]{3,})?`
}
