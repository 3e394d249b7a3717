import { cutClause, evidenceOf } from './clauses.ts'
import { textOf } from './fragments.ts'
import type { Judgement } from './judged.ts'
import type { FoundPoint } from './points.ts'
import { capitalise } from './wording.ts'

/** From this probability on a statement is a decision although no cue shows it. */
const TAKE_FROM = 0.95

/** Adds the decisions that no cue shows, in the order of the text. */
export function addDecisions(found: readonly FoundPoint[], judgement: Judgement): FoundPoint[] {
  const byClause = Map.groupBy(found, ({ fragment }) => fragment.clause)
  const added = judgement.statements
    .filter(({ clause, from, to, probability }) => {
      const known = byClause.get(clause) ?? []
      return (
        probability.decision >= TAKE_FROM && !known.some(({ fragment }) => fragment.from < to && fragment.to > from)
      )
    })
    .map(({ clause, from, to }): FoundPoint => {
      const fragment = { clause, from, to }
      const evidence = evidenceOf(cutClause(clause, from, to))
      return { point: { text: capitalise(textOf(fragment)), evidence }, fragment }
    })
  const place = ({ fragment: { clause, from } }: FoundPoint) => clause.at + from
  const sentence = ({ fragment: { clause } }: FoundPoint) => clause.sentence.index
  return [...found, ...added].sort((a, b) => sentence(a) - sentence(b) || place(a) - place(b))
}
