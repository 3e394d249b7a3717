import type { TextRule } from './text-rule.ts'

/** The rules for what others said, told in their own words without quotation marks: "he goes are you coming". */
export interface ReportedSpeech {
  /** Words that quote somebody, up to the words quoted. */
  quotes: readonly TextRule[]
  /** Words with which the speakers go on with words of their own. */
  resumes: readonly TextRule[]
  /**
   * A request to the speakers with their consent: "asked could I water the plants and I said yes". The group `verb` is what is
   * asked, in any form, and `rest` what follows it, without the person who asks.
   */
  accepted: readonly TextRule[]
}
