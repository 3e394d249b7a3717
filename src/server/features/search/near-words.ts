/** A word that a mistyped one may mean. */
export interface NearWord {
  word: string
  /** Letters to add, drop, replace or swap with their neighbour. */
  distance: number
  /** The share of groups of three letters that both words have. */
  likeness: number
}

/** How far a word may be from the typed one. In a long word more letters may differ, but then most of its groups of three must agree. */
const LIMITS = [
  { letters: 10, distance: 3, likeness: 0.3 },
  { letters: 6, distance: 2, likeness: 0.25 },
  { letters: 4, distance: 1, likeness: 0 },
] as const

/** Minimum length of a word's beginning: too many other words begin with a shorter one. */
const MIN_BEGINNING = 5

/** The lengths of words that may be near one; null for a word that is not forgiven: a short one, or one with digits. */
export function lengthsNear(typed: string, open: boolean): { min: number; max: number } | null {
  const limit = limitOf(typed)
  if (!limit || /\d/.test(typed)) return null
  return { min: typed.length - limit.distance, max: open ? Number.POSITIVE_INFINITY : typed.length + limit.distance }
}

/**
 * Finds the words that a mistyped one may mean, nearest first. Needs nothing outside this code, such as an extension
 * that a managed database may not have.
 * @param open whether it may be the beginning of a word, because it is still being typed
 */
export function findNearWords(typed: string, words: readonly string[], open: boolean): NearWord[] {
  const limit = limitOf(typed)
  if (!limit || lengthsNear(typed, open) === null) return []
  const letters = lettersOf(typed)
  const groups = groupsOf(typed)
  const near: NearWord[] = []
  for (const word of words) {
    if (Math.abs(word.length - typed.length) > limit.distance) continue
    // A letter that only one of the words has costs at least half a change.
    if (countBits(letters ^ lettersOf(word)) > 2 * limit.distance) continue
    const distance = distanceBetween(typed, word, limit.distance)
    if (distance > limit.distance) continue
    const likeness = likenessOf(groups, groupsOf(word))
    if (distance === 1 || likeness >= limit.likeness) near.push({ word, distance, likeness })
  }
  if (near.length === 0 && open && typed.length >= MIN_BEGINNING) return findNearBeginnings(typed, words)
  return near.sort((a, b) => a.distance - b.distance || b.likeness - a.likeness || (a.word < b.word ? -1 : 1))
}

/** Finds the words that begin almost as typed; the first two letters must be right. */
function findNearBeginnings(typed: string, words: readonly string[]): NearWord[] {
  const opening = typed.slice(0, 2)
  const near = words.filter(
    (word) =>
      word.startsWith(opening) &&
      [0, -1, 1].some((more) => distanceBetween(typed, word.slice(0, typed.length + more), 1) <= 1),
  )
  return near
    .map((word) => ({ word, distance: 1, likeness: 0 }))
    .sort((a, b) => a.word.length - b.word.length || (a.word < b.word ? -1 : 1))
}

function limitOf(typed: string) {
  return LIMITS.find(({ letters }) => typed.length >= letters)
}

/**
 * Counts the letters to add, drop, replace or swap with their neighbour, each touched once (optimal string alignment).
 * @returns a number above `most` if there are more than that
 */
export function distanceBetween(from: string, to: string, most: number): number {
  let before: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let row = 1; row <= from.length; row++) {
    const next = [row]
    let least = row
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1]
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      }
      next.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return most + 1
    before = last
    last = next
  }
  return last[to.length] ?? most + 1
}

/** Returns the letters of a word as bits. Further alphabets share the bits, which makes the test weaker but not wrong. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** Returns the groups of three neighbouring letters, with two spaces before the word and one after it, as pg_trgm counts. */
function groupsOf(word: string): Set<string> {
  const padded = `  ${word} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}

function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((group) => other.has(group)).length
  return shared / (one.size + other.size - shared)
}
