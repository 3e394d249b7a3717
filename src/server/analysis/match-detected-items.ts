import { readPlainWords, shareWords } from './text/word-similarity.ts'

/** A follow-up or an event as named by an analyst, and when it was said, in seconds; null if nobody said it. */
export interface DetectedItem {
  title: string
  start: number | null
}

/** The minimum share of words (Dice) at which two titles are one item: anywhere in the note, or if said at the same moment. */
const MIN_SIMILARITY = { byWords: 0.6, saidTogether: 0.3 }
/** Engines differ by up to this many seconds in where a sentence begins. */
const SAME_MOMENT_SECONDS = 2

/**
 * Matches each later item to the same earlier item. No item is matched twice, and the most similar pairs come first.
 * @returns for each later item the index of the earlier one, or null.
 */
export function matchDetectedItems(
  earlier: readonly DetectedItem[],
  later: readonly DetectedItem[],
): Array<number | null> {
  const [before, after] = [earlier.map(describe), later.map(describe)]
  const pairs = after.flatMap((fresh, to) =>
    before.flatMap((old, from) => {
      const similarity = compare(old, fresh)
      return similarity === null ? [] : [{ from, to, similarity }]
    }),
  )
  pairs.sort((a, b) => b.similarity - a.similarity || a.to - b.to || a.from - b.from)
  const matches: Array<number | null> = later.map(() => null)
  const taken = new Set<number>()
  for (const { from, to } of pairs) {
    if (taken.has(from) || matches[to] !== null) continue
    matches[to] = from
    taken.add(from)
  }
  return matches
}

interface Described {
  words: Set<string>
  start: number | null
}

function describe({ title, start }: DetectedItem): Described {
  return { words: new Set(readPlainWords(title)), start }
}

function compare(a: Described, b: Described): number | null {
  const together = a.start !== null && b.start !== null && Math.abs(a.start - b.start) <= SAME_MOMENT_SECONDS
  const similarity = shareWords(a.words, b.words)
  if (similarity < (together ? MIN_SIMILARITY.saidTogether : MIN_SIMILARITY.byWords)) return null
  return similarity + (together ? 1 : 0)
}
