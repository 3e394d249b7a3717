import type { TextRule } from './text-rule.ts'

/** What is cut from the words of a task to make its title; all folded unless said otherwise. */
export interface TaskTitleWords {
  /** Words before the verb that are no part of the task. */
  fillers: readonly TextRule[]
  /** Where somebody else's part, a reason or a remark begins; the task ends before it. */
  remarks: readonly TextRule[]
  /** For text as spoken, divided by `|`: small words left dangling when a date or remark behind them is cut. */
  dangling: string
  /**
   * Pronouns that may stand between "that" and the verb, divided by blanks; empty where the language puts none there.
   */
  clitics: string
}
