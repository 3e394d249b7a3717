import { findSentenceAt } from '#client/player/find-sentence.ts'
import type { Sentence } from '#shared/contract/notes.ts'

/**
 * Finds where to start playback for a second from the URL, which is rounded down: at the first sentence that begins
 * within that second, otherwise at the second itself.
 */
export function findStart(sentences: readonly Sentence[], second: number): { position: number; seconds: number } {
  const position = sentences.findIndex(({ start }) => start >= second && start < second + 1)
  const sentence = sentences[position]
  if (sentence) return { position, seconds: sentence.start }
  return { position: Math.max(0, findSentenceAt(sentences, second)), seconds: second }
}
