import { byPlace, countWords, textOf } from '#server/analysis/builtin/clauses/fragments.ts'
import { type Judgement, statementsBeyond } from '#server/analysis/builtin/clauses/judged.ts'
import { type FoundPoint, QUESTION_MARK, toPoint } from '#server/analysis/builtin/points.ts'
import { isDoubtful } from './doubts.ts'

/** Minimum probability at which a statement without a cue is a decision. */
const TAKE_FROM = 0.93
/** Minimum number of words of a decision: fewer say nothing by themselves, such as "no" or "nothing else". */
const MIN_WORDS = 4

/** Adds the decisions that have no cue, in the order of the text. */
export function addDecisions(found: readonly FoundPoint[], judgement: Judgement): FoundPoint[] {
  const fragments = found.map(({ fragment }) => fragment)
  const added = statementsBeyond(fragments, judgement, 'decision', TAKE_FROM)
    .filter((one) => one.probability.question < one.probability.decision && countWords(textOf(one)) >= MIN_WORDS)
    .filter(({ clause, to }) => !QUESTION_MARK.test(clause.text.slice(to - 1)))
    .filter(({ clause, from, to }) => !isDoubtful(clause, from, to))
    .map(({ clause, from, to }) => toPoint({ clause, from, to }))
  return [...found, ...added].sort((a, b) => byPlace(a.fragment, b.fragment))
}
