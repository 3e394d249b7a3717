import { openingPattern } from '#server/analysis/builtin/clauses/clause-opening.ts'
import type { Clause } from '#server/analysis/builtin/clauses/clauses.ts'
import { isFirstName, nameAt } from '#server/analysis/builtin/names.ts'
import { trimSigns } from '#server/analysis/builtin/wording.ts'
import type { LanguagePack } from '#server/languages/language-pack.ts'
import type { WordLexicon } from '#server/languages/parts/word-lexicon.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { foldInPlace } from '#server/text/fold.ts'

/** The person to whom each clause of a dictated message is addressed. Clauses that are addressed to nobody are not in it. */
export type Addressees = ReadonlyMap<Clause, string>

const patternsOf = perPack(({ names, clauses, words }) => {
  const opening = openingPattern(`${names.joins.replaceAll(' ', '|')}|${clauses.openings}`)
  const name = '(?<name>[\\p{L}-]{2,})(?![\\p{L}])'
  return {
    greeted: new RegExp(`${opening}(?:${names.greetings}),? (?<who>(?<title>${words.titles})?${name})`, 'du'),
    courtesy: new RegExp(
      `^[^\\p{L}]*(?:${names.greetings}|${names.farewells})(?:[^\\p{L}]+\\p{L}+){0,3}[^\\p{L}]*$`,
      'u',
    ),
    ends: new RegExp(`(?<![\\p{L}])(?:${names.farewells})(?![\\p{L}])`, 'u'),
    titled: new RegExp(`^[^\\p{L}]*(?<who>(?<title>${words.titles})${name})(?=[,:])`, 'du'),
  }
})

/**
 * Finds the addressee of each message within a note: the person who is greeted, for all clauses up to the message's end or the
 * next greeting.
 */
export function findAddressees(clauses: readonly Clause[], lexicon: WordLexicon): Addressees {
  const addressees = new Map<Clause, string>()
  let addressee: string | null = null
  for (const [at, clause] of clauses.entries()) {
    addressee = greetedIn(clause, at === 0, lexicon) ?? addressee
    if (addressee === null) continue
    addressees.set(clause, addressee)
    if (patternsOf(clause.pack).ends.test(clause.folded)) addressee = null
  }
  return addressees
}

/** Tells whether a clause only greets or takes leave: "Hi Karen,", "Kind regards, Tom." */
export function isCourtesy({ folded, pack }: Clause): boolean {
  return patternsOf(pack).courtesy.test(folded)
}

/** Removes a greeting at the beginning of some words: "hi Megan could you …". */
export function withoutGreeting(words: string, pack: LanguagePack): string {
  const found = patternsOf(pack).greeted.exec(foldInPlace(words))
  return found ? trimSigns(words.slice(found[0].length)) : words
}

/**
 * Returns the person greeted at the beginning of a clause: "Dear Mr Brown", "hola Carmen", or in the first words "Madame
 * Petit,".
 */
function greetedIn(clause: Clause, isFirst: boolean, lexicon: WordLexicon): string | null {
  const { greeted, titled } = patternsOf(clause.pack)
  const found = greeted.exec(clause.folded) ?? (isFirst ? titled.exec(clause.folded) : null)
  const { who = '', name = '', title } = found?.groups ?? {}
  const [start, end] = found?.indices?.groups?.who ?? [0, 0]
  // In bare speech any word may follow "hello", and "Evening Standard" greets nobody.
  const isCertain =
    title !== undefined || isFirstName(name) || (!clause.bare && /^[,.:;!]/.test(clause.text.slice(end)))
  if (!found || !isCertain) return null
  return nameAt({ ...clause, bare: true }, start, who, lexicon)
}
