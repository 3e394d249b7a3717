import type { LanguagePack } from '#server/languages/language-pack.ts'
import { packOf } from '#server/languages/languages.ts'
import { compileRules } from '#server/languages/parts/text-rule.ts'
import type { TitleWords } from '#server/languages/parts/title-words.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { foldInPlace } from '#server/text/fold.ts'
import type { Language } from '#shared/languages.ts'
import { isTitle } from '../../names.ts'
import { wordsOf } from '../../wording.ts'
import { contract } from '../contract.ts'
import { kindSizeAt } from '../kind-size.ts'
import { foldedAt, isContent, isNamed, nounPhraseEnd, type Reading, readTokens, wordsAt } from '../phrase-reader.ts'
import { patternsOf as titlePatternsOf } from '../title-patterns.ts'

/** The maximum length of a note's title, in letters. */
export const MAX_TITLE_LENGTH = 60
/** The maximum number of complements; an opening may be a heading: "Interview with the candidate for head of ops". */
const MAX_COMPLEMENTS = 2
const MAX_OPENING_COMPLEMENTS = 3

/** A phrase with its complements. */
export interface Phrase {
  text: string
  /** Its first token, without an article. */
  from: number
  /** The first token after it. */
  to: number
  /** How many of its words carry meaning. */
  weight: number
}

type PhraseKind = 'announced' | 'governed' | 'opening' | 'grown'

const made = new Map<Language, TitleWords>()

const patternsOf = perPack(({ noteTitles: { verbs, adjectives } }) => ({
  verbs: compileRules(verbs),
  adjectives: compileRules(adjectives),
}))

/** Tells whether a folded word is a verb, an adverb or the like, as far as the language pack knows. */
export function isVerbForm(folded: string, pack: LanguagePack): boolean {
  const { verbWords, noVerbs } = pack.noteTitles
  if (wordsOf(verbWords).has(folded)) return true
  return patternsOf(pack).verbs.test(folded) && !wordsOf(noVerbs).has(folded)
}

/**
 * Returns the title words of a language. A note's title may contain words that end an event's name, such as "plan" and
 * "move".
 */
function wordsFor(language: Language): TitleWords {
  const known = made.get(language)
  if (known) return known
  const words = packOf(language).titles
  const { nouns } = packOf(language).noteTitles
  const set = wordsOf(nouns)
  const changed = {
    ...words,
    ends: [words.ends.split(' ').filter((word) => !set.has(word)), packOf(language).noteTitles.ends].flat().join(' '),
    within: [words.within, nouns, words.kinds.split(' ').filter((kind) => !kind.includes('_'))].flat().join(' '),
  }
  made.set(language, changed)
  return changed
}

/** Tokenises some words of a note for its title; `dates` are the ranges of its dates. */
export function readForTitle(
  text: string,
  language: Language,
  bare: boolean,
  dates: readonly { start: number; end: number }[],
): Reading {
  return { ...readTokens({ text, folded: foldInPlace(text), dates, language, bare }), words: wordsFor(language) }
}

/**
 * Returns the noun phrase at a token with its complements ("takings in the Galway shop"), as far as there is space. Null if
 * there is none.
 * @param kind `governed` by a verb: it may open with an article and name the recipient; `grown` from the middle of a sentence;
 *   `opening` a clause that may be nothing else, in which any word but the first may be a verb
 */
export function phraseAt(
  reading: Reading,
  at: number,
  room = MAX_TITLE_LENGTH,
  kind: PhraseKind = 'announced',
): Phrase | null {
  const first = withoutArticle(reading, at)
  let to = plainEnd(reading, at, kind)
  if (to <= first || !nameable(reading, first, to)) return null
  const opening = kind === 'governed' ? at : first
  let text = wordsAt(reading, { from: opening, to })
  if (text.length > room) return null
  const most = kind === 'opening' ? MAX_OPENING_COMPLEMENTS : MAX_COMPLEMENTS
  for (let more = 0; more < most && isLink(reading, to, kind); more++) {
    const end = plainEnd(reading, to + 1, kind)
    if (end === to + 1 || !nameable(reading, withoutArticle(reading, to + 1), end)) break
    const longer = wordsAt(reading, { from: opening, to: end })
    if (longer.length > room) break
    text = longer
    to = end
  }
  if (isNumbered(reading, to)) {
    text = `${text} ${wordsAt(reading, { from: to, to: to + 1 })}`
    to += 1
  }
  const weight = reading.tokens.slice(first, to).filter((_, offset) => isContent(reading, first + offset)).length
  return { text: contract(text, reading.words.language), from: first, to, weight }
}

/** Tells whether an unrecognised verb may follow. */
function isUnsure(kind: PhraseKind): boolean {
  return kind === 'opening' || kind === 'grown'
}

/** Ends the phrase at words that look like a verb, because a verb after a noun may not be recognised. */
function plainEnd(reading: Reading, at: number, kind: PhraseKind): number {
  const end = Math.max(nounPhraseEnd(reading, at), at + kindSizeAt(reading, at))
  const narrow = isUnsure(kind) && !reading.words.modifiersFirst
  const { kinds } = titlePatternsOf(reading.words.language)
  const pack = packOf(reading.words.language)
  const { adjectives } = patternsOf(pack)
  const first = withoutArticle(reading, at)
  for (let word = first + Math.max(1, kindSizeAt(reading, first)); word < end; word++) {
    const behind = narrow && isContent(reading, word - 1) && !isTitle(foldedAt(reading, word - 1))
    // The name of a gathering may be a verb too: "budget review with the trustees".
    if (kind === 'opening' && kinds.has(foldedAt(reading, word))) continue
    const after = behind && !adjectives.test(foldedAt(reading, word))
    if (!isNamed(reading, word) && (after || isVerbForm(foldedAt(reading, word), pack))) return word
  }
  return end
}

/** Tells whether a number is part of the name: "Line three", "phase un". */
function isNumbered(reading: Reading, at: number): boolean {
  const { numbered, numbers } = packOf(reading.words.language).noteTitles
  const touching = reading.text.charAt(reading.tokens[at - 1]?.end ?? 0) === ' '
  return touching && wordsOf(numbered).has(foldedAt(reading, at - 1)) && wordsOf(numbers).has(foldedAt(reading, at))
}

function nameable({ dated }: Reading, from: number, to: number): boolean {
  return dated.slice(from, to).some((one) => !one)
}

/** Skips articles and demonstratives, which do not open a title. */
function withoutArticle(reading: Reading, at: number): number {
  let first = at
  while (wordsOf(packOf(reading.words.language).noteTitles.articles).has(foldedAt(reading, first))) first += 1
  return first
}

/** Tells whether a small word leads to a complement of the phrase. */
function isLink({ tokens, text, words, dated }: Reading, at: number, kind: PhraseKind): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (!before || !token || !next || dated[at] || dated[at + 1]) return false
  const { links, verbLinks, of, placeLinks, accentedLinks } = packOf(words.language).noteTitles
  const leads = { announced: links, governed: `${links} ${verbLinks}`, opening: links, grown: `${of} ${placeLinks}` }[
    kind
  ]
  if (!wordsOf(leads).has(token.folded)) return false
  const written = accentedLinks[token.folded]
  if (written !== undefined && !text.startsWith(written, token.start)) return false
  return /^\s+$/.test(text.slice(before.end, token.start))
}
