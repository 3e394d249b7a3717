import { isNameParticle } from '#server/languages/names/name-particles.ts'
import { isPlaceName } from '#server/languages/names/place-names.ts'
import type { RuleName } from '#server/languages/parts/rule.ts'
import type { WordLexicon } from '#server/languages/parts/word-lexicon.ts'
import { fold } from '#server/text/fold.ts'
import { tokenize } from '../text/tokens.ts'
import type { Clause } from './clauses/clauses.ts'
import { isFirstName, isOpeningVerb, isTitle, mayBeName, wordsAbout } from './names.ts'
import { capitalise } from './wording.ts'

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
    recognises:
      'The capitalised word that opens a clause, unless it is a first name or a name follows that it is no verb for.',
    applies: ({ clause, folded, opens, start, end }) =>
      opens && !isFirstName(folded) && (!isNameAfter(clause, end) || isOpeningVerb(clause, start, folded)),
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

/**
 * Tells whether a capitalised word follows that may be the rest of a name, not a title or a day: "Meeting Mr Okafor", "Dentist
 * Tuesday".
 */
function isNameAfter({ text, dated }: Clause, from: number): boolean {
  const next = /^ (\p{Lu}\p{Ll}+)/u.exec(text.slice(from))?.[1]
  const isDated = dated.some(({ start, end }) => start <= from + 1 && from + 1 < end)
  return next !== undefined && !isDated && !isTitle(fold(next))
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
