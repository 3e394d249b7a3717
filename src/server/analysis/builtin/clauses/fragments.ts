import { trimSigns } from '#server/analysis/builtin/wording.ts'
import { perPack } from '#server/languages/per-pack.ts'
import type { Clause } from './clauses.ts'

/** A part of a clause that may appear in the summary; items (follow-ups, events and so on) come first. */
export interface Fragment {
  clause: Clause
  /** Offsets in the clause. */
  from: number
  to: number
  /** Weight relative to other items; defaults to 1. */
  weight?: number
}

const MAX_WORDS = 18
const MIN_WORDS = 4
/** In bare speech such a word starts a new thought once this many words precede it. */
const ENOUGH_WORDS = 7

/** Patterns of a language that show where text may be cut. */
const patternsOf = perPack(({ clauses, dates }) => ({
  joins: new RegExp(`^(?:${clauses.joins})$`, 'i'),
  dangling: new RegExp(`(?:[\\s,]+(?:${clauses.dangling}))+$`, 'iu'),
  particle: clauses.particles === '' ? null : new RegExp(`\\s(?:${clauses.particles})$`, 'iu'),
  /** Filler words that open a clause, if at least two other words follow. */
  opening: new RegExp(
    `^(?:(?:${clauses.openings}|${(dates.words['UM:0'] ?? 'um').replaceAll(', ', '|')})(?:,\\s*|\\s+))+(?=\\S+\\s+\\S)`,
    'iu',
  ),
  joining: new RegExp(`^(?:${clauses.joins}|${clauses.partOpeners.alone})\\s`, 'iu'),
  dependent: new RegExp(`^[\\s,;:]*(?:${clauses.dependents})(?![\\p{L}])`, 'iu'),
}))

export function overlap(a: Fragment, b: Fragment): boolean {
  return a.clause === b.clause && a.from < b.to && a.to > b.from
}

/** Compares two fragments by their place in the note. */
export function byPlace(a: Fragment, b: Fragment): number {
  return a.clause.sentence.index - b.clause.sentence.index || a.clause.at + a.from - (b.clause.at + b.from)
}

/** Returns a short clause whole, or the parts of a long one between commas, with short parts joined. */
export function cutFragments(clause: Clause): Fragment[] {
  const fragments: Fragment[] = []
  let from = 0
  const cut = (to: number) => {
    if (countWords(clause.text.slice(from, to)) >= MIN_WORDS) fragments.push({ clause, from, to })
    from = to
  }
  for (const { index } of clause.text.matchAll(/[,:;](?=\s)/g)) {
    if (countWords(clause.text.slice(from, index)) >= MAX_WORDS / 2) cut(index)
  }
  cut(clause.text.length)
  return fragments.flatMap(cutLong)
}

/** Cuts a long run of bare speech, which has no commas, where a small word seems to join two thoughts. */
function cutLong(fragment: Fragment): Fragment[] {
  const { clause, from, to } = fragment
  const words = [...clause.text.slice(from, to).matchAll(/\S+/g)]
  if (words.length <= 2 * MAX_WORDS) return [fragment]
  const pieces: Fragment[] = []
  let first = 0
  const { joins } = patternsOf(clause.pack)
  for (const [at, { 0: word, index }] of words.entries()) {
    const said = at - first
    if (said < MAX_WORDS && !(said >= ENOUGH_WORDS && joins.test(word))) continue
    pieces.push({ clause, from: from + (words[first]?.index ?? 0), to: from + index })
    first = at
  }
  return [...pieces, { clause, from: from + (words[first]?.index ?? 0), to }]
}

/** Returns a fragment's words as prose, without empty openings and dangling ends. */
export function textOf({ clause, from, to }: Fragment): string {
  const { dangling, particle, opening } = patternsOf(clause.pack)
  const said = trimSigns(clause.text.slice(from, to))
  const isWhole = particle?.test(said) === true && endsSentence(clause, from, to)
  return trimSigns(isWhole ? said : said.replace(dangling, '')).replace(opening, '')
}

function endsSentence({ text }: Clause, from: number, to: number): boolean {
  return /[.!?…]["”»]?\s*$/.test(text.slice(from, to)) || /^["”»]?[.!?…]/.test(text.slice(to))
}

/** Tells whether a fragment starts mid-sentence with a word that depends on what precedes it. */
export function isCutOff({ clause, from }: Fragment): boolean {
  return from > 0 && patternsOf(clause.pack).dependent.test(clause.text.slice(from, from + 20))
}

/**
 * Tells whether a sentence that was cut from bare speech begins with a word that joins it to what precedes it, or ends with one
 * that leads to what follows.
 */
export function isTorn({ clause, from, to }: Fragment): boolean {
  if (!clause.sentence.marks?.includes('restored') || from > 0) return false
  const { joining, dependent, dangling } = patternsOf(clause.pack)
  const text = clause.text.slice(0, to)
  return joining.test(text) || dependent.test(text) || dangling.test(trimSigns(text))
}

export function countWords(text: string): number {
  return text.trim().split(/\s+/).length
}

/** Returns the text of a clause with blanks in place of its dates before an offset. */
export function undated({ text, dated }: Clause, end = Number.POSITIVE_INFINITY): string {
  return dated
    .filter((date) => date.start < end)
    .reduce(
      (left, date) => left.slice(0, date.start) + ' '.repeat(Math.max(0, date.end - date.start)) + left.slice(date.end),
      text,
    )
}
