import { byPlace, countWords, textOf } from '#server/analysis/builtin/clauses/fragments.ts'
import { type Judgement, statementsBeyond } from '#server/analysis/builtin/clauses/judged.ts'
import { type FoundPoint, toPoint } from '#server/analysis/builtin/points.ts'

/** From this probability on a statement is a decision although no cue shows it. */
const TAKE_FROM = 0.9
/** What is shorter says nothing by itself: "no", "nothing else". */
const MIN_WORDS = 4

/** Adds the decisions that no cue shows, in the order of the text. */
export function addDecisions(found: readonly FoundPoint[], judgement: Judgement): FoundPoint[] {
  const fragments = found.map(({ fragment }) => fragment)
  const added = statementsBeyond(fragments, judgement, 'decision', TAKE_FROM)
    .filter((one) => one.probability.question < one.probability.decision && countWords(textOf(one)) >= MIN_WORDS)
    .map(({ clause, from, to }) => toPoint({ clause, from, to }))
  return [...found, ...added].sort((a, b) => byPlace(a.fragment, b.fragment))
}
