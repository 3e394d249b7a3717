import type { Clause, Spoken } from '#server/analysis/builtin/clauses/clauses.ts'
import type { Judgement } from '#server/analysis/builtin/clauses/judged.ts'
import { type FoundPoint, findPoints, QUESTION_MARK } from '#server/analysis/builtin/points.ts'
import { packOf } from '#server/languages/languages.ts'
import { compileRules } from '#server/languages/parts/text-rule.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { resolveReferences } from './decision-references.ts'
import { addDecisions } from './judged-decisions.ts'
import { addListedDecisions } from './listed-decisions.ts'
import { addStatedDecisions } from './stated-decisions.ts'

const cueOf = perPack(
  ({ words, points }) => new RegExp(`${words.decisionCues}|${compileRules(points.decided).source}`, 'u'),
)

/** Finds the decisions of a note, in the order of the text. */
export function findDecisions(clauses: readonly Clause[], judgement: Judgement | null, spoken: Spoken): FoundPoint[] {
  const { language } = spoken
  // A question is not a decision.
  const stated = clauses.filter(({ text }) => !QUESTION_MARK.test(text))
  const cued = findPoints(stated, cueOf(packOf(language)), language)
  const judged = judgement ? addStatedDecisions(addDecisions(cued, judgement), clauses, judgement, spoken) : cued
  return resolveReferences(addListedDecisions(judged, clauses, judgement), clauses, judgement)
}
