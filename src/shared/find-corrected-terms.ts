/** A name or term that a person wrote, and what stood in its place. */
export interface CorrectedTerm {
  term: string
  instead: string
}

/** More words than this are a sentence that was written anew, not a name. */
const MOST_WORDS = 3

interface Word {
  text: string
  start: number
  end: number
  /** Whether a sentence begins with it, where any word has a capital. */
  first: boolean
}

/**
 * Finds the names and terms that a person put right in a sentence: one or two words (three with a neighbour that belongs
 * to the name) in the place of others, written with capitals or figures as names are.
 * @param before the sentence as it was.
 * @param after the sentence as the person left it.
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

type Span = [from: number, to: number]
interface Replacement {
  from: Span
  to: Span
}

/** Stretches of words that took the place of others; pure insertions and deletions are none. */
function findReplacements(old: Word[], present: Word[]): Replacement[] {
  const same = commonLengths(old, present)
  const replacements: Replacement[] = []
  let [i, j] = [0, 0]
  let open: Replacement = { from: [0, 0], to: [0, 0] }
  const close = () => {
    open = { from: [open.from[0], i], to: [open.to[0], j] }
    if (isName(open.from) && isName(open.to)) replacements.push(open)
  }
  while (i < old.length && j < present.length) {
    if (old[i]?.text === present[j]?.text) {
      close()
      i += 1
      j += 1
      open = { from: [i, i], to: [j, j] }
    } else if ((same[i + 1]?.[j] ?? 0) >= (same[i]?.[j + 1] ?? 0)) i += 1
    else j += 1
  }
  ;[i, j] = [old.length, present.length]
  close()
  return replacements
}

function isName([from, to]: Span): boolean {
  return to > from && to - from <= MOST_WORDS - 1
}

/** How many words two texts have in common, in order, from each pair of places on. */
function commonLengths(a: Word[], b: Word[]): Uint16Array[] {
  const table = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const row = table[i]
      if (!row) continue
      const next = table[i + 1]
      row[j] = a[i]?.text === b[j]?.text ? (next?.[j + 1] ?? 0) + 1 : Math.max(next?.[j] ?? 0, row[j + 1] ?? 0)
    }
  }
  return table
}

/** Takes in unchanged neighbours with a capital: of 'Xavier Toro' only the second word was wrong. */
function widen({ from, to }: Replacement, old: Word[], present: Word[]): Replacement {
  const wide: Replacement = { from: [...from], to: [...to] }
  const isFull = () => wide.to[1] - wide.to[0] >= MOST_WORDS || wide.from[1] - wide.from[0] >= MOST_WORDS
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

/** Every word is written as names are; the capital that begins a sentence proves nothing. */
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

/** Words without the punctuation around them and without an English possessive. */
function splitWords(text: string): Word[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’.&-][\p{L}\p{M}\p{N}]+)*/gu), (match) => {
    const word = match[0].replace(/['’]s$/, '')
    const first = /(?:^|[.!?…:]\s*)[\s"'«“‘(¿¡—-]*$/u.test(text.slice(0, match.index))
    return { text: word, start: match.index, end: match.index + word.length, first }
  })
}
