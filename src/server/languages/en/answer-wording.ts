import type { AnswerWording } from '../parts/answer-wording.ts'

export const answers: AnswerWording = {
  lead: (notes, day) => (notes === 1 ? `From a note of ${day}:` : `From ${notes} notes, the newest of ${day}:`),
}
