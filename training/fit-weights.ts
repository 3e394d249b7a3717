import { featureWeight } from '#server/analysis/statements/linear-model.ts'
import { type Example, tellsOf } from './examples.ts'
import { makeRandom, shuffle } from './random.ts'

export interface FitOptions {
  bits: number
  passes: number
  /** How many of the last passes the weights are the mean of; 1 for the weights after the last. */
  averaged: number
  rate: number
  /** How strongly weights are drawn to zero. */
  decay: number
}

/**
 * Fits a logistic model for each kind with AdaGrad, all of them together. The same examples in the same order
 * always give the same weights.
 */
export function fitWeights(
  examples: readonly Example[],
  kinds: readonly string[],
  { bits, passes, averaged, rate, decay }: FitOptions,
): Float32Array[] {
  const count = kinds.length
  // The weights of a feature for all kinds are side by side, because reading them costs most of the time.
  const weights = new Float32Array(2 ** bits * count)
  const squares = new Float32Array(2 ** bits * count).fill(1e-6)
  const rows = examples.map((example) => ({
    places: Int32Array.from(example.features, (feature) => (feature >>> (32 - bits)) * count),
    unit: featureWeight(example.features),
    stated: kinds.map((kind) => (example.kinds.has(kind) ? 1 : 0)),
    silent: kinds.map((kind) => !tellsOf(example, kind)),
  }))
  const slips = new Float64Array(count)
  // The mean of the last passes depends less on their order.
  const means = new Float32Array(2 ** bits * count)
  const random = makeRandom(12345)
  for (let pass = 0; pass < passes; pass++) {
    shuffle(rows, random)
    for (const { places, unit, stated, silent } of rows) {
      slips.fill(0)
      for (const place of places) {
        for (let at = 0; at < count; at++) slips[at] = (slips[at] ?? 0) + (weights[place + at] ?? 0)
      }
      for (let at = 0; at < count; at++) {
        slips[at] = (1 / (1 + Math.exp(-(slips[at] ?? 0) * unit)) - (stated[at] ?? 0)) * unit
      }
      for (const place of places) {
        for (let at = 0; at < count; at++) {
          if (silent[at]) continue
          const weight = weights[place + at] ?? 0
          const slope = (slips[at] ?? 0) + decay * weight
          const square = (squares[place + at] ?? 0) + slope * slope
          squares[place + at] = square
          weights[place + at] = weight - (rate * slope) / Math.sqrt(square)
        }
      }
    }
    if (pass < passes - averaged) continue
    for (let place = 0; place < means.length; place++) {
      means[place] = (means[place] ?? 0) + (weights[place] ?? 0) / averaged
    }
  }
  return kinds.map((_, at) => Float32Array.from({ length: 2 ** bits }, (_, place) => means[place * count + at] ?? 0))
}
