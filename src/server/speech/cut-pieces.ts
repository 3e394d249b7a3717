import { PCM_RATE } from '#server/audio/pcm-file.ts'
import { EnergyTrace } from './energy-trace.ts'

export interface Piece {
  /** Seconds from the beginning of the segment. */
  start: number
  samples: Float32Array
}

/** In which last share of the longest piece to look for the quietest moment. */
const CUT_WINDOW = 0.4

/**
 * Cuts a segment at its quietest moments.
 * @param longest maximum length of a piece, in seconds.
 * @returns the pieces in order; together they are the whole segment.
 */
export function cutPieces(samples: Float32Array, longest: number): Piece[] {
  const seconds = samples.length / PCM_RATE
  if (seconds <= longest) return [{ start: 0, samples }]
  const trace = new EnergyTrace()
  trace.add(samples)
  const pieces: Piece[] = []
  let start = 0
  while (seconds - start > longest) {
    const cut = trace.quietest(start + longest * (1 - CUT_WINDOW), start + longest)
    pieces.push(piece(samples, start, cut))
    start = cut
  }
  return [...pieces, piece(samples, start, seconds)]
}

function piece(samples: Float32Array, start: number, end: number): Piece {
  return { start, samples: samples.slice(Math.round(start * PCM_RATE), Math.round(end * PCM_RATE)) }
}
