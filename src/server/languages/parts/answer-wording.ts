/** The words around an answer from the user's own notes. */
export interface AnswerWording {
  /** The introduction to quotes that no language model has put into prose; `day` is that of the newest note. */
  lead: (notes: number, day: string) => string
}
