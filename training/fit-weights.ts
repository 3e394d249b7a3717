import { featureWeight, sumWeights } from '#server/analysis/statements/linear-model.ts'
import type { Example } from './examples.ts'

export interface FitOptions {
  bits: number
  passes: number
  rate: number
  /** How strongly weights are drawn to zero. */
  decay: number
}

/** Fits one logistic model by AdaGrad. The same examples in the same order always give the same weights. */
export function fitWeights(
  examples: readonly Example[],
  kind: string,
  { bits, passes, rate, decay }: FitOptions,
): Float32Array {
  const size = 2 ** bits
  const weights = new Float32Array(size)
  const squares = new Float32Array(size).fill(1e-6)
  const order = examples.map((_, at) => at)
  const random = makeRandom(12345)
  for (let pass = 0; pass < passes; pass++) {
    shuffle(order, random)
    for (const at of order) {
      const example = examples[at]
      if (!example) continue
      const { features, kinds } = example
      const unit = featureWeight(features)
      const sum = sumWeights(weights, features, bits)
      const slip = 1 / (1 + Math.exp(-sum * unit)) - (kinds.has(kind) ? 1 : 0)
      for (const feature of features) {
        const place = feature >>> (32 - bits)
        const weight = weights[place] ?? 0
        const slope = slip * unit + decay * weight
        const square = (squares[place] ?? 0) + slope * slope
        squares[place] = square
        weights[place] = weight - (rate * slope) / Math.sqrt(square)
      }
    }
  }
  return weights
}

/** A small random generator (mulberry32), for an order that is the same everywhere. */
function makeRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function shuffle(items: number[], random: () => number): void {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const item = items[at] ?? 0
    items[at] = items[other] ?? 0
    items[other] = item
  }
}
