import { wordsAbout } from '#server/analysis/builtin/names.ts'
import { fold } from '#server/text/fold.ts'
import type { Clause } from './clauses.ts'
import type { OwnerWord } from './judged.ts'

/** How many letters of a hyphenated word are looked at before and after a word of it. */
const HYPHEN_REACH = 40
/** Less likely words are no part of a name. */
const LEAST = 0.02

/** Words that together name somebody, with the probability that this person owns the follow-up. */
export interface NamingWords {
  clause: Clause
  /** Offsets in the clause, without an article. */
  start: number
  end: number
  probability: number
}

/** Joins words that may name the owner and stand side by side, or with "of" between them: "gente de contabilidad". */
export function joinOwnerWords(words: readonly OwnerWord[]): NamingWords[] {
  const joined: NamingWords[] = []
  for (const { owner, probability } of words) {
    if (typeof owner === 'string' || probability < LEAST) continue
    const last = joined.at(-1)
    if (last?.clause === owner.clause && isJoint(last.clause, last.end, owner.start)) {
      last.end = owner.end
      last.probability += probability
    } else joined.push({ ...owner, probability })
  }
  return joined.map(withHyphenated)
}

function isJoint({ text, pack }: Clause, from: number, to: number): boolean {
  const between = text.slice(from, to)
  if (/^(?:\s|[-'’])*$/u.test(between)) return true
  const small = between.trim().split(/\s+/).map(fold)
  const { belongs, determiners } = wordsAbout(pack)
  return small.length <= 2 && small.every((word, at) => (at === 0 ? belongs.has(word) : determiners.has(word)))
}

/** Adds what hyphens join to the words: "my brother-in-law". */
function withHyphenated(words: NamingWords): NamingWords {
  const { text } = words.clause
  const before =
    /(?:\p{L}+-)+$/u.exec(text.slice(Math.max(0, words.start - HYPHEN_REACH), words.start))?.[0].length ?? 0
  const after = /^(?:-\p{L}+)+/u.exec(text.slice(words.end, words.end + HYPHEN_REACH))?.[0].length ?? 0
  return { ...words, start: words.start - before, end: words.end + after }
}
