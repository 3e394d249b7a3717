import type { Clause } from './clauses.ts'

/** The part of a sentence that a denial may deny: what follows a sign may be another statement. */
const DENIED_PART = /^[^,;:.!?]*[.!]?$/u

/** Tells whether words of a clause deny what they say. */
export function isDenied({ folded, pack }: Clause, from: number, to: number): boolean {
  const words = folded.slice(from, to).trim()
  return pack.words.denied?.test(words) === true && DENIED_PART.test(words)
}
