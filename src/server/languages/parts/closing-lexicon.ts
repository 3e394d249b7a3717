/** What a verb does to a thing; for verbs that can describe the same action. */
export const DEEDS = ['handOver', 'call', 'reserve', 'answer', 'write', 'finish', 'receive', 'arrive'] as const
export type Deed = (typeof DEEDS)[number]

/** How speakers say that something is done. Patterns ignore case. */
export interface DoneLexicon {
  /** Where a clause continues with another statement. */
  splits: string
  /** The speaker did it; the group `verb` holds the verb. */
  mine: readonly string[]
  /** Somebody named did it; `NAME` is a placeholder for the name. */
  theirs: readonly string[]
  /** It was done or has arrived, without saying who did it; its subject may precede the verb. */
  passive: readonly string[]
  /** Words that cancel a statement, because it is not done, or is planned, imagined, asked or only believed. */
  blocked: string
  /** Words in somebody else's statement that say it was done for the speaker. */
  toMe: string
  /** Words that do not name a thing; folded. */
  fillers: string
  /** Verbs grouped by what they do, in the infinitive. */
  deeds: Record<Deed, string>
  /** Irregular forms with their verbs: `sent:send`; folded. */
  irregular: string
  /** Endings of verb forms; folded, the longest first if one is the end of another. */
  endings: RegExp
  /** Spelling changes that give all forms of a verb the same stem: "busqu" is "busc". */
  stemSpelling: readonly (readonly [written: RegExp, stem: string])[]
  /** "And", separated by `|`. */
  joins: string
  /** Pronouns with which a follow-up may begin: "m'envoyer"; separated by blanks, folded. */
  pronouns: string
}
