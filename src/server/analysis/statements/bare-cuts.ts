import { bareGapFeatures, MAX_PIECE, MAX_PIECE_FEATURES, writePieceFeatures } from './cut-features.ts'
import { type CutPaths, placeOf, sumPaths } from './cut-paths.ts'
import { type Head, sumWeights } from './linear-model.ts'
import type { SpokenWord } from './spoken-words.ts'

/** The score of a cut inside "A4" or "don't", which is made only if nothing else is possible. */
const GLUED = -50

/** The model of where statements begin in bare speech. */
export interface CutModel {
  bits: number
  cuts: Head
}

/** Tells whether a word follows the one before it without a blank, as in "A4" and "don't". */
export function isGlued(words: readonly SpokenWord[], at: number): boolean {
  return at > 0 && words[at]?.start === words[at - 1]?.end
}

/**
 * Returns for each word of a run of bare speech how likely a statement is to begin there. All ways to cut the run are weighed
 * against each other, so a cut that leaves a torn piece on either side is unlikely.
 */
export function findBareCuts(words: readonly SpokenWord[], { bits, cuts }: CutModel): Float64Array {
  return weighCuts(words, cuts.weights, bits, cuts.scale, (at) => bareGapFeatures(words, at)).begins
}

/**
 * Weighs all ways to cut a run of words.
 * @param scale the factor of the weights
 * @param gapFeatures returns the features of the gap before a word
 */
export function weighCuts(
  words: readonly SpokenWord[],
  weights: Int8Array | Float32Array,
  bits: number,
  scale: number,
  gapFeatures: (at: number) => readonly number[],
): CutPaths {
  const shift = 32 - bits
  const scores = new Float64Array(words.length * MAX_PIECE)
  const features = new Uint32Array(MAX_PIECE_FEATURES)
  for (let to = 1; to <= words.length; to++) {
    const gap = to < words.length ? sumWeights(weights, gapFeatures(to), bits) : 0
    const glued = isGlued(words, to) ? GLUED : 0
    for (let from = Math.max(0, to - MAX_PIECE); from < to; from++) {
      let sum = gap
      const count = writePieceFeatures(words, from, to, features)
      for (let at = 0; at < count; at++) sum += weights[(features[at] ?? 0) >>> shift] ?? 0
      scores[placeOf(from, to)] = sum * scale + glued
    }
  }
  return sumPaths(words.length, scores)
}
