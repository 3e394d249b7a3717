import type { StoredAnchor } from '#server/db/schema/comments.ts'
import { fold } from '#server/text/fold.ts'
import type { Sentence } from '#shared/contract/notes.ts'

/** Start times that differ by less are the same moment of the recording: edits keep times, engines round them. */
const SAME_MOMENT_SECONDS = 0.05
/** Maximum distance by which another transcription may move a sentence. */
const MAX_SHIFT_SECONDS = 4
/** The share of words two wordings must have in common to be the same sentence at another moment. */
const MIN_LIKENESS = 0.5

/**
 * Finds the sentence of an anchor in the newest version of a transcript. The recording never changes, so a sentence
 * that begins at the anchor's moment is the same speech, however it has been edited. Otherwise, a sentence close by
 * with enough of the same words is taken.
 * @returns its index, or null if the sentence has gone
 */
export function locateSentence(
  anchor: StoredAnchor,
  { version, sentences }: { version: number; sentences: readonly Sentence[] },
): number | null {
  if (anchor.version === version) return sentences.find(({ index }) => index === anchor.sentence)?.index ?? null
  const words = wordsOf(anchor.quote)
  // Only these are read: a note may have ten thousand sentences and hundreds of threads.
  const near = sentences.filter(
    ({ start, end }) => Math.max(0, start - anchor.start, anchor.start - end) <= MAX_SHIFT_SECONDS,
  )
  const candidates = near.map(({ index, start, text }) => ({
    index,
    likeness: compareWords(words, wordsOf(text)),
    distance: Math.abs(start - anchor.start),
  }))
  const same = candidates.filter(({ distance }) => distance < SAME_MOMENT_SECONDS)
  const alike = candidates.filter(({ likeness }) => likeness >= MIN_LIKENESS)
  const [best] = (same.length > 0 ? same : alike).sort((a, b) => b.likeness - a.likeness || a.distance - b.distance)
  return best?.index ?? null
}

function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/**
 * Compares two wordings, 0 to 1: the words in common as a share of both, or of the first alone, so that a sentence that
 * has become part of a longer one is recognised.
 */
function compareWords(quote: readonly string[], text: readonly string[]): number {
  if (quote.length === 0 || text.length === 0) return quote.length === text.length ? 1 : 0
  const left = new Map<string, number>()
  for (const word of text) left.set(word, (left.get(word) ?? 0) + 1)
  let common = 0
  for (const word of quote) {
    const times = left.get(word) ?? 0
    if (times === 0) continue
    common += 1
    left.set(word, times - 1)
  }
  return Math.max((2 * common) / (quote.length + text.length), (common / quote.length) * CONTAINED)
}

/** A quote found within a longer sentence counts a little less than the same sentence. */
const CONTAINED = 0.75
