import { MAX_SEGMENT_SECONDS } from '#shared/limits.ts'
import type { SpeechSpan } from './speech-task.ts'

/** Padding in seconds: the detector cuts tightly, and a lost first consonant costs a word. */
export const PADDING_SECONDS = 0.25

/** Pauses up to this long stay inside a segment, because an engine does better with more context. */
export const JOINED_GAP_SECONDS = 1.2

/** In speech without a pause, how many seconds before the limit to look for the cut. */
const CUT_WINDOW_SECONDS = 10

/**
 * Turns detected speech into segments: pads it, joins neighbours over short gaps, and cuts what is longer than
 * `MAX_SEGMENT_SECONDS` at its quietest moment.
 * @param detected sorted, in seconds.
 * @param duration the recording's length in seconds.
 * @returns sorted, not overlapping, none longer than `MAX_SEGMENT_SECONDS`.
 */
export function cutSegments(
  detected: readonly SpeechSpan[],
  duration: number,
  trace: { quietest(from: number, to: number): number },
): SpeechSpan[] {
  const pieces = detected.flatMap((stretch) => cutLong(stretch, trace))
  const padded = pieces.map(({ start, end }, index) => {
    const before = pieces[index - 1]?.end ?? 0
    const after = pieces[index + 1]?.start ?? duration
    return {
      start: round(Math.max(start - PADDING_SECONDS, index > 0 ? (before + start) / 2 : 0)),
      end: round(Math.min(end + PADDING_SECONDS, index < pieces.length - 1 ? (end + after) / 2 : duration)),
    }
  })
  const segments: SpeechSpan[] = []
  for (const piece of padded) {
    const last = segments.at(-1)
    const joins = last && piece.start - last.end <= JOINED_GAP_SECONDS && piece.end - last.start <= MAX_SEGMENT_SECONDS
    if (joins) last.end = piece.end
    else segments.push(piece)
  }
  return segments
}

/** Cuts a stretch of speech that is longer than a segment may be, at its quietest moments. */
export function cutLong(stretch: SpeechSpan, trace: { quietest(from: number, to: number): number }): SpeechSpan[] {
  const pieces: SpeechSpan[] = []
  const longest = MAX_SEGMENT_SECONDS - 2 * PADDING_SECONDS
  let start = stretch.start
  while (stretch.end - start > longest) {
    const cut = trace.quietest(start + longest - CUT_WINDOW_SECONDS, start + longest)
    pieces.push({ start, end: cut })
    start = cut
  }
  return [...pieces, { start, end: stretch.end }]
}

/** Rounds seconds to the millisecond, which is finer than anyone can hear and survives a round trip through JSON. */
export function round(seconds: number): number {
  return Math.round(seconds * 1000) / 1000
}
