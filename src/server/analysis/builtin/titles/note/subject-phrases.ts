import type { Clause } from '#server/analysis/builtin/clauses/clauses.ts'
import { packOf } from '#server/languages/languages.ts'
import { fold } from '#server/text/fold.ts'
import type { Language } from '#shared/languages.ts'
import { decapitalise } from '../../wording.ts'
import { isContent, type Reading, tokenFrom } from '../phrase-reader.ts'
import { isVerbForm, MAX_TITLE_LENGTH, type Phrase, phraseAt, readForTitle } from './topic-reader.ts'

/** A title joins at most two subjects. */
const MOST = 2
const MAX_LENGTH = 40
/** How many occurrences of a tag are read, because a note may be hours long. */
const MAX_PLACES = 8
/** The maximum number of modifiers before a noun: "severance letters". */
const MAX_MODIFIERS = 2
const REACH = 120

/**
 * Extends tags to their full phrases, and joins at most two that share no word in the way of the language. Null if there are
 * only single words, which say less than any sentence.
 */
export function joinSubjects(clauses: readonly Clause[], tags: readonly string[], language: Language): string | null {
  const grown = tags.flatMap((tag) => growTag(clauses, tag, language) ?? [])
  const phrases: string[] = []
  for (const { text, weight } of grown) {
    if (weight === 1 || phrases.some((other) => shareWord(other, text))) continue
    phrases.push(text)
    if (phrases.length === MOST) break
  }
  const [first, second] = phrases
  if (first === undefined) return null
  const both = second && `${first} ${packOf(language).titles.and} ${asSecond(second, clauses)}`
  return both && both.length <= MAX_TITLE_LENGTH ? both : first
}

/** Returns the fullest phrase of a tag among all its occurrences. Null if none is a noun phrase. */
function growTag(clauses: readonly Clause[], tag: string, language: Language): Pick<Phrase, 'text' | 'weight'> | null {
  let best: Pick<Phrase, 'text' | 'weight'> | null = null
  let places = 0
  const folded = fold(tag)
  if (folded.length > MAX_LENGTH) return null
  for (const clause of clauses) {
    const letter = wholeAt(clause.folded, folded)
    if (letter < 0) continue
    const from = Math.max(0, clause.text.lastIndexOf(' ', letter - REACH / 2))
    const dates = clause.dated.map(({ start, end }) => ({ start: start - from, end: end - from }))
    const reading = readForTitle(clause.text.slice(from, letter + REACH), language, clause.bare, dates)
    const at = tokenFrom(reading, letter - from)
    const phrase = phraseAt(reading, firstModifier(reading, at), MAX_LENGTH, 'grown')
    if (phrase && phrase.weight > (best?.weight ?? 0) && fold(phrase.text).includes(folded)) best = phrase
    if (++places === MAX_PLACES) break
  }
  return best
}

/** Returns the offset of the first occurrence of some words as whole words, or -1. */
function wholeAt(text: string, words: string): number {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) {
    const apart = !/\p{L}/u.test(text.charAt(at - 1)) && !/\p{L}/u.test(text.charAt(at + words.length))
    if (apart) return at
  }
  return -1
}

function firstModifier(reading: Reading, at: number): number {
  if (!reading.words.modifiersFirst) return at
  const pack = packOf(reading.words.language)
  let first = at
  while (at - first < MAX_MODIFIERS && isContent(reading, first - 1)) {
    const [before, token] = [reading.tokens[first - 1], reading.tokens[first]]
    if (!before || !token || isVerbForm(before.folded, pack) || reading.text.slice(before.end, token.start) !== ' ')
      break
    first -= 1
  }
  return first
}

/** Lower-cases the first letter of a title's second half, unless it is a name. */
export function asSecond(title: string, clauses: readonly Clause[]): string {
  const [word = ''] = title.split(/[\s'’-]/)
  const spoken = clauses.find(({ text }) => text.includes(word))
  const name = word !== word.toLowerCase() && spoken !== undefined && !spoken.text.startsWith(word)
  // "M'occuper" begins with a pronoun of one letter.
  if (/^\p{L}['’]\p{Ll}/u.test(title)) return decapitalise(title)
  const isAbbreviation = word === word.toUpperCase() && !/^\p{L}['’]/u.test(title)
  return name || isAbbreviation ? title : decapitalise(title)
}

function shareWord(one: string, other: string): boolean {
  const words = new Set(
    fold(one)
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 3),
  )
  return fold(other)
    .split(/[^\p{L}]+/u)
    .some((word) => words.has(word))
}
