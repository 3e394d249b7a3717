import type { Clause } from '#server/analysis/builtin/clauses/clauses.ts'
import type { DateMention } from '#server/analysis/dates/find-dates.ts'

/** Something to be done, as stated in its clause. */
export interface FollowUp {
  clause: Clause
  title: string
  who: string | null
  /** Offsets in the clause of the words that state the follow-up, with owner and deadline. */
  from: number
  to: number
  /** The words of the deadline; offsets in the clause. */
  dueWords: DateMention | undefined
  /**
   * Whether a rule finds it stated with its owner: `plainly`, so that the judge is not asked, only `by day`, or `perhaps`, so
   * that the user is asked.
   */
  isStated?: 'plainly' | 'by day' | 'perhaps' | undefined
  /** Whether a thing must be ready by the date, so that the date is no event's. */
  isDeadline?: boolean
  /** Whether the title quotes words that were cut or are many, so that the user is asked. */
  isDoubtful?: boolean
}
