import type { Sentence } from '#shared/contract/notes.ts'
import { type Token, tokenize } from '../text/tokens.ts'
import type { Quote } from './note-facts.ts'

/** Longest quote, in letters; a sentence of bare speech can be a page. */
const LONGEST_QUOTE = 220

/** A sentence in words and signs, for patterns. */
export interface SpokenWords {
  sentence: Sentence
  tokens: Token[]
  /** The folded tokens with a blank before and after each. */
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

/** A pattern of a lexicon, to be found at whole words. */
export function compilePattern(pattern: string): RegExp {
  return new RegExp(`(?<= )(?:${pattern})(?= )`, 'gu')
}

/** The sentence as evidence; of a long one the words around its letter `at`. */
export function quoteSentence(sentence: Sentence, at = 0): Quote {
  const { text } = sentence
  const [from, to] = text.length <= LONGEST_QUOTE ? [0, text.length] : cutAround(text, at)
  const secondsPerLetter = (sentence.end - sentence.start) / Math.max(1, text.length)
  const timeAt = (letter: number) => Math.round((sentence.start + letter * secondsPerLetter) * 100) / 100
  return { quote: text.slice(from, to).trim(), sentence: sentence.index, start: timeAt(from), end: timeAt(to) }
}

/** Where in the sentence a match of a pattern stands, in letters. */
export function placeOf({ tokens, begins }: SpokenWords, index: number, match: string): { from: number; to: number } {
  const first = findToken(begins, index)
  return { from: tokens[first]?.start ?? 0, to: tokens[findToken(begins, index + match.length - 1)]?.end ?? 0 }
}

/** The token that holds a letter of `joined`; by halves, since a run of bare speech may be one sentence of an hour. */
function findToken(begins: readonly number[], index: number): number {
  let low = 0
  let high = begins.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((begins[middle] ?? 0) <= index) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** From a word's beginning to a word's end, with a little of what was said before. */
function cutAround(text: string, at: number): [number, number] {
  const earliest = Math.max(0, at - LONGEST_QUOTE / 3)
  const from = earliest === 0 ? 0 : text.indexOf(' ', earliest) + 1
  if (text.length - from <= LONGEST_QUOTE) return [from, text.length]
  const blank = text.lastIndexOf(' ', from + LONGEST_QUOTE)
  return [from, blank > from ? blank : from + LONGEST_QUOTE]
}
