/** Notes, and questions that one of the notes' sentences answers. */
export interface QuestionSet {
  notes: { title: string; said: string[] }[]
  /** Each question has the sentence that must be quoted first. The ranking was tuned on some of these. */
  questions: [question: string, answer: string][]
  /** Questions for which the ranking was not changed. */
  heldOut: [question: string, answer: string][]
}
