import { findBareCuts } from '#server/analysis/statements/bare-cuts.ts'
import { cutStatements } from '#server/analysis/statements/cut-statements.ts'
import { type CutExample, type CutOptions, fitCuts } from './fit-cuts.ts'

const FOLDS = 5

/** Numbers of beginnings of statements: in the notes, found, and found rightly. */
interface CutCounts {
  stated: number
  found: number
  right: number
}

/**
 * Measures where bare notes are cut into statements by models that were each fitted without every fifth note, and tried on
 * these.
 */
export function measureCuts(examples: readonly CutExample[], options: CutOptions): CutCounts {
  const counts = { stated: 0, found: 0, right: 0 }
  for (let fold = 0; fold < FOLDS; fold++) {
    const cuts = {
      name: 'cuts',
      ...fitCuts(
        examples.filter((_, at) => at % FOLDS !== fold),
        options,
      ),
    }
    for (const { words, begins } of examples.filter((_, at) => at % FOLDS === fold)) {
      const likely = findBareCuts(words, { bits: options.bits, cuts })
      const found = cutStatements(words, (at) => likely[at] ?? 0).slice(1)
      counts.stated += begins.length
      counts.found += found.length
      counts.right += found.filter(({ from }) => begins.includes(from)).length
    }
  }
  return counts
}
