import type { Token } from '../../text/tokens.ts'
import { isOn } from '../../text/word-list.ts'
import type { SentimentWords } from './sentiment-words.ts'

/** The maximum distance in words between a quantity and its rise or fall. */
const MAX_DISTANCE = 7

/**
 * Rates a movement such as "sales are up" or "costs rose" as good (1) or bad (-1) by its quantity; 0 when there is
 * none.
 */
export function movementAt(tokens: readonly Token[], at: number, words: SentimentWords): number {
  const { lists, inflections } = words
  const way = wayOf(tokens[at]?.folded, words)
  if (way === 0) return 0
  for (let distance = 1; distance <= MAX_DISTANCE; distance++) {
    for (const beside of [at - distance, at + distance]) {
      const other = tokens[beside]?.folded
      if (other === undefined) continue
      if (isOn(lists.costs, other, inflections)) return -way
      if (isOn(lists.gains, other, inflections)) return way
    }
  }
  return 0
}

/** Tells whether a word names a quantity that rises or falls close by; then only the movement is rated. */
export function isMoved(tokens: readonly Token[], at: number, words: SentimentWords): boolean {
  const { lists, inflections } = words
  const word = tokens[at]?.folded ?? ''
  if (!isOn(lists.costs, word, inflections) && !isOn(lists.gains, word, inflections)) return false
  return tokens
    .slice(Math.max(0, at - MAX_DISTANCE), at + MAX_DISTANCE + 1)
    .some(({ folded }) => wayOf(folded, words) !== 0)
}

function wayOf(word: string | undefined, { lists, inflections }: SentimentWords): number {
  if (word === undefined) return 0
  return isOn(lists.rising, word, inflections) ? 1 : isOn(lists.falling, word, inflections) ? -1 : 0
}
