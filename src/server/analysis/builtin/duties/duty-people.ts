import { type Clause, cutClause } from '#server/analysis/builtin/clauses/clauses.ts'
import { namesIn } from '#server/analysis/builtin/find-names.ts'
import {
  isFirstName,
  isOpeningVerb,
  isTitle,
  mayBeName,
  withTitle,
  wordsAbout,
} from '#server/analysis/builtin/names.ts'
import { capitalise } from '#server/analysis/builtin/wording.ts'
import type { LanguagePack } from '#server/languages/language-pack.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { fold } from '#server/text/fold.ts'

export type PersonSurety = 'known' | 'named' | 'anyone'

/** How many clauses before a pronoun may name the person it stands for. */
const NAME_REACH = 2

const patternsOf = perPack(({ names }) => ({
  endings: names.noNameEndings.split(' ').filter((ending) => ending.length >= MIN_ENDING),
  plural: new RegExp(`\\p{L}(?:${names.pluralEnding})$`, 'u'),
  concerned: new RegExp(`(?:^|[^\\p{L}])(?:${names.concerns})\\s*$`, 'u'),
  titled: new RegExp(`(?:(?:${names.personTitles.replaceAll(' ', '|')})\\.?\\s+)+$`, 'u'),
  opens: /^[^\p{L}]*(\p{Lu}[\p{L}-]+)/u,
  opened: new RegExp(`^[^\\p{L}]*(\\p{Lu}[\\p{L}-]+)(?:${names.endsSubject}|['’]s\\s)(?!\\p{L})`, 'u'),
}))

/**
 * Returns the person named by some words of a clause, as spoken: a name, a name with its title, or a role with its article.
 * Null if they are unlikely to name a person.
 * @param at offset of the words in the clause's text
 * @param sure whether the words around leave no doubt that it is a person: `named`, who may have any name, or `anyone`, who
 *   may also be called by a noun
 */
export function personIn(clause: Clause, at: number, said: string, sure: PersonSurety): string | null {
  const { determiners, roles, belongs, stopWords } = wordsAbout(clause.pack)
  const { plural } = patternsOf(clause.pack)
  if (clause.dated.some(({ start, end }) => start < at + said.length && end > at)) return null
  const all = said.split(/,? +|(?<=['’])/u).filter((word) => word !== '')
  const first = fold(all[0] ?? '')
  const isDetermined = all.length > 1 && determiners.has(first)
  const words = isDetermined ? all.slice(1) : all
  const folded = words.map(fold)
  const titled = folded.findIndex(isTitle)
  if (titled >= 0 && titled < words.length - 1) {
    return [...words.slice(titled, -1), capitalise(words.at(-1) ?? '')].join(' ')
  }
  const [last, lastFolded] = [words.at(-1) ?? '', folded.at(-1) ?? '']
  const isRole = roles.has(lastFolded) || (roles.has(folded[0] ?? '') && belongs.has(folded[1] ?? ''))
  // Any word that opens a sentence has a capital.
  const isOpening = words.length === 1 && !/\p{L}/u.test(clause.text.slice(0, at))
  const isNoName = isOpening && (sure === 'known' || isOpeningVerb(clause, at, lastFolded))
  const isWritten = !clause.bare && /^\p{Lu}\p{Ll}/u.test(last) && !isNoName
  const isKnown = isFirstName(lastFolded) || isWritten
  const isPerson = sure === 'anyone'
  const isNew = clause.bare && sure !== 'known' && !isDetermined && !roles.has(lastFolded)
  const before = isAdverb(words.at(-2) ?? '', clause.pack) ? '' : (words.at(-2) ?? '')
  // Two capitals are a name even in a long run of words.
  const isFullName = /^\p{Lu}\p{Ll}/u.test(before) && /^\p{Lu}\p{Ll}/u.test(last)
  const isBare = clause.bare && !isFullName
  if ((isKnown || isNew || isFullName) && mayBeName(last, lastFolded, isBare, clause.pack.words)) {
    const isFull = /^\p{Lu}\p{Ll}/u.test(before) && mayBeName(before, fold(before), isBare, clause.pack.words)
    return isFull ? `${before} ${capitalise(last)}` : capitalise(last)
  }
  const isOthers = isDetermined && isPerson && !stopWords.has(folded[0] ?? '')
  if (isRole || isOthers) return capitalise(said.trim())
  return isDetermined && isPerson && plural.test(lastFolded) ? capitalise(said.trim()) : null
}

/** Minimum length of an ending that shows an adverb and no name. */
const MIN_ENDING = 4

/** Tells whether a word with a capital is an adverb that opens a sentence: "Logiquement Sarah m'envoie …". */
function isAdverb(word: string, pack: LanguagePack): boolean {
  const { endings } = patternsOf(pack)
  return !isFirstName(fold(word)) && endings.some((ending) => fold(word).endsWith(ending))
}

/** Returns the person named last before an offset of a clause, in it or in the clauses before. Null if there is none. */
export function personBefore(clauses: readonly Clause[], at: number, from: number): string | null {
  for (let back = 0; back <= NAME_REACH; back++) {
    const clause = clauses[at - back]
    if (!clause) return null
    const own = back === 0 ? cutClause(clause, 0, from) : clause
    const { opened: subject, opens } = patternsOf(own.pack)
    const opened = own.bare ? undefined : (back === 0 ? opens : subject).exec(own.text)?.[1]
    const isName = opened !== undefined && isFirstName(fold(opened))
    const all = [...(isName ? [opened] : []), ...namesIn(own, own.pack.words)]
    const name = lastSubject(all, own)
    if (name !== undefined) return withTitle(name, own)
  }
  return null
}

/**
 * Returns the person to whom "she" or "he" refers after some words: the one named last, unless only as somebody with whom
 * another person deals ("Graham takes it over from Sophie").
 */
export function lastSubject(names: readonly string[], { folded, pack }: Pick<Clause, 'folded' | 'pack'>) {
  const { concerned, titled } = patternsOf(pack)
  const isConcerned = (name: string) =>
    concerned.test(folded.slice(0, Math.max(0, folded.indexOf(fold(name)))).replace(titled, ''))
  return names.findLast((name) => !isConcerned(name)) ?? names.at(-1)
}
