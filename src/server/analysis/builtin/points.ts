import type { Evidence } from '#shared/contract/analysis.ts'
import { type Clause, evidenceOf } from './clauses.ts'
import { capitalise } from './wording.ts'

/** The clauses that match, as points with their evidence. */
export function findPoints(clauses: readonly Clause[], cue: RegExp): { text: string; evidence: Evidence }[] {
  return clauses
    .filter((clause) => cue.test(clause.folded))
    .map((clause) => ({ text: capitalise(clause.text), evidence: evidenceOf(clause) }))
}
