import type { Sentence } from '#shared/contract/notes.ts'

/** A sentence that somebody else and the user have both changed, each in their own way. */
export interface SentenceConflict {
  /** The sentence's index in the text that the user edited. */
  index: number
  /** Seconds. */
  start: number
  /** The sentence in the newest text; null if it was removed. */
  theirs: Sentence | null
  /** The user's wording; empty if they removed the sentence. */
  mine: string
}

export interface MergedEdits {
  /** The user's edits of sentences that nobody else has changed, by their indexes in the newest text. */
  edits: Array<{ index: number; text: string }>
  conflicts: SentenceConflict[]
}

/**
 * Merges a user's edits into a text that somebody else has saved meanwhile. Sentences that only one of them changed are
 * merged; for the others, the user has to choose.
 * @param base the sentences that the user edited
 * @param mine the user's texts, by index in `base`; an empty text removes the sentence
 * @param newest the current sentences
 */
export function mergeEdits(
  base: readonly Sentence[],
  mine: ReadonlyMap<number, string>,
  newest: readonly Sentence[],
): MergedEdits {
  const merged: MergedEdits = { edits: [], conflicts: [] }
  const counterparts = matchSentences(base, newest, mine)
  for (const { index, start, text } of base) {
    const wanted = mine.get(index)?.replace(/\s+/g, ' ').trim()
    if (wanted === undefined || wanted === text) continue
    const theirs = counterparts.get(index) ?? null
    if (wanted === (theirs?.text ?? '')) continue
    if (theirs?.text === text) merged.edits.push({ index: theirs.index, text: wanted })
    else merged.conflicts.push({ index, start, theirs, mine: wanted })
  }
  return merged
}

/**
 * Finds the counterparts of sentences in another version of their text. A sentence keeps its times through every edit.
 * A new transcription has other times, so an edited sentence is found there by its text, or else by its overlap.
 */
function matchSentences(
  base: readonly Sentence[],
  newest: readonly Sentence[],
  edited: ReadonlyMap<number, string>,
): Map<number, Sentence> {
  const found = new Map<number, Sentence>()
  const free = new Set(newest)
  function match(sentences: readonly Sentence[], keyOf: (sentence: Sentence) => string) {
    const byKey = Map.groupBy(free, keyOf)
    for (const sentence of sentences) {
      const counterpart = found.has(sentence.index) ? undefined : byKey.get(keyOf(sentence))?.shift()
      if (!counterpart) continue
      found.set(sentence.index, counterpart)
      free.delete(counterpart)
    }
  }
  match(base, ({ start, end, text }) => `${start} ${end} ${text}`)
  match(base, ({ start, end }) => `${start} ${end}`)
  const left = base.filter(({ index }) => edited.has(index) && !found.has(index))
  match(left, ({ text }) => text)
  for (const sentence of left) {
    if (found.has(sentence.index)) continue
    const [nearest] = [...free]
      .filter((other) => overlap(sentence, other) > 0)
      .sort((a, b) => overlap(sentence, b) - overlap(sentence, a))
    if (!nearest) continue
    found.set(sentence.index, nearest)
    free.delete(nearest)
  }
  return found
}

/** Returns for how many seconds two sentences overlap; negative if they don't. */
function overlap(a: Sentence, b: Sentence): number {
  return Math.min(a.end, b.end) - Math.max(a.start, b.start)
}
