import type { Sentence } from '#shared/contract/notes.ts'
import { findFirst } from '../text/find-first.ts'
import { type Token, tokenize } from '../text/tokens.ts'
import type { Quote } from './note-facts.ts'

/** Maximum length of a quote in letters, because a sentence of bare speech can fill a page. */
const MAX_QUOTE_LENGTH = 220

/** The words and punctuation of a sentence, for patterns. */
export interface SpokenWords {
  sentence: Sentence
  tokens: Token[]
  /** The folded tokens, each with a blank before and after. */
  joined: string
  /** Where each token begins in `joined`. */
  begins: number[]
}

export function readWords(sentence: Sentence): SpokenWords {
  const tokens = tokenize(sentence.text)
  const begins: number[] = []
  let next = 1
  for (const { folded } of tokens) {
    begins.push(next)
    next += folded.length + 1
  }
  return { sentence, tokens, joined: ` ${tokens.map(({ folded }) => folded).join(' ')} `, begins }
}

export function countWords({ tokens }: SpokenWords): number {
  return tokens.filter(({ folded }) => /^[\p{L}\p{N}]/u.test(folded)).length
}

/** Compiles a pattern of a lexicon to match whole words. */
export function compilePattern(pattern: string): RegExp {
  return new RegExp(`(?<= )(?:${pattern})(?= )`, 'gu')
}

/** Returns the sentence as evidence; of a long sentence, only the words around its letter `at`. */
export function quoteSentence(sentence: Sentence, at = 0): Quote {
  const { text } = sentence
  const [from, to] = text.length <= MAX_QUOTE_LENGTH ? [0, text.length] : cutAround(text, at)
  const secondsPerLetter = (sentence.end - sentence.start) / Math.max(1, text.length)
  const timeAt = (letter: number) => Math.round((sentence.start + letter * secondsPerLetter) * 100) / 100
  return { quote: text.slice(from, to).trim(), sentence: sentence.index, start: timeAt(from), end: timeAt(to) }
}

/** Returns the range of a match in the sentence, in letters. */
export function placeOf({ tokens, begins }: SpokenWords, index: number, match: string): { from: number; to: number } {
  const first = findToken(begins, index)
  return { from: tokens[first]?.start ?? 0, to: tokens[findToken(begins, index + match.length - 1)]?.end ?? 0 }
}

/**
 * Finds the token that contains a letter of `joined`, by binary search since bare speech may be one sentence of an
 * hour.
 */
function findToken(begins: readonly number[], index: number): number {
  return findFirst(0, begins.length, (at) => (begins[at] ?? 0) > index) - 1
}

/** Returns a range of whole words around a letter, with a little context before it. */
function cutAround(text: string, at: number): [number, number] {
  const earliest = Math.max(0, at - MAX_QUOTE_LENGTH / 3)
  const from = earliest === 0 ? 0 : text.indexOf(' ', earliest) + 1
  if (text.length - from <= MAX_QUOTE_LENGTH) return [from, text.length]
  const blank = text.lastIndexOf(' ', from + MAX_QUOTE_LENGTH)
  return [from, blank > from ? blank : from + MAX_QUOTE_LENGTH]
}
