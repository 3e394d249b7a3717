/** Minimum length of a term in letters. Shorter terms are left to the engines: too many everyday words resemble them. */
const MIN_CORRECTED_LENGTH = 5

/** How many letters may be wrong in a term of at least this many letters. The first letter must always match. */
const TOLERANCE = [
  { letters: 10, wrong: 2 },
  { letters: 7, wrong: 1 },
] as const

const MOST_WRONG = Math.max(...TOLERANCE.map(({ wrong }) => wrong))

interface Word {
  text: string
  start: number
  end: number
  /** The first letter of the word as `foldTerm` writes it; empty if it has none. */
  initial: string
  /** Number of letters of all words before it and of all up to its end, as `foldTerm` writes them. */
  lettersBefore: number
  lettersAfter: number
}

interface WantedTerm {
  term: string
  folded: string
  /** Number of words. */
  words: number
}

/**
 * Corrects words that match one of the user's names and terms except for case, accents or being split in two, or that
 * almost match. Leaves a term with an ending (such as a plural) alone.
 */
export function correctTerms(text: string, terms: readonly string[]): string {
  return termCorrector(terms)(text)
}

/** Returns a function that corrects texts as `correctTerms` does, for many texts: it reads the terms only once. */
export function termCorrector(terms: readonly string[]): (text: string) => string {
  // Longer terms first: 'Acme Robotics' before 'Robotics'.
  const wanted = terms
    .map((term) => ({ term, folded: foldTerm(term), words: wordsOf(term).length }))
    .filter(({ folded }) => folded.length >= MIN_CORRECTED_LENGTH)
    .sort((a, b) => b.folded.length - a.folded.length)
  const byInitial = Map.groupBy(wanted, ({ folded }) => folded.charAt(0))
  return (text) => correct(text, byInitial)
}

function correct(text: string, byInitial: ReadonlyMap<string, readonly WantedTerm[]>): string {
  if (byInitial.size === 0) return text
  const words = wordsOf(text)
  let corrected = ''
  let copied = 0
  for (let at = 0; at < words.length; ) {
    const found = findMatch(text, words, at, byInitial.get(words[at]?.initial ?? '') ?? [])
    if (found) {
      corrected += text.slice(copied, found.start) + found.term
      copied = found.end
      at += found.count
    } else at += 1
  }
  return corrected + text.slice(copied)
}

function findMatch(text: string, words: readonly Word[], at: number, wanted: readonly WantedTerm[]) {
  for (const want of wanted) {
    const match = matchAt(text, words, at, want)
    if (match) return match
  }
  return null
}

function matchAt(text: string, words: readonly Word[], at: number, want: WantedTerm) {
  // Also try one more word, because engines split names that they don't know.
  for (const count of [want.words, want.words + 1]) {
    const [first, last] = [words[at], words[at + count - 1]]
    if (!first || !last) continue
    const letters = last.lettersAfter - first.lettersBefore
    if (Math.abs(letters - want.folded.length) > MOST_WRONG) continue
    const part = words.slice(at, at + count)
    const recognised = foldTerm(part.map((word) => word.text).join(''))
    const isWhole = part.every(
      (word, index) => index === 0 || /^[\s-]+$/.test(text.slice(part[index - 1]?.end, word.start)),
    )
    const isSame = count === want.words ? isNear(recognised, want.folded) : recognised === want.folded
    if (isWhole && isSame) return { term: want.term, start: first.start, end: last.end, count }
  }
  return null
}

function isNear(recognised: string, term: string): boolean {
  if (recognised === term) return true
  if (recognised.startsWith(term) || recognised[0] !== term[0]) return false
  const wrong = TOLERANCE.find(({ letters }) => term.length >= letters)?.wrong ?? 0
  return Math.abs(recognised.length - term.length) <= wrong && countChanges(recognised, term) <= wrong
}

function wordsOf(text: string): Word[] {
  let lettersBefore = 0
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), (match) => {
    const folded = foldTerm(match[0])
    const word = {
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
      initial: folded.charAt(0),
      lettersBefore,
      lettersAfter: lettersBefore + folded.length,
    }
    lettersBefore = word.lettersAfter
    return word
  })
}

/** Returns a term's letters and digits only, in lower case and without accents. */
export function foldTerm(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}

/** Returns the number of letters to change, add or remove to turn one word into the other. */
function countChanges(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
