import { findSentenceAt } from '#client/player/find-sentence.ts'
import type { Sentence } from '#shared/contract/notes.ts'

/**
 * Where to begin for a second that an address names, which is rounded down: at the first sentence that begins within
 * that second, else at the second itself.
 */
export function findStart(sentences: readonly Sentence[], second: number): { position: number; seconds: number } {
  const position = sentences.findIndex(({ start }) => start >= second && start < second + 1)
  const sentence = sentences[position]
  if (sentence) return { position, seconds: sentence.start }
  return { position: Math.max(0, findSentenceAt(sentences, second)), seconds: second }
}
