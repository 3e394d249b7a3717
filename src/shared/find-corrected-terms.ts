import { type Change, findChanges, type Span } from './find-changes.ts'

/** A name or term that the user wrote, and the text it replaced. */
export interface CorrectedTerm {
  term: string
  instead: string
}

/** Maximum length of a replacement: a longer one is a rewritten sentence, not a name. */
const MAX_WORDS = 3

interface Word {
  text: string
  start: number
  end: number
  /** Whether it begins a sentence, where any word is capitalised. */
  first: boolean
}

/**
 * Finds the names and terms that the user corrected in a sentence: one or two words (three with a neighbour that
 * belongs to the name) that replace others and contain capitals or digits as names do.
 * @param before the sentence before the edit.
 * @param after the sentence after the edit.
 */
export function findCorrectedTerms(before: string, after: string): CorrectedTerm[] {
  const [old, present] = [splitWords(before), splitWords(after)]
  const found: CorrectedTerm[] = []
  for (const change of findReplacements(old, present)) {
    const { from, to } = widen(change, old, present)
    const [was, is] = [old.slice(...from), present.slice(...to)]
    if (!isTogether(before, was) || !isTogether(after, is) || !looksLikeName(is)) continue
    const [instead, term] = [textOf(before, was), textOf(after, is)]
    if (found.every((other) => other.term !== term)) found.push({ term, instead })
  }
  return found
}

/** Returns the runs of words that replaced others. Pure insertions and deletions don't count. */
function findReplacements(old: Word[], present: Word[]): Change[] {
  const texts = (words: Word[]) => words.map(({ text }) => text)
  return findChanges(texts(old), texts(present)).filter(({ from, to }) => isName(from) && isName(to))
}

function isName([from, to]: Span): boolean {
  return to > from && to - from <= MAX_WORDS - 1
}

/** Includes unchanged capitalised neighbours: in 'Xavier Toro' only the second word was wrong. */
function widen({ from, to }: Change, old: Word[], present: Word[]): Change {
  const wide: Change = { from: [...from], to: [...to] }
  const isFull = () => wide.to[1] - wide.to[0] >= MAX_WORDS || wide.from[1] - wide.from[0] >= MAX_WORDS
  const belongs = (word: Word | undefined) => word !== undefined && !word.first && hasCapital(word.text)
  if (!present[wide.to[0]]?.first && belongs(present[wide.to[0] - 1]) && !isFull()) {
    wide.from[0] -= 1
    wide.to[0] -= 1
  }
  if (belongs(present[wide.to[1]]) && belongs(old[wide.from[1]]) && !isFull()) {
    wide.from[1] += 1
    wide.to[1] += 1
  }
  return wide
}

/** Returns whether every word is written like a name. The capital that begins a sentence proves nothing. */
function looksLikeName(words: Word[]): boolean {
  const [only] = words
  if (words.length === 1 && only?.first) return /\p{L}.*[\p{Lu}\p{N}]/u.test(only.text)
  return words.every(({ text }) => hasCapital(text)) && words.some(({ text }) => text.length > 1)
}

function hasCapital(text: string): boolean {
  return /^\p{Lu}|\p{L}.*[\p{Lu}\p{N}]/u.test(text)
}

function isTogether(text: string, words: Word[]): boolean {
  return words.every((word, index) => index === 0 || /^\s+$/.test(text.slice(words[index - 1]?.end, word.start)))
}

function textOf(text: string, words: Word[]): string {
  return text.slice(words[0]?.start, words.at(-1)?.end).replace(/\s+/g, ' ')
}

/** Splits a text into words, without surrounding punctuation and without an English possessive. */
function splitWords(text: string): Word[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’.&-][\p{L}\p{M}\p{N}]+)*/gu), (match) => {
    const word = match[0].replace(/['’]s$/, '')
    const first = /(?:^|[.!?…:]\s*)[\s"'«“‘(¿¡—-]*$/u.test(text.slice(0, match.index))
    return { text: word, start: match.index, end: match.index + word.length, first }
  })
}
