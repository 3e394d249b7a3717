/** What verbs do to a thing, where different ones may tell of one deed. */
export const DEEDS = ['handOver', 'call', 'reserve', 'answer', 'write', 'finish', 'receive', 'arrive'] as const
export type Deed = (typeof DEEDS)[number]

/** By which words of a language somebody says that something is done. Patterns are matched without regard to case. */
export interface DoneLexicon {
  /** Where a clause goes on to say another thing. */
  splits: string
  /** The speaker did it; the group `verb` is what. */
  mine: readonly string[]
  /** Somebody named did it: `NAME` stands for the name. */
  theirs: readonly string[]
  /** It was done, or came, whoever did it; what was done may stand before the verb. */
  passive: readonly string[]
  /** Not done, planned, imagined, asked or only believed: such words take a statement back. */
  blocked: string
  /** For the speaker, in the words of somebody else's deed. */
  toMe: string
  /** Words that name no thing; folded. */
  fillers: string
  /** Verbs by what they do, as they stand in a dictionary. */
  deeds: Record<Deed, string>
  /** Forms that no ending gives away, each with its verb: `sent:send`; folded. */
  irregular: string
  /** What a verb's forms end in; folded, longest first where one ends another. */
  endings: RegExp
  /** How a stem is respelt so that all forms of a verb have the same: "busqu" is "busc". */
  stemSpelling: readonly (readonly [written: RegExp, stem: string])[]
  /** "And", divided by `|`. */
  joins: string
  /** Pronouns that a task may begin with: "m'envoyer"; divided by blanks, folded. */
  pronouns: string
}
