import type { LanguagePack } from '#server/languages/language-pack.ts'
import { acrossPacks, packOf } from '#server/languages/languages.ts'
import { FIRST_NAMES } from '#server/languages/names/first-names.ts'
import { isNameParticle } from '#server/languages/names/name-particles.ts'
import { isPlaceName } from '#server/languages/names/place-names.ts'
import type { RuleName } from '#server/languages/parts/rule.ts'
import type { WordLexicon } from '#server/languages/parts/word-lexicon.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { fold } from '#server/text/fold.ts'
import { tokenize } from '../text/tokens.ts'
import type { Clause } from './clauses/clauses.ts'
import { capitalise, wordsOf } from './wording.ts'

/** The words of one language that indicate names. */
const wordsAbout = perPack(({ names, words }) => ({
  noNames: wordsOf(names.noNames),
  introduce: wordsOf(names.introduce),
  places: wordsOf(names.places),
  articles: wordsOf(names.articles),
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
export function isOpeningVerb({ text, pack }: Clause, at: number, folded: string): boolean {
  return !/\p{L}/u.test(text.slice(0, at)) && !isFirstName(folded) && pack.verbs.isDeed(`${folded} `)
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
    const before = /(?<![\p{L}'’-])(\p{Lu}\p{Ll}[\p{L}-]*) $/u.exec(clause.text.slice(0, from))?.[1]
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
  const before = /([\p{L}]+) $/u.exec(folded.slice(0, at))?.[1] ?? ''
  const { articles, belongs } = wordsAbout(pack)
  const determined = articles.has(before) || belongs.has(before)
  return determined && /^\p{Ll}/u.test(text.slice(at)) && !isFirstName(who) && !who.includes(' ')
}

/** A word of a clause that may be a name, with its context. */
interface NameCandidate {
  clause: Clause
  lexicon: WordLexicon
  words: ReturnType<typeof wordsAbout>
  /** The word as in the text; `folded` is its folded form. */
  word: string
  folded: string
  start: number
  end: number
  /** Whether it opens the clause. */
  opens: boolean
  /** The folded word before it; empty for the first. */
  before: string
  /** Whether a title precedes it: "doctor Ruiz". */
  titled: boolean
  /** Whether a preposition of place leads to it, directly or through preceding capitals: "in Manhattan Beach". */
  placed: boolean
  /** Whether it goes on right after a capitalised word that describes something. */
  describes: boolean
  /** Whether it follows "with" or another word that introduces a name. */
  introduced: boolean
  /** Where the previous name ended; -1 when there is none. */
  nameEnd: number
}

/** A rule that decides whether a word is a name. */
interface NameRule extends RuleName {
  applies: (candidate: NameCandidate) => boolean
  makes: 'no name' | 'name' | 'next part' | 'hyphenated part' | 'glued part'
}

/** All name rules. The first that applies to a word decides. */
export const NAME_RULES: readonly NameRule[] = [
  {
    id: 'name.title',
    recognises: 'A title or its article, which is not part of the name: "doctor Ruiz".',
    applies: ({ words, folded }) => words.passedOver.has(folded),
    makes: 'no name',
  },
  {
    id: 'name.place',
    recognises: 'A place after a preposition: "in Manhattan Beach", "at the Grand Oak Inn".',
    applies: ({ placed }) => placed,
    makes: 'no name',
  },
  {
    id: 'name.hyphenated',
    recognises: 'A part joined to a name by a hyphen: "Jean-Luc".',
    applies: ({ clause, start, nameEnd }) =>
      nameEnd >= 0 && nameEnd === start - 1 && clause.text.charAt(nameEnd) === '-',
    makes: 'hyphenated part',
  },
  {
    id: 'name.particle',
    recognises: 'A small word between the parts of a name: "Ludwig van Beek". Where it also means "of", it is none.',
    applies: ({ clause, words, word, folded, start, end, nameEnd }) =>
      nameEnd === start - 1 &&
      clause.text.charAt(nameEnd) === ' ' &&
      (/^\p{Lu}['’]$/u.test(word) || (isNameParticle(folded) && !words.belongs.has(folded))) &&
      leadsToName(clause.text.slice(end)),
    makes: 'next part',
  },
  {
    id: 'name.after-apostrophe',
    recognises: 'The rest of a name after an apostrophe: "Chiara D\'Angelo".',
    applies: ({ clause, start, nameEnd }) => nameEnd === start && /['’]$/u.test(clause.text.slice(0, start)),
    makes: 'glued part',
  },
  {
    id: 'name.common-word',
    recognises: 'A word without a capital, or one known not to be a name.',
    applies: ({ clause, lexicon, word, folded, titled, introduced }) =>
      !mayBeName(word, folded, clause.bare && (introduced || titled || isFirstName(folded)), lexicon),
    makes: 'no name',
  },
  {
    id: 'name.described',
    recognises:
      'Capitalised words after an article or "of" that are no first names: "the Toledo site", "la gente de Pinar Capital".',
    applies: ({ words, folded, before, titled, describes }) =>
      !isFirstName(folded) && !titled && (describes || words.articles.has(before) || words.belongs.has(before)),
    makes: 'no name',
  },
  {
    id: 'name.date',
    recognises: 'A word of a date: "Easter".',
    // A day and its hour may be apart, with a name between them: "lundi, je vois Paul à neuf heures et demie".
    applies: ({ clause, start }) => clause.dated.some((date) => start >= date.start && start < date.end),
    makes: 'no name',
  },
  {
    id: 'name.opening',
    recognises: 'The capitalised word that opens a clause, unless it is a first name or another one follows.',
    applies: ({ clause, folded, opens, end }) => opens && !isFirstName(folded) && !isNameAfter(clause.text.slice(end)),
    makes: 'no name',
  },
  {
    id: 'name.next-part',
    recognises: 'The next part of a name: "Ana Ruiz".',
    applies: ({ clause, start, nameEnd }) => nameEnd === start - 1 && /^ \p{Lu}/u.test(clause.text.slice(nameEnd)),
    makes: 'next part',
  },
  {
    id: 'name.name',
    recognises: 'Any other word that may be a name: a capitalised one, or in bare speech one after "with".',
    applies: () => true,
    makes: 'name',
  },
]

/** Tells whether some words go on with a capital, after more particles: "la Torre" of "de la Torre". */
function leadsToName(words: string): boolean {
  const [, small = '', capital] = /^((?: \p{Ll}{2,5}){0,2}) ?(\p{Lu})/u.exec(words) ?? []
  return capital !== undefined && small.split(' ').every((word) => word === '' || isNameParticle(word))
}

/** Returns a name with the title that precedes it in a clause: "Mrs Adeyemi"; the name alone if none does. */
export function withTitle(name: string, { text }: Clause): string {
  const at = text.indexOf(name)
  const title = /(\p{L}+\.?) $/u.exec(text.slice(0, Math.max(0, at)))?.[1]
  return title !== undefined && isTitle(fold(title.replace('.', ''))) ? `${capitalise(title)} ${name}` : name
}

/** Tells whether some words begin with a capitalised word that may be the rest of a name, not a title: "Meeting Mr Okafor". */
function isNameAfter(words: string): boolean {
  const next = /^ (\p{Lu}\p{Ll}+)/u.exec(words)?.[1]
  return next !== undefined && !isTitle(fold(next))
}

interface NameSearch {
  /** Whether the clause begins right after "with" or a similar word. */
  introduced?: boolean
  /** Called with each rule that decides, for tests. */
  observe?: (rule: RuleName) => void
}

/** Finds the names in a clause. */
export function namesIn(
  clause: Clause,
  lexicon: WordLexicon,
  { introduced: isLed = false, observe }: NameSearch = {},
): string[] {
  const names: string[] = []
  const words = wordsAbout(clause.pack)
  const tokens = tokenize(clause.text)
  let introduced = isLed
  let placed = false
  let nameEnd = -1
  let describedEnd = -1
  for (const [at, { folded, start, end }] of tokens.entries()) {
    const word = clause.text.slice(start, end)
    const before = tokens[at - 1]?.folded ?? ''
    const titled = isTitle(before)
    const led = words.articles.has(before) ? (tokens[at - 2]?.folded ?? '') : before
    const leadsToPlace =
      (words.places.has(before) || words.places.has(led)) && (!isFirstName(folded) || isPlaceName(folded))
    placed = !titled && /^\p{Lu}/u.test(word) && (leadsToPlace || (placed && /^\p{L}/u.test(before)))
    // "With" introduces a name, also past an article and a title; "and" continues after one.
    if (words.introduce.has(before)) introduced = true
    else if (at > 0 && (clause.bare ? !titled : !words.passedOver.has(before))) {
      introduced = words.joins.has(before) && names.length > 0
    }
    const describes = describedEnd >= 0 && describedEnd === start - 1
    const around = { before, titled, placed, describes, introduced, nameEnd, opens: at === 0 && !isLed }
    const candidate = { clause, lexicon, words, word, folded, start, end, ...around }
    const rule = NAME_RULES.find(({ applies }) => applies(candidate))
    if (!rule) continue
    observe?.(rule)
    if (rule.id === 'name.described') describedEnd = end
    if (rule.makes === 'no name') continue
    if (rule.makes === 'hyphenated part') names[names.length - 1] = `${names.at(-1)}-${capitalise(word)}`
    else if (rule.makes === 'glued part') names[names.length - 1] = `${names.at(-1)}${word}`
    else if (rule.makes === 'next part') names[names.length - 1] = `${names.at(-1)} ${word}`
    else names.push(capitalise(word))
    nameEnd = end
  }
  return [...new Set(names)]
}
