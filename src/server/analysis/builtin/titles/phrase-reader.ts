import { packOf } from '#server/languages/languages.ts'
import { isPlaceName } from '#server/languages/names/place-names.ts'
import type { TitleWords } from '#server/languages/parts/title-words.ts'
import type { Language } from '#shared/languages.ts'
import { type Token, tokenize } from '../../text/tokens.ts'
import { isFirstName, isTitle } from '../names.ts'
import { wordsOf } from '../wording.ts'

/** A text as words, of which some say when; what a name for an event is read from. */
export interface Reading {
  text: string
  /** Folded letter by letter. */
  folded: string
  tokens: Token[]
  /** Token by token: whether it is part of a date. */
  dated: boolean[]
  words: TitleWords
  bare: boolean
}

/** Words of a text from one token up to another. */
export interface Stretch {
  from: number
  to: number
}

/** What is read: `dates` are the stretches, in letters, that say when. */
export interface Spoken {
  text: string
  folded: string
  dates: readonly { start: number; end: number }[]
  language: Language
  bare: boolean
}

/** Reads a text into words. */
export function readTokens({ text, folded, dates, language, bare }: Spoken): Reading {
  const tokens = tokenize(text)
  const dated = tokens.map(({ start }) => dates.some((date) => start >= date.start && start < date.end))
  return { text, folded, tokens, dated, words: packOf(language).titles, bare }
}

/** In speech without punctuation a verb may follow a noun unseen. */
const LONGEST_RUN = { plain: 4, bare: 2 }

/**
 * The end of the noun phrase that begins at a token: its articles, adjectives, nouns and names; `at` itself where none
 * begins there.
 */
export function nounPhraseEnd(reading: Reading, at: number): number {
  const { words, bare } = reading
  let most = bare && !words.modifiersFirst ? LONGEST_RUN.bare : LONGEST_RUN.plain
  let first = at
  while (isDeterminer(reading, first) && isJoined(reading, first, at)) first += 1
  // "Los del centro comercial": those of it.
  if (first > at && wordsOf(words.thoseOf).has(foldedAt(reading, first))) first += 1
  let end = first
  while (end - first < most && isContent(reading, end) && isJoined(reading, end, at)) {
    // After a name nothing but the rest of the name: "with Ana paul sends …".
    if (end > first && first === at && isNamed(reading, end - 1) && !isNamed(reading, end)) break
    if (isTitle(foldedAt(reading, end))) most += 1
    end += 1
    if (foldedAt(reading, end) === words.possessive?.mark && isContent(reading, end + 1)) end += 1
  }
  return end > first ? end : at
}

/** Whether a token may be part of a phrase: no sign, no date, no verb of the frame and no small word. */
export function isContent(reading: Reading, at: number): boolean {
  const token = reading.tokens[at]
  if (!token || reading.dated[at] || !/^[\p{L}\p{N}]/u.test(token.folded)) return false
  const { words } = reading
  if (wordsOf(words.ends).has(token.folded)) return false
  return wordsOf(words.within).has(token.folded) || !wordsOf(packOf(words.language).words.stopWords).has(token.folded)
}

/** Whether a token is part of somebody's name, as far as its letters tell. */
export function isNamed({ text, tokens }: Reading, at: number): boolean {
  const token = tokens[at]
  if (!token) return false
  return /^\p{Lu}/u.test(text.slice(token.start)) || isFirstName(token.folded) || isTitle(tokens[at - 1]?.folded ?? '')
}

export function foldedAt({ tokens }: Reading, at: number): string {
  return tokens[at]?.folded ?? ''
}

/** The first token at or after a letter; the number of all where none is. */
export function tokenFrom({ tokens }: Reading, letter: number): number {
  const at = tokens.findIndex(({ start }) => start >= letter)
  return at < 0 ? tokens.length : at
}

/** Whether nothing but blanks and hyphens stands between a token and the one before it. */
export function touches({ text, tokens }: Reading, at: number): boolean {
  return /^[\s-]*$/.test(text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0))
}

function isJoined(reading: Reading, at: number, first: number): boolean {
  return at === first || touches(reading, at)
}

/** The words of a stretch as spoken, with names in capitals. */
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
  const named = (isNamed(reading, at) && !isTitle(folded) && !isDeterminer(reading, at)) || isPlaceName(folded)
  return named ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

function isDeterminer(reading: Reading, at: number): boolean {
  return wordsOf(reading.words.determiners).has(foldedAt(reading, at))
}
