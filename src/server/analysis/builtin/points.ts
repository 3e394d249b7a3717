import type { Evidence } from '#shared/contract/analysis.ts'
import { type Clause, evidenceOf } from './clauses.ts'
import type { Fragment } from './fragments.ts'
import { capitalise } from './wording.ts'

export interface FoundPoint {
  point: { text: string; evidence: Evidence }
  /** The words from the cue on, for the summary. */
  fragment: Fragment
}

/** Longest that a point stands in the summary, in letters. */
const LONGEST = 120

/** The clauses that match, as points with their evidence. */
export function findPoints(clauses: readonly Clause[], cue: RegExp): FoundPoint[] {
  return clauses.flatMap((clause) => {
    const found = cue.exec(clause.folded)
    if (!found) return []
    const space = clause.text.lastIndexOf(' ', found.index + LONGEST)
    const to = clause.text.length - found.index <= LONGEST || space <= found.index ? clause.text.length : space
    return [
      {
        point: { text: capitalise(clause.text), evidence: evidenceOf(clause) },
        fragment: { clause, from: found.index, to },
      },
    ]
  })
}
