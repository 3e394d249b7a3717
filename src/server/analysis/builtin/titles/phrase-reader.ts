import { packOf } from '#server/languages/languages.ts'
import { isNameParticle } from '#server/languages/names/name-particles.ts'
import { isPlaceName } from '#server/languages/names/place-names.ts'
import type { TitleWords } from '#server/languages/parts/title-words.ts'
import type { Language } from '#shared/languages.ts'
import { type Token, tokenize } from '../../text/tokens.ts'
import { isFirstName, isTitle, mayFollowTitle } from '../names.ts'
import { wordsOf } from '../wording.ts'

/** A tokenised text with its dates marked, from which names of events are read. */
export interface Reading {
  text: string
  /** Folded letter by letter. */
  folded: string
  tokens: Token[]
  /** For each token, whether it is part of a date. */
  dated: boolean[]
  words: TitleWords
  bare: boolean
}

/** A range of tokens. */
export interface Stretch {
  from: number
  to: number
}

/** The input of a reading; `dates` are the ranges of the dates, in letters. */
export interface Spoken {
  text: string
  folded: string
  dates: readonly { start: number; end: number }[]
  language: Language
  bare: boolean
}

/** Tokenises a text. */
export function readTokens({ text, folded, dates, language, bare }: Spoken): Reading {
  const tokens = tokenize(text)
  const dated = tokens.map(({ start }) => dates.some((date) => start >= date.start && start < date.end))
  return { text, folded, tokens, dated, words: packOf(language).titles, bare }
}

/** In speech without punctuation an unrecognised verb may follow a noun. */
const MAX_RUN_WORDS = { plain: 4, bare: 2 }

/**
 * Returns the end of the noun phrase that begins at a token, with its articles, adjectives, nouns and names; `at` itself if
 * there is none.
 */
export function nounPhraseEnd(reading: Reading, at: number): number {
  const { words, bare } = reading
  let most = bare && !words.modifiersFirst ? MAX_RUN_WORDS.bare : MAX_RUN_WORDS.plain
  let first = at
  while (isDeterminer(reading, first) && isJoined(reading, first, at)) first += 1
  // "Los del centro comercial": those of the centre.
  if (first > at && wordsOf(words.thoseOf).has(foldedAt(reading, first))) first += 1
  let end = first
  while (end - first < most && isContent(reading, end) && isJoined(reading, end, at)) {
    // Only the rest of a name may follow a name: "with Ana paul sends …".
    if (end > first && first === at && isNamed(reading, end - 1) && !isNamed(reading, end)) break
    if (end > first && isOwnVerb(reading, end)) break
    if (isTitle(foldedAt(reading, end))) most += 1
    end += 1
    const [past, added] = pastParticles(reading, end)
    ;[end, most] = [past, most + added]
    if (foldedAt(reading, end) === words.possessive?.mark && isContent(reading, end + 1)) end += 1
  }
  while (end > first && isHyphenated(reading, end)) end += 1
  return end > first ? end : at
}

/** Tells whether a word is a verb that says by itself what the speakers do: "(la obra de teatro) ensayamos". */
function isOwnVerb(reading: Reading, at: number): boolean {
  const { speaks, language } = reading.words
  const word = foldedAt(reading, at)
  return speaks?.test(word) === true && packOf(language).verbs.ofFirstPerson(word) !== null
}

/** Skips the small words between the parts of a name, "van" in "Ludwig van Beek". Returns where they end, and their number. */
function pastParticles(reading: Reading, at: number): [number, number] {
  let end = at
  while (isNameParticle(foldedAt(reading, end)) && !isNamed(reading, end)) end += 1
  return isNamed(reading, at - 1) && end > at && isNamed(reading, end) ? [end, end - at + 1] : [at, 0]
}

/** Tells whether a hyphen joins a token to the one before: "pre-read". */
export function isHyphenated({ text, tokens }: Reading, at: number): boolean {
  const token = tokens[at]
  return token?.glued === true && text.charAt(token.start - 1) === '-'
}

/** Tells whether a token may be part of a phrase: it is not punctuation, a date, a frame verb or a small word. */
export function isContent(reading: Reading, at: number): boolean {
  const token = reading.tokens[at]
  if (!token || reading.dated[at] || !/^[\p{L}\p{N}]/u.test(token.folded)) return false
  const { words } = reading
  if (wordsOf(words.ends).has(token.folded)) return false
  return wordsOf(words.within).has(token.folded) || !wordsOf(packOf(words.language).words.stopWords).has(token.folded)
}

/** Tells whether a token looks like part of a name. */
export function isNamed(reading: Reading, at: number): boolean {
  const token = reading.tokens[at]
  if (!token) return false
  const { folded, start } = token
  if (/^\p{Lu}/u.test(reading.text.slice(start)) || isFirstName(folded)) return true
  return isTitle(foldedAt(reading, at - 1)) && mayFollowTitle(folded, packOf(reading.words.language))
}

export function foldedAt({ tokens }: Reading, at: number): string {
  return tokens[at]?.folded ?? ''
}

/** Returns the first token at or after an offset, or the number of tokens. */
export function tokenFrom({ tokens }: Reading, letter: number): number {
  const at = tokens.findIndex(({ start }) => start >= letter)
  return at < 0 ? tokens.length : at
}

/** Tells whether only blanks and hyphens separate a token from the one before it. */
export function touches({ text, tokens }: Reading, at: number): boolean {
  return /^[\s-]*$/.test(text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0))
}

function isJoined(reading: Reading, at: number, first: number): boolean {
  return at === first || touches(reading, at)
}

/** Returns the words of a range as spoken, with names capitalised. */
export function wordsAt(reading: Reading, { from, to }: Stretch): string {
  const { text, tokens } = reading
  const [first, last] = [tokens[from], tokens[to - 1]]
  if (!first || !last) return ''
  let written = ''
  let at = first.start
  for (let index = from; index < to; index++) {
    const token = tokens[index]
    if (!token) continue
    written += text.slice(at, token.start)
    const word = text.slice(token.start, token.end)
    written += written === '' && isDeterminer(reading, index) ? word.toLowerCase() : asName(reading, index, word)
    at = token.end
  }
  return written.replace(/\s+/g, ' ')
}

function asName(reading: Reading, at: number, word: string): string {
  const folded = foldedAt(reading, at)
  if (isSpelt(reading, at)) return word.toUpperCase()
  const named = (isNamed(reading, at) && !isTitle(folded) && !isDeterminer(reading, at)) || isPlaceName(folded)
  return named ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

/** Tells whether a token is one of several letters that are spelt: "n a b h". */
function isSpelt(reading: Reading, at: number): boolean {
  const isLetter = (index: number) => /^\p{L}$/u.test(foldedAt(reading, index))
  return isLetter(at) && (isLetter(at - 1) || isLetter(at + 1))
}

function isDeterminer(reading: Reading, at: number): boolean {
  return wordsOf(reading.words.determiners).has(foldedAt(reading, at))
}
