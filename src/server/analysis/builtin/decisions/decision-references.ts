import { type Clause, evidenceOf } from '#server/analysis/builtin/clauses/clauses.ts'
import { byPlace } from '#server/analysis/builtin/clauses/fragments.ts'
import type { Judgement } from '#server/analysis/builtin/clauses/judged.ts'
import { type FoundPoint, pointText, QUESTION_MARK } from '#server/analysis/builtin/points.ts'
import { compileRules } from '#server/languages/parts/text-rule.ts'
import { perPack } from '#server/languages/per-pack.ts'

/** Minimum probability of a decision at which the statement before a reference is what was decided. */
const MEANT_FROM = 0.05
/** Minimum probability of a follow-up at which that statement is a follow-up instead. */
const FOLLOW_UP_FROM = 0.5

const referenceOf = perPack(({ points }) => compileRules(points.references))

/** Tells whether a clause says that something was decided, but not what: "We settled three things." */
export function refersToDecision({ folded, pack }: Clause): boolean {
  return referenceOf(pack).test(folded)
}

/**
 * Replaces "We agreed that with Peter." by the statement before it, and drops what only announces the decision that follows.
 */
export function resolveReferences(
  found: readonly FoundPoint[],
  clauses: readonly Clause[],
  judgement: Judgement | null,
): FoundPoint[] {
  const decided = new Set(found.map(({ fragment }) => fragment.clause))
  const replaced = new Set<Clause>()
  const meant: FoundPoint[] = []
  for (const [at, clause] of clauses.entries()) {
    const reference = referenceOf(clause.pack).exec(clause.folded)
    if (!reference) continue
    const [before, after] = [clauses[at - 1], clauses[at + 1]]
    const refersBack = reference.groups?.back !== undefined && before !== undefined
    if ((after && decided.has(after)) || (refersBack && decided.has(before))) replaced.add(clause)
    else if (refersBack && isMeant(before, judgement)) {
      replaced.add(clause)
      meant.push(toPoint(before))
    }
  }
  const rest = found.filter(({ fragment }) => !replaced.has(fragment.clause))
  return [...rest, ...meant].sort((a, b) => byPlace(a.fragment, b.fragment))
}

/** Tells whether a clause may be the decision that a reference points to. */
function isMeant(clause: Clause, judgement: Judgement | null): boolean {
  if (QUESTION_MARK.test(clause.text)) return false
  if (!judgement) return true
  const { decision, task } = judgement.words(clause, 0, clause.text.length)
  return decision >= MEANT_FROM && task < FOLLOW_UP_FROM
}

function toPoint(clause: Clause): FoundPoint {
  const fragment = { clause, from: 0, to: clause.text.length }
  return { point: { text: pointText(clause.text, clause.pack), evidence: evidenceOf(clause) }, fragment }
}
