import type { LanguagePack } from '#server/languages/language-pack.ts'
import { acrossPacks, packOf } from '#server/languages/languages.ts'
import { FIRST_NAMES } from '#server/languages/names/first-names.ts'
import { isPlaceName } from '#server/languages/names/place-names.ts'
import type { WordLexicon } from '#server/languages/parts/word-lexicon.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { fold } from '#server/text/fold.ts'
import type { Clause } from './clauses/clauses.ts'
import { capitalise, wordsOf } from './wording.ts'

/** The words of one language that indicate names. */
export const wordsAbout = perPack(({ names, words, titles }) => ({
  noNames: wordsOf(names.noNames),
  introduce: wordsOf(names.introduce),
  places: wordsOf(names.places),
  articles: wordsOf(names.articles),
  /** Articles, possessives and other words before a noun. */
  determiners: wordsOf(`${names.articles} ${titles.determiners}`),
  /** Nouns that mean a person or a firm. */
  roles: new Set(names.roles.split(' ').map(fold)),
  belongs: wordsOf(names.belongs),
  joins: wordsOf(names.joins),
  passedOver: wordsOf(`${names.articlesBeforeTitles} ${names.personTitles}`),
  stopWords: wordsOf(words.stopWords),
  emphasis: names.emphasis === '' ? null : new RegExp(`,? (?:${names.emphasis.replaceAll(' ', '|')}),?$`, 'u'),
  noNameEndings: names.noNameEndings.split(' '),
}))

const KNOWN_NAMES = new Set(FIRST_NAMES.trim().split(/\s+/))
/** The titles of all languages: a Spanish note may mention Mr Smith. */
const personTitles = acrossPacks((packs) => new Set(packs.flatMap(({ names }) => names.personTitles.split(' '))))

/** Tells whether a folded word is a first name, whatever its case. */
export function isFirstName(folded: string): boolean {
  return KNOWN_NAMES.has(folded)
}

/** Tells whether a folded word is a title that precedes a name. */
export function isTitle(folded: string): boolean {
  return personTitles().has(folded)
}

/** Tells whether a language lists a folded word as not a name: "ella" in Spanish. */
export function isNoName(folded: string, pack: LanguagePack): boolean {
  return wordsAbout(pack).noNames.has(folded)
}

/** Tells whether a folded word after a title may be the name. It is not in "the doctor with" or "el ingeniero del agua". */
export function mayFollowTitle(folded: string, pack: LanguagePack): boolean {
  const { stopWords, belongs, joins, places } = wordsAbout(pack)
  return ![stopWords, belongs, joins, places].some((words) => words.has(folded))
}

/** Tells whether a word may be a name: it has a capital, or in bare speech is not a common word. */
export function mayBeName(word: string, folded: string, bare: boolean, lexicon: WordLexicon): boolean {
  const { noNames, stopWords, noNameEndings } = wordsAbout(packOf(lexicon.language))
  if (folded.length < 2 || noNames.has(folded) || stopWords.has(folded)) return false
  if (/^(?:O['’])?\p{Lu}\p{Ll}/u.test(word)) return true
  if (bare) return isFirstName(folded) || !noNameEndings.some((ending) => folded.endsWith(ending))
  return false
}

/** Tells whether a word that opens a clause is the verb of what is to be done rather than a name: "Reservar mesa". */
export function isOpeningVerb(clause: Clause, at: number, folded: string): boolean {
  return opensUnnamed(clause, at, folded) && clause.pack.verbs.isDeed(`${folded} `)
}

/** Tells whether a word that opens a clause is an order rather than a name: "Imprime la ficha". */
export function isOpeningOrder(clause: Clause, at: number, folded: string): boolean {
  return opensUnnamed(clause, at, folded) && clause.pack.verbs.ofImperative(folded) !== null
}

function opensUnnamed({ text }: Clause, at: number, folded: string): boolean {
  return !/\p{L}/u.test(text.slice(0, at)) && !isFirstName(folded)
}

/** Returns the name as spoken, with a capital; null when the word can't be a name. */
export function nameAt(clause: Clause, at: number, who: string, lexicon: WordLexicon): string | null {
  const { emphasis } = wordsAbout(clause.pack)
  const bareName = emphasis ? who.replace(emphasis, '') : who
  const words = clause.text.slice(at, at + bareName.length).split(' ')
  const last = words.at(-1) ?? ''
  if (!mayBeName(last, bareName.split(' ').at(-1) ?? '', clause.bare, lexicon)) return null
  if (isThing(clause, at, bareName) || isOpeningVerb(clause, at, bareName)) return null
  // "La señora Ruiz": titles are written as they are spoken.
  return capitalise(words.map((word, at) => (at === words.length - 1 ? capitalise(word) : word)).join(' '))
}

/** Within how many letters before a name the word before it begins: a search of the whole text would take too long. */
const WORD_REACH = 60

function wordBefore(text: string, at: number): string {
  return text.slice(Math.max(0, at - WORD_REACH), at)
}

/** The longest name has this many words beside the one that a pattern found: "Juan Carlos Ruiz Peña". */
const MAX_OTHER_PARTS = 3

/**
 * Returns a name with the parts of it that stand beside it in the text: "María José" for "María", "Marta Ruiz" for "Ruiz".
 * Capitals alone tell the parts, so that in bare speech the name stays as it is.
 * @param at where the found name is in the clause
 * @returns the whole name, and where it is in the clause
 */
export function withOtherParts(
  name: string,
  clause: Clause,
  at: { start: number; end: number },
  lexicon: WordLexicon,
): { name: string; start: number; end: number } {
  const irish = /(?<!\p{L})O['’]$/u.exec(clause.text.slice(0, at.start))?.[0].length ?? 0
  let { start: from, end: to } = { start: at.start - irish, end: at.end }
  for (let parts = 0; parts < MAX_OTHER_PARTS; parts++) {
    const next = /^ ((?:O['’])?\p{Lu}\p{Ll}[\p{L}-]*)(?!['’\p{L}])/u.exec(clause.text.slice(to))?.[1]
    if (next === undefined || !isPart(next, clause, to + 1, lexicon)) break
    to += next.length + 1
  }
  for (let parts = 0; parts < MAX_OTHER_PARTS; parts++) {
    const before = /(?<![\p{L}'’-])(\p{Lu}\p{Ll}[\p{L}-]*) $/u.exec(wordBefore(clause.text, from))?.[1]
    if (before === undefined || !isPart(before, clause, from - before.length - 1, lexicon)) break
    // The word that opens a clause has a capital whatever it is.
    const opens = from - before.length - 1 === (/\p{L}/u.exec(clause.text)?.index ?? 0)
    if (opens && !isFirstName(fold(before))) break
    from -= before.length + 1
  }
  return { name: `${clause.text.slice(from, at.start)}${name}${clause.text.slice(at.end, to)}`, start: from, end: to }
}

function isPart(word: string, { dated }: Clause, at: number, lexicon: WordLexicon): boolean {
  const isDate = dated.some((date) => at >= date.start && at < date.end)
  return !isDate && !isTitle(fold(word)) && !isPlaceName(fold(word)) && mayBeName(word, fold(word), false, lexicon)
}

/** Tells whether an article or "of" precedes an unknown word without a capital: "the lorry has to go". */
function isThing({ text, folded, pack }: Clause, at: number, who: string): boolean {
  const before = /([\p{L}]+) $/u.exec(wordBefore(folded, at))?.[1] ?? ''
  const { articles, belongs } = wordsAbout(pack)
  const determined = articles.has(before) || belongs.has(before)
  return determined && /^\p{Ll}/u.test(text.slice(at)) && !isFirstName(who) && !who.includes(' ')
}

/** Returns a name with the title that precedes it in a clause: "Mrs Adeyemi"; the name alone if none does. */
export function withTitle(name: string, { text }: Clause): string {
  const at = text.indexOf(name)
  const title = /(\p{L}+\.?) $/u.exec(text.slice(0, Math.max(0, at)))?.[1]
  return title !== undefined && isTitle(fold(title.replace('.', ''))) ? `${capitalise(title)} ${name}` : name
}
