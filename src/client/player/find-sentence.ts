import type { Sentence } from '#shared/contract/notes.ts'

/**
 * Returns the index in `sentences` (ordered by start) of the one being spoken at `time` seconds. During a pause it is
 * the sentence just spoken, so that the mark doesn't flicker between sentences; before the first it is -1.
 */
export function findSentenceAt(sentences: readonly Sentence[], time: number): number {
  let low = 0
  let high = sentences.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const sentence = sentences[middle]
    if (sentence && sentence.start <= time) low = middle + 1
    else high = middle
  }
  return low - 1
}

/**
 * Returns the position in a sentence's text of the word being spoken at `time` seconds. Null before the first word, and
 * if the times of words are not known.
 */
export function findWordAt(
  { text, start, wordStarts = [] }: Pick<Sentence, 'text' | 'start' | 'wordStarts'>,
  time: number,
): { from: number; to: number } | null {
  const words = [...text.matchAll(/\S+/g)]
  if (words.length !== wordStarts.length) return null
  const word = words[wordStarts.findLastIndex((begin) => start + begin <= time)]
  return word ? { from: word.index, to: word.index + word[0].length } : null
}

/** Minimum length of a silence that is skipped, in seconds. */
const MAX_PAUSE_SECONDS = 1.2
/** Seconds of silence kept around speech, since engines place the edges of a sentence slightly early or late. */
const MARGIN = 0.25

/** Returns where to continue from `time` when skipping silence; null during speech or a short silence. */
export function findNextSpeech(sentences: readonly Sentence[], time: number, duration: number): number | null {
  const position = findSentenceAt(sentences, time)
  const silentFrom = (sentences[position]?.end ?? 0) + (position < 0 ? 0 : MARGIN)
  const next = sentences[position + 1]
  const silentUntil = next ? next.start - MARGIN : duration
  if (time < silentFrom || silentUntil - silentFrom < MAX_PAUSE_SECONDS) return null
  return time < silentUntil ? silentUntil : null
}
