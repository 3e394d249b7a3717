import type { AnswerWording } from '../parts/answer-wording.ts'

export const answers: AnswerWording = {
  lead: (notes, day) =>
    notes === 1 ? `D’après une note du ${day} :` : `D’après ${notes} notes, la plus récente du ${day} :`,
}
