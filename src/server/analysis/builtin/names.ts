import { acrossPacks, packOf } from '#server/languages/languages.ts'
import { FIRST_NAMES } from '#server/languages/names/first-names.ts'
import type { WordLexicon } from '#server/languages/parts/word-lexicon.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { tokenize } from '../text/tokens.ts'
import type { Clause } from './clauses.ts'
import { capitalise, wordsOf } from './wording.ts'

/** The words of one language that tell where names are. */
const wordsAbout = perPack(({ names, words }) => ({
  noNames: wordsOf(names.noNames),
  introduce: wordsOf(names.introduce),
  places: wordsOf(names.places),
  articles: wordsOf(names.articles),
  belongs: wordsOf(names.belongs),
  joins: wordsOf(names.joins),
  passedOver: wordsOf(`${names.articlesBeforeTitles} ${names.personTitles}`),
  stopWords: wordsOf(words.stopWords),
  emphasis: names.emphasis === '' ? null : new RegExp(`,? (?:${names.emphasis}),?$`, 'u'),
  noNameEndings: names.noNameEndings,
}))

const KNOWN_NAMES = new Set(FIRST_NAMES.trim().split(/\s+/))
/** Of all languages: a Spanish note may speak of Mr Smith. */
const personTitles = acrossPacks((packs) => new Set(packs.flatMap(({ names }) => names.personTitles.split(' '))))

/** Whether a folded word is somebody's first name, whatever its letters look like. */
export function isFirstName(folded: string): boolean {
  return KNOWN_NAMES.has(folded)
}

/** Whether a folded word is a title that a name follows. */
export function isTitle(folded: string): boolean {
  return personTitles().has(folded)
}

/** Whether a word, as it stands in a text, may be somebody's name: with a capital, or in bare speech no common word. */
export function mayBeName(word: string, folded: string, bare: boolean, lexicon: WordLexicon): boolean {
  const { noNames, stopWords, noNameEndings } = wordsAbout(packOf(lexicon.language))
  if (folded.length < 2 || noNames.has(folded) || stopWords.has(folded)) return false
  if (/^\p{Lu}\p{Ll}/u.test(word)) return true
  if (bare) return isFirstName(folded) || !noNameEndings.test(folded)
  return false
}

/** The name as spoken, with a capital; null where the word can't be one. */
export function nameAt(clause: Clause, at: number, who: string, lexicon: WordLexicon): string | null {
  const { emphasis } = wordsAbout(clause.pack)
  const bareWho = emphasis ? who.replace(emphasis, '') : who
  const words = clause.text.slice(at, at + bareWho.length).split(' ')
  const last = words.at(-1) ?? ''
  if (!mayBeName(last, bareWho.split(' ').at(-1) ?? '', clause.bare, lexicon)) return null
  return words.map((word) => capitalise(word)).join(' ')
}

/** The names in a clause: words with a capital that don't open it, and in bare speech what follows "with". */
export function namesIn(clause: Clause, lexicon: WordLexicon): string[] {
  const names: string[] = []
  const { introduce, places, articles, belongs, joins, passedOver } = wordsAbout(clause.pack)
  const tokens = tokenize(clause.text)
  const dated = (start: number) => clause.dates.some((date) => start >= date.start && start < date.end)
  let introduced = false
  // "In Manhattan Beach": what goes on with capitals is the place's name too.
  let placed = false
  // Where a name ends that a hyphen may go on from.
  let nameEnd = -1
  for (const [at, { folded, start, end }] of tokens.entries()) {
    const word = clause.text.slice(start, end)
    const before = tokens[at - 1]?.folded ?? ''
    const titled = isTitle(before)
    placed = !titled && /^\p{Lu}/u.test(word) && (places.has(before) || (placed && /^\p{L}/u.test(before)))
    // "With" introduces a name, also past an article and a title; "and" goes on after one.
    if (introduce.has(before)) introduced = true
    else if (clause.bare ? !titled : !passedOver.has(before)) introduced = joins.has(before) && names.length > 0
    if (passedOver.has(folded) || placed) continue
    const joined = nameEnd >= 0 && nameEnd === start - 1 && clause.text.charAt(nameEnd) === '-'
    if (joined) {
      names[names.length - 1] = `${names.at(-1)}-${capitalise(word)}`
      nameEnd = end
      continue
    }
    const first = isFirstName(folded)
    if (!first && !titled && (articles.has(before) || belongs.has(before))) continue
    const known = clause.bare && (first || titled)
    if (dated(start) || !mayBeName(word, folded, clause.bare && (introduced || known), lexicon)) continue
    // A capital that opens a clause says nothing unless the name goes on.
    if (at === 0 && !first && !/^ \p{Lu}\p{Ll}/u.test(clause.text.slice(end))) continue
    const goesOn = nameEnd === start - 1 && /^ \p{Lu}/u.test(clause.text.slice(nameEnd))
    if (goesOn) names[names.length - 1] = `${names.at(-1)} ${word}`
    else names.push(capitalise(word))
    nameEnd = end
  }
  return [...new Set(names)]
}
