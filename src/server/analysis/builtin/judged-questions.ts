import type { Judgement } from './judged.ts'
import type { FoundPoint } from './points.ts'

/** A statement that is likely a request and unlikely a question is none, even with a question mark. */
const REQUEST = { task: 0.9, question: 0.2 }

/** Leaves out the requests that only a question mark makes questions: "Can you call Tom?" */
export function withoutRequests(found: readonly FoundPoint[], judgement: Judgement, cue: RegExp): FoundPoint[] {
  return found.filter(({ fragment: { clause } }) => {
    if (cue.test(clause.folded)) return true
    const end = clause.text.length
    const { task, question } = judgement.at(clause, end - 1, end)?.probability ?? judgement.words(clause, 0, end)
    return task < REQUEST.task || question >= REQUEST.question
  })
}
