import type { LanguagePack } from '#server/languages/language-pack.ts'
import { compileRules } from '#server/languages/parts/text-rule.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { foldInPlace } from '#server/text/fold.ts'
import type { Evidence } from '#shared/contract/analysis.ts'
import type { Language } from '#shared/languages.ts'
import { type Clause, cutClause, evidenceOf, evidenceWithin } from './clauses/clauses.ts'
import { countWords, type Fragment, textOf } from './clauses/fragments.ts'
import { thoughtEnd } from './clauses/thoughts.ts'
import { capitalise } from './wording.ts'

export interface FoundPoint {
  point: { text: string; evidence: Evidence }
  /** The words from the cue on, for the summary. */
  fragment: Fragment
}

/** Matches a text that ends in a question mark. */
export const QUESTION_MARK = /[?]\s*$/

/** The maximum length of a point in the summary, in letters. */
const MAX_LENGTH = { plain: 120, bare: 80 }
/** Maximum number of words: a longer run of bare speech states many things, so only the words at the cue are the point. */
const MAX_BARE_WORDS = 18
const MIN_WORDS_BESIDE = 3
/** Cues that refer to what precedes them: "we don't pay, that's decided". */
const backwardOf = perPack(({ words }) => new RegExp(`^(?:${words.backward})$`))
const BACKWARD_REACH = 70

/**
 * Returns the clauses that match, as points with their evidence.
 * @param maxBareWords in a bare clause with more words, only the words at the cue are the point
 */
export function findPoints(
  clauses: readonly Clause[],
  cue: RegExp,
  language: Language,
  maxBareWords = MAX_BARE_WORDS,
): FoundPoint[] {
  return clauses.flatMap((clause) => {
    const found = cue.exec(clause.folded)
    if (!found) return []
    const fragment = { clause, ...reachOf(clause, found.index, found[0], language) }
    // A question mark shows where a question ends.
    const most = QUESTION_MARK.test(clause.text) ? MAX_BARE_WORDS : maxBareWords
    // A question that ends with its cue is about the words before it: "we lost two and nobody knows why".
    const before = countWords(clause.text.slice(0, found.index))
    const after = countWords(clause.text.slice(found.index + found[0].length))
    const isApart = before >= MIN_WORDS_BESIDE && after >= MIN_WORDS_BESIDE
    const long = clause.bare && countWords(clause.text) > (isApart ? most : MAX_BARE_WORDS)
    const text = capitalise((long && textOf(fragment)) || clause.text)
    const evidence = evidenceWithin(clause, found.index, found.index + found[0].length)
    return [{ point: { text, evidence }, fragment }]
  })
}

/** Matches the number of an item at the beginning of folded words. */
export const listNumberOf = perPack(({ points }) => compileRules(points.listNumbers))

/** Returns the text of a point without the number of an item: "Second, we buy no more". */
export function pointText(text: string, pack: LanguagePack): string {
  return capitalise(text.slice(listNumberOf(pack).exec(foldInPlace(text))?.[0].length ?? 0))
}

/** Returns a part of a clause as a point, with its words as evidence. */
export function toPoint(fragment: Fragment): FoundPoint {
  const evidence = evidenceOf(cutClause(fragment.clause, fragment.from, fragment.to))
  return { point: { text: pointText(textOf(fragment), fragment.clause.pack), evidence }, fragment }
}

/** Returns the range from the cue on, or up to the cue if it refers back and nothing shows where that begins. */
function reachOf(
  { text, folded, bare, pack }: Clause,
  index: number,
  cue: string,
  language: Language,
): { from: number; to: number } {
  if (bare && backwardOf(pack).test(cue) && index > BACKWARD_REACH) {
    return { from: text.indexOf(' ', index - BACKWARD_REACH) + 1, to: index + cue.length }
  }
  const most = bare
    ? Math.min(MAX_LENGTH.bare, thoughtEnd(folded, index + cue.length, language) - index)
    : MAX_LENGTH.plain
  if (text.length - index <= most) return { from: index, to: text.length }
  const space = text.lastIndexOf(' ', index + most)
  return { from: index, to: space > index ? space : text.length }
}
