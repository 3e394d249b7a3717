/** What is cut from the words of a task to make its title; patterns are for folded text. */
export interface TaskTitleWords {
  /** Words before the verb that are no part of the task. */
  fillers: RegExp
  /** Where somebody else's part, a reason or a remark begins; the task ends before it. */
  remarks: RegExp
  /** For text as spoken, divided by `|`: small words that the date behind them leaves hanging, and that a cut does. */
  hanging: string
  /** Pronouns that may stand between "that" and the verb; null where the language puts none there. */
  clitics: RegExp | null
}
