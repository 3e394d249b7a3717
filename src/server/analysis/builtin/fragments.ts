import { perPack } from '#server/languages/per-pack.ts'
import type { Clause } from './clauses.ts'
import { trimSigns } from './wording.ts'

/** A stretch of a clause that may stand in the summary; what follows from the note (tasks, events) comes first. */
export interface Fragment {
  clause: Clause
  /** Offsets in the clause. */
  from: number
  to: number
  /** By how much it matters more than other things that follow from the note; 1 where left out. */
  weight?: number
}

const LONGEST_WORDS = 18
const SHORTEST_WORDS = 4
/** In bare speech a new thought begins at such a word once enough was said. */
const ENOUGH_WORDS = 7

/** The patterns of a language that say where words may be cut. */
const patternsOf = perPack(({ clauses }) => ({
  joins: new RegExp(`^(?:${clauses.joins})$`, 'i'),
  hanging: new RegExp(`(?:[\\s,]+(?:${clauses.hanging}))+$`, 'iu'),
  /** Words that open a clause and say nothing, before two others at least. */
  opening: new RegExp(`^(?:(?:${clauses.openings})(?:,\\s*|\\s+))+(?=\\S+\\s+\\S)`, 'iu'),
  dependent: new RegExp(`^[\\s,;:]*(?:${clauses.dependents})(?![\\p{L}])`, 'iu'),
}))

export function overlap(a: Fragment, b: Fragment): boolean {
  return a.clause === b.clause && a.from < b.to && a.to > b.from
}

/** A clause whole where it is short, else its parts between commas, short ones together. */
export function cutFragments(clause: Clause): Fragment[] {
  const fragments: Fragment[] = []
  let from = 0
  const cut = (to: number) => {
    if (countWords(clause.text.slice(from, to)) >= SHORTEST_WORDS) fragments.push({ clause, from, to })
    from = to
  }
  for (const { index } of clause.text.matchAll(/[,:;](?=\s)/g)) {
    if (countWords(clause.text.slice(from, index)) >= LONGEST_WORDS / 2) cut(index)
  }
  cut(clause.text.length)
  return fragments.flatMap(cutLong)
}

/** Bare speech has no commas: a long run is taken by stretches, cut where a small word seems to join two thoughts. */
function cutLong(fragment: Fragment): Fragment[] {
  const { clause, from, to } = fragment
  const words = [...clause.text.slice(from, to).matchAll(/\S+/g)]
  if (words.length <= 2 * LONGEST_WORDS) return [fragment]
  const pieces: Fragment[] = []
  let first = 0
  const { joins } = patternsOf(clause.pack)
  for (const [at, { 0: word, index }] of words.entries()) {
    const said = at - first
    if (said < LONGEST_WORDS && !(said >= ENOUGH_WORDS && joins.test(word))) continue
    pieces.push({ clause, from: from + (words[first]?.index ?? 0), to: from + index })
    first = at
  }
  return [...pieces, { clause, from: from + (words[first]?.index ?? 0), to }]
}

/** The words of a fragment as they may stand in prose: without empty openings and hanging ends. */
export function textOf({ clause, from, to }: Fragment): string {
  const { hanging, opening } = patternsOf(clause.pack)
  return trimSigns(trimSigns(clause.text.slice(from, to)).replace(hanging, '')).replace(opening, '')
}

/** Whether a fragment begins in the middle of a sentence with a word that hangs on what stands before. */
export function isCutOff({ clause, from }: Fragment): boolean {
  return from > 0 && patternsOf(clause.pack).dependent.test(clause.text.slice(from, from + 20))
}

export function countWords(text: string): number {
  return text.trim().split(/\s+/).length
}
