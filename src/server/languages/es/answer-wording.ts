import type { AnswerWording } from '../parts/answer-wording.ts'

export const answers: AnswerWording = {
  lead: (notes, day) => (notes === 1 ? `De una nota del ${day}:` : `De ${notes} notas, la más reciente del ${day}:`),
}
