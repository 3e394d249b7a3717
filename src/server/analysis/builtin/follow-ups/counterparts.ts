import type { Clause } from '#server/analysis/builtin/clauses/clauses.ts'
import { isFirstName, nameAt, withOtherParts } from '#server/analysis/builtin/names.ts'
import type { WordLexicon } from '#server/languages/parts/word-lexicon.ts'
import { ME } from '#shared/commitment.ts'
import type { FollowUp } from './follow-up.ts'

interface Patterns {
  toMe: RegExp
  recipient: RegExp
  toFirstName: RegExp
}

const compiled = new WeakMap<WordLexicon, Patterns>()

/**
 * Returns the person to whom a follow-up is promised: `me` for what somebody else does for the speaker, a name for what the
 * speaker does for somebody. Null if it is not said, and for follow-ups without an owner.
 */
export function findCounterpart({ clause, who, from, to }: FollowUp, lexicon: WordLexicon): string | null {
  if (who === null) return null
  const { toMe, recipient, toFirstName } = patternsOf(lexicon)
  if (who !== ME) return toMe.test(clause.folded.slice(from, to)) ? ME : null
  return nameBy(recipient, clause, from, to, lexicon) ?? nameBy(toFirstName, clause, from, to, lexicon, true)
}

function patternsOf(lexicon: WordLexicon): Patterns {
  const known = compiled.get(lexicon)
  if (known) return known
  const name = (group: number) => `(?<to${group}>(?:${lexicon.titles})?[\\p{L}-]{2,})(?![\\p{L}'])`
  let groups = 0
  const read = (source: string) =>
    new RegExp(
      source.replaceAll('NAME', () => name(groups++)),
      'gu',
    )
  const made = {
    toMe: new RegExp(lexicon.toMe, 'u'),
    recipient: read(lexicon.recipient),
    toFirstName: read(lexicon.toFirstName),
  }
  compiled.set(lexicon, made)
  return made
}

/** Returns the first name in a position where a pattern expects one. */
function nameBy(
  pattern: RegExp,
  clause: Clause,
  from: number,
  to: number,
  lexicon: WordLexicon,
  firstNamesOnly = false,
): string | null {
  const words = clause.folded.slice(from, to)
  for (const match of words.matchAll(pattern)) {
    const named = Object.values(match.groups ?? {}).find((group) => group !== undefined)
    if (named === undefined) continue
    const at = from + match.index + match[0].lastIndexOf(named)
    if (isDated(clause, at)) continue
    // In bare speech any word may look like a name, but first names and titles are recognised in any case.
    const sure = named.includes(' ') || isFirstName(named)
    const name = nameAt(sure ? { ...clause, bare: true } : clause, at, named, lexicon)
    if (name !== null && (sure || !(clause.bare || firstNamesOnly)))
      return withOtherParts(name, clause, { start: at, end: at + named.length }, lexicon).name
  }
  return null
}

function isDated({ dates }: Clause, at: number): boolean {
  return dates.some(({ start, end }) => at >= start && at < end)
}
