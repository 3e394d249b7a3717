import type { Clause } from '#server/analysis/builtin/clauses/clauses.ts'
import type { Fragment } from '#server/analysis/builtin/clauses/fragments.ts'
import type { Judgement } from '#server/analysis/builtin/clauses/judged.ts'
import type { FoundPoint } from '#server/analysis/builtin/points.ts'
import { compileRules } from '#server/languages/parts/text-rule.ts'
import { perPack } from '#server/languages/per-pack.ts'

const inquiryOf = perPack(({ points }) => compileRules(points.inquiries))

/**
 * Minimum probability of a request, and maximum probability of a question, at which a statement is not a question even with a
 * question mark.
 */
const REQUEST = { task: 0.9, question: 0.2 }

/**
 * Drops the requests that only a question mark makes questions: "Can you call Tom?"
 * @param followUps what already stands as a follow-up
 */
export function withoutRequests(
  found: readonly FoundPoint[],
  followUps: readonly Fragment[],
  judgement: Judgement | null,
  cue: RegExp,
): FoundPoint[] {
  const requested = new Set(followUps.map(({ clause }) => clause))
  return found.filter(({ fragment: { clause } }) => {
    if (cue.test(clause.folded) || inquiryOf(clause.pack).test(lastPhraseOf(clause))) return true
    if (requested.has(clause)) return false
    if (!judgement) return true
    const end = clause.text.length
    const { task, question } = judgement.at(clause, end - 1, end)?.probability ?? judgement.words(clause, 0, end)
    return task < REQUEST.task || question >= REQUEST.question
  })
}

/** Returns the last words of a clause after a punctuation mark, folded: those that its question mark belongs to. */
function lastPhraseOf({ folded }: Clause): string {
  return /(?:^|[,;:]\s)([^,;:]*)$/.exec(folded)?.[1] ?? folded
}
