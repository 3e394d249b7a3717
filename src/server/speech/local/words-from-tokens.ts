import type { TimedText } from '#server/speech/engine.ts'
import type { RecognisedTokens } from './recogniser-task.ts'

/**
 * Maximum length of a token if only its beginning is known, in seconds. If it lasted until the next token, each pause
 * would belong to the word before it, and no sentence would end at a pause.
 */
const TOKEN_SECONDS = 0.16

/** A word whose least certain token is below this probability is worth checking. */
const DOUBTFUL_PROBABILITY = 0.5

/**
 * Joins a model's tokens into words with times. Returns none for a model without times.
 * @param seconds the segment's length; no word ends later.
 * @param sure the probability below which a token makes its word doubtful.
 */
export function toWords(recognised: RecognisedTokens, seconds: number, sure = DOUBTFUL_PROBABILITY): TimedText[] {
  if (recognised.timestamps.length !== recognised.tokens.length) return []
  const words: TimedText[] = []
  for (const [index, token] of recognised.tokens.entries()) {
    const start = clamp(recognised.timestamps[index] ?? 0, words.at(-1)?.end ?? 0, seconds)
    const next = recognised.timestamps[index + 1] ?? seconds
    const lasts = recognised.durations[index] || TOKEN_SECONDS
    const end = clamp(Math.min(start + lasts, next), start, seconds)
    const text = token.replace(/^[\s▁]+/u, '')
    const doubtful = Math.exp(recognised.ys_log_probs[index] ?? 0) < sure
    const last = words.at(-1)
    if (!last || text !== token) words.push({ text, start, end, ...(doubtful && { doubtful }) })
    else Object.assign(last, { text: last.text + text, end, ...(doubtful && { doubtful }) })
  }
  return words.filter((word) => word.text !== '')
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
