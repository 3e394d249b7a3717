/** What is cut from the words of a task to make its title; patterns are for folded text. */
export interface TaskTitleWords {
  /** Words before the verb that are no part of the task. */
  fillers: RegExp
  /** Where somebody else's part, a reason or a remark begins; the task ends before it. */
  remarks: RegExp
}
