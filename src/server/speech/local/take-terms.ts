import { foldTerm } from '#server/speech/correct-terms.ts'
import type { TimedText } from '#server/speech/engine.ts'
import { findChanges } from '#shared/find-changes.ts'
import { TERM_BOOST } from './recogniser-config.ts'
import type { RecognisedTokens } from './recogniser-task.ts'
import { toWords } from './words-from-tokens.ts'

/** Probability from which a token could not have lost to another one because of the term bonus. */
const SURE_PROBABILITY = 1 / (1 + Math.exp(-TERM_BOOST))

/** A name that the model doesn't know may come as up to this many more words than it has. */
const MAX_WORDS_MORE = 2

/** Returns whether a word is unsure enough to be one of the terms after all. */
export function hasUnsureWords(recognised: RecognisedTokens, seconds: number): boolean {
  return toWords(recognised, seconds, SURE_PROBABILITY).some(({ doubtful }) => doubtful)
}

/**
 * Replaces unsure words of the first result by the terms that the second one found. Everything else stays as in the
 * first result, because a decoder given terms also finds them in words that sound similar.
 * @returns null if no term fits anywhere.
 */
export function takeTerms(
  first: RecognisedTokens,
  second: RecognisedTokens,
  terms: readonly string[],
  seconds: number,
): TimedText[] | null {
  const [words, replies] = [toWords(first, seconds), toWords(second, seconds)]
  const unsure = toWords(first, seconds, SURE_PROBABILITY).map(({ doubtful }) => doubtful === true)
  const keys = replies.map(toKey)
  const ofTerm = markTerms(keys, terms)
  const changes = findChanges(words.map(toKey), keys).filter(({ from, to }) => {
    const isOneTerm = to[1] > to[0] && ofTerm.slice(...to).every(Boolean)
    const fits = from[1] > from[0] && from[1] - from[0] <= to[1] - to[0] + MAX_WORDS_MORE
    return isOneTerm && fits && unsure.slice(...from).some(Boolean)
  })
  if (changes.length === 0) return null
  let copied = 0
  const corrected = changes.flatMap(({ from, to }) => {
    const doubtful = words.slice(...from).some((word) => word.doubtful)
    const term = replies
      .slice(...to)
      .map(({ text, start, end }) => ({ text, start, end, ...(doubtful && { doubtful }) }))
    const kept = words.slice(copied, from[0])
    copied = from[1]
    return [...kept, ...term]
  })
  return [...corrected, ...words.slice(copied)]
}

/** Marks which of the words, given by their keys, are part of a term. */
function markTerms(keys: readonly string[], terms: readonly string[]): boolean[] {
  const marks = keys.map(() => false)
  for (const term of terms) {
    const folded = foldTerm(term)
    const count = term.trim().split(/\s+/).length
    for (let at = 0; folded !== '' && at + count <= keys.length; at++) {
      if (keys.slice(at, at + count).join('') === folded) marks.fill(true, at, at + count)
    }
  }
  return marks
}

function toKey({ text }: TimedText): string {
  return foldTerm(text)
}
