import { weighCuts } from '#server/analysis/statements/bare-cuts.ts'
import {
  bareGapFeatures,
  MAX_PIECE,
  MAX_PIECE_FEATURES,
  writePieceFeatures,
} from '#server/analysis/statements/cut-features.ts'
import type { Head } from '#server/analysis/statements/linear-model.ts'
import type { SpokenWord } from '#server/analysis/statements/spoken-words.ts'
import { makeRandom, shuffle } from './random.ts'

/** The words of bare speech, with the places where statements begin. */
export interface CutExample {
  words: readonly SpokenWord[]
  /** In order, without the first word. */
  begins: readonly number[]
}

export interface CutOptions {
  /** The number of buckets of the fitted weights is two to this power. */
  bits: number
  passes: number
  /** Number of passes in which only the kept weights are fitted further. */
  refits: number
  rate: number
  decay: number
  /** Minimum number of occurrences of a feature that is kept. */
  minSeen: number
  /** Minimum size of a weight that is kept, and how often its feature has to occur to count in full. */
  minWeight: number
  trusted: number
  /** Number of sizes that a kept weight can have. */
  levels: number
}

/**
 * While weights are fitted, features hardly ever share one: what single notes repeat by chance then goes into the weights of their
 * rare features, which are left out afterwards.
 */
const FITTING_BITS = 22
/** Below this a piece's probability is too near to what it should be to matter. */
const NEGLIGIBLE = 2e-3

/** Fits the weights of the cuts of bare speech (a semi-Markov conditional random field, with AdaGrad). */
export function fitCuts(examples: readonly CutExample[], options: CutOptions): Omit<Head, 'name'> {
  const rows = examples
    .filter((example) => piecesOf(example).every(([from, to]) => to - from <= MAX_PIECE))
    .map((example) => ({
      ...example,
      gaps: example.words.map((_, at) => (at === 0 ? [] : bareGapFeatures(example.words, at))),
    }))
  const weights = new Float32Array(2 ** FITTING_BITS)
  const squares = new Float32Array(2 ** FITTING_BITS).fill(1e-2)
  const update = (place: number, slip: number) => {
    const weight = weights[place] ?? 0
    const slope = slip + options.decay * weight
    const square = (squares[place] ?? 0) + slope * slope
    squares[place] = square
    weights[place] = weight - (options.rate * slope) / Math.sqrt(square)
  }
  const random = makeRandom(12345)
  const order = [...rows]
  for (let pass = 0; pass < options.passes; pass++) {
    shuffle(order, random)
    for (const row of order) updateBy(row, weights, update)
  }
  const kept = choose(weights, countFeatures(rows), options)
  for (let place = 0; place < weights.length; place++) if (!kept[place]) weights[place] = 0
  const updateKept = (place: number, slip: number) => {
    if (kept[place]) update(place, slip)
  }
  for (let pass = 0; pass < options.refits; pass++) {
    shuffle(order, random)
    for (const row of order) updateBy(row, weights, updateKept)
  }
  return round(weights, options)
}

type Row = CutExample & { gaps: readonly (readonly number[])[] }

/** Moves the weights to where the right cuts of an example are likelier. */
function updateBy(row: Row, weights: Float32Array, update: (place: number, slip: number) => void): void {
  const { words, gaps } = row
  const right = new Set(piecesOf(row).map(([from, to]) => from * (words.length + 1) + to))
  const { begins, probabilityOf } = weighCuts(words, weights, FITTING_BITS, 1, (at) => gaps[at] ?? [])
  const features = new Uint32Array(MAX_PIECE_FEATURES)
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + MAX_PIECE); to++) {
      const slip = probabilityOf(from, to) - (right.has(from * (words.length + 1) + to) ? 1 : 0)
      if (Math.abs(slip) < NEGLIGIBLE) continue
      const count = writePieceFeatures(words, from, to, features)
      for (let at = 0; at < count; at++) update(placeOf(features[at]), slip)
    }
  }
  const starts = new Set(row.begins)
  for (let at = 1; at < words.length; at++) {
    const slip = (begins[at] ?? 0) - (starts.has(at) ? 1 : 0)
    if (Math.abs(slip) >= NEGLIGIBLE) for (const feature of gaps[at] ?? []) update(placeOf(feature), slip)
  }
}

/** Counts the features of all gaps, and of the right pieces, by their bucket. */
function countFeatures(rows: readonly Row[]): Uint32Array {
  const counts = new Uint32Array(2 ** FITTING_BITS)
  const count = (feature = 0) => {
    counts[placeOf(feature)] = (counts[placeOf(feature)] ?? 0) + 1
  }
  const features = new Uint32Array(MAX_PIECE_FEATURES)
  for (const row of rows) {
    for (const gap of row.gaps) for (const feature of gap) count(feature)
    for (const [from, to] of piecesOf(row)) {
      const written = writePieceFeatures(row.words, from, to, features)
      for (const feature of features.subarray(0, written)) count(feature)
    }
  }
  return counts
}

/** Chooses the weights that matter. */
function choose(weights: Float32Array, counts: Uint32Array, { minSeen, minWeight, trusted }: CutOptions): Uint8Array {
  return Uint8Array.from(weights, (weight, place) => {
    const seen = counts[place] ?? 0
    return seen >= minSeen && Math.abs(weight) * Math.min(1, Math.sqrt(seen / trusted)) >= minWeight ? 1 : 0
  })
}

/** Rounds the weights to few sizes, so that they compress well, in fewer buckets. */
function round(weights: Float32Array, { bits, levels }: CutOptions): Omit<Head, 'name'> {
  const sums = new Float32Array(2 ** bits)
  let most = 1e-9
  for (const [place, weight] of weights.entries()) {
    const bucket = place >>> (FITTING_BITS - bits)
    sums[bucket] = (sums[bucket] ?? 0) + weight
    most = Math.max(most, Math.abs(sums[bucket] ?? 0))
  }
  const scale = most / levels
  return { weights: Int8Array.from(sums, (weight) => Math.round(weight / scale)), scale, slope: 1, shift: 0 }
}

/** Returns the pieces into which the statements cut the words, the end of each exclusive. */
function piecesOf({ words, begins }: CutExample): [from: number, to: number][] {
  return [0, ...begins].map((from, at) => [from, begins[at] ?? words.length])
}

const placeOf = (feature = 0): number => feature >>> (32 - FITTING_BITS)
