import type { Fragment } from '#server/analysis/builtin/clauses/fragments.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { fold } from '#server/text/fold.ts'
import { ME } from '#shared/commitment.ts'

const patternsOf = perPack(({ clauses: { partOpeners }, followUpTitles: { unresolved } }) => ({
  so: new RegExp(`[,;] (?:(?:${partOpeners.afterSign}) )?`, 'gu'),
  /** What is to be done with whoever or whatever the reason is about: "chase him". */
  toIt: unresolved && new RegExp(`^\\p{L}+ (?:${unresolved.persons}|${unresolved.things})(?![\\p{L}'])`, 'u'),
}))

/**
 * Leaves out the reason that precedes what is to be done: "The shop shuts at five, so pick up the paint", "Photographer hasn't
 * replied, chase him".
 */
export function afterReason({ clause, from, to }: Fragment): Fragment {
  const { text, folded, pack } = clause
  const { so, toIt } = patternsOf(pack)
  if (pack.verbs.isDeed(text.slice(from, to))) return { clause, from, to }
  const deed = [...folded.slice(from, to).matchAll(so)]
    .map(({ index, 0: sign }) => ({ at: from + index + sign.length, isLed: sign.length > 2 }))
    .find(({ at, isLed }) => (isLed || toIt?.test(folded.slice(at))) && pack.verbs.isDeed(text.slice(at, to)))
  return { clause, from: deed?.at ?? from, to }
}

/** Returns the owner of a statement: not whom its reason is about, unless that person is addressed. */
export function ownerAfterReason(owner: string | null, { clause, from }: Fragment, deed: Fragment): string | null {
  const reason = fold(clause.text.slice(from, deed.from))
  if (owner === null || owner === ME || !reason.includes(fold(owner))) return owner
  return reason.startsWith(`${fold(owner)},`) ? owner : ME
}
