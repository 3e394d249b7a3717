/** Notes, and questions that one of their sentences answers. */
export interface QuestionSet {
  notes: { title: string; said: string[] }[]
  /** Each with the sentence that must be quoted first. The ranking was tuned on some of these. */
  questions: [question: string, answer: string][]
  /** The ranking was not changed for these. */
  heldOut: [question: string, answer: string][]
}
