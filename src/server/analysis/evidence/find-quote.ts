import { evidenceOf } from '#server/analysis/builtin/clauses/clauses.ts'
import type { Evidence } from '#shared/contract/analysis.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import { type Token, tokenize } from '../text/tokens.ts'

/** Maximum length of a quote in words: a longer one supports nothing in particular. */
const MAX_QUOTE_WORDS = 400

/** The position of some words: offsets in the text of one sentence. */
export interface Place {
  sentence: Sentence
  start: number
  end: number
}

interface Word extends Place {
  folded: string
}

export interface QuoteFinder {
  /**
   * Finds a quote regardless of case, accents, blanks and punctuation, nearest to the sentence `near` and, within it, to the
   * letter `letter`. An ellipsis stands for omitted words. If the quote spans several sentences, returns its longest part in
   * one of them. Null if it was not said.
   */
  find(quote: string, near: number, letter?: number): Place | null
  /** Finds all parts of a quote, in order; empty if one of them was not said. */
  findAll(quote: string, near: number, letter?: number): Place[]
  /** Whether the text contains this folded word. */
  has(word: string): boolean
}

/** Indexes a text for finding quotes in it. */
export function createQuoteFinder(sentences: readonly Sentence[]): QuoteFinder {
  const words: Word[] = sentences.flatMap((sentence) =>
    wordsOf(sentence.text).map(({ folded, start, end }) => ({ folded, sentence, start, end })),
  )
  const positions = new Map<string, number[]>()
  for (const [at, { folded }] of words.entries()) {
    const known = positions.get(folded)
    if (known) known.push(at)
    else positions.set(folded, [at])
  }

  function findRun(quoted: readonly Token[], near: number, letter: number): Place | null {
    if (quoted.length === 0 || quoted.length > MAX_QUOTE_WORDS) return null
    const places = quoted.map(({ folded }) => positions.get(folded) ?? [])
    // The rarest word leaves the fewest positions to check.
    const rarest = places.reduce((best, { length }, at) => (length < (places[best]?.length ?? 0) ? at : best), 0)
    const distance = (at: number) => {
      const sentences = Math.abs((words[at]?.sentence.index ?? 0) - near)
      // The letter matters only within its sentence.
      return sentences === 0 ? 1 - 1 / (1 + Math.abs((words[at]?.start ?? 0) - letter)) : sentences
    }
    let best: number | null = null
    for (const place of places[rarest] ?? []) {
      const at = place - rarest
      if (best !== null && distance(at) >= distance(best)) continue
      if (quoted.every(({ folded }, offset) => words[at + offset]?.folded === folded)) best = at
    }
    return best === null ? null : longestStretch(words.slice(best, best + quoted.length))
  }

  function findAll(quote: string, near: number, letter = 0): Place[] {
    const found: Place[] = []
    for (const stretch of quote.split(/\.{3}|…/)) {
      const quoted = wordsOf(stretch)
      if (quoted.length === 0) continue
      const place = findRun(quoted, found[0]?.sentence.index ?? near, found[0]?.start ?? letter)
      if (place === null) return []
      found.push(place)
    }
    return found
  }

  return {
    findAll,
    find: (quote, near, letter) => {
      const [first, ...others] = findAll(quote, near, letter)
      if (!first) return null
      return others.reduce((best, place) => (lengthOf(place) > lengthOf(best) ? place : best), first)
    },
    has: (word) => positions.has(word),
  }
}

/** Returns the words at a position verbatim, with start and end times estimated from it. */
export function evidenceAt({ sentence, start, end }: Place): Evidence {
  return evidenceOf({ text: sentence.text.slice(start, end), sentence, at: start })
}

/** Returns the words and numbers of a text, without its punctuation. */
export function wordsOf(text: string): Token[] {
  return tokenize(text).filter(({ folded }) => /[\p{L}\p{N}]/u.test(folded))
}

function longestStretch(run: readonly Word[]): Place | null {
  const stretches = [...Map.groupBy(run, ({ sentence }) => sentence).values()]
  const longest = stretches.reduce((best, stretch) => (stretch.length > best.length ? stretch : best), [] as Word[])
  const [first, last] = [longest[0], longest.at(-1)]
  return first && last ? { sentence: first.sentence, start: first.start, end: last.end } : null
}

function lengthOf({ start, end }: Place): number {
  return end - start
}
