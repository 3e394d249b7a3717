import type { Clause } from '#server/analysis/builtin/clauses/clauses.ts'
import type { Fragment } from '#server/analysis/builtin/clauses/fragments.ts'
import { compileRules } from '#server/languages/parts/text-rule.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { foldInPlace } from '#server/text/fold.ts'
import type { Sentence } from '#shared/contract/notes.ts'

/** The part of a sentence that a denial may deny: what follows a punctuation mark may be another statement. */
const DENIED_PART = /^[^,;:.!?]*[.!]?$/u

/** Tells whether a part of a clause denies what it says. */
export function isDenied({ folded, pack }: Clause, from: number, to: number): boolean {
  const words = folded.slice(from, to).trim()
  return pack.words.denied?.test(words) === true && DENIED_PART.test(words)
}

const noDuties = perPack(({ duties }) => compileRules(duties.none, 'gu'))

/**
 * Finds what only looks like a duty: "if I win the lottery I'll …", "this heat will kill somebody".
 * @returns a function that tells whether a part of a clause is such words
 */
export function findNoDuties(clauses: readonly Clause[]): (fragment: Fragment) => boolean {
  const found = new Map<Sentence, { from: number; to: number }[]>()
  for (const { sentence, pack } of new Map(clauses.map((clause) => [clause.sentence, clause])).values()) {
    const ranges = [...foldInPlace(sentence.text).matchAll(noDuties(pack))].map(({ index, 0: { length } }) => ({
      from: index,
      to: index + length,
    }))
    if (ranges.length > 0) found.set(sentence, ranges)
  }
  return ({ clause, from, to }) =>
    found.get(clause.sentence)?.some((range) => range.from < clause.at + to && range.to > clause.at + from) ?? false
}
