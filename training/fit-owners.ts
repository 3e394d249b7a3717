import { featureWeight, type Head, sharesOf } from '#server/analysis/statements/linear-model.ts'
import { countSeen, type HeadOptions, quantise } from './fit-heads.ts'
import { makeRandom, shuffle } from './random.ts'

/** Those who may own a follow-up, by their features, and which of them do: several if a name has several words. */
export interface OwnerExample {
  candidates: number[][]
  right: number[]
}

export type OwnerOptions = Omit<HeadOptions, 'averaged'>

/**
 * Fits the weights by which the owner of a follow-up is likelier than the other candidates (a conditional logistic model), with
 * AdaGrad. The words of a name share its probability.
 */
export function fitOwners(examples: readonly OwnerExample[], options: OwnerOptions): Head {
  return { name: 'owners', ...quantise(fitOwnerWeights(examples, options), options.levels), slope: 1, shift: 0 }
}

function fitOwnerWeights(
  examples: readonly OwnerExample[],
  { bits, passes, rate, decay, minSeen }: OwnerOptions,
): Float32Array {
  const seen = countSeen(examples.flatMap(({ candidates }) => candidates))
  const isKnown = (feature: number) => (seen.get(feature) ?? 0) >= minSeen
  const rows = examples.map(({ candidates, right }) => ({
    places: candidates.map((one) => Int32Array.from(one.filter(isKnown), (feature) => feature >>> (32 - bits))),
    units: candidates.map(featureWeight),
    right: new Set(right),
  }))
  const weights = new Float32Array(2 ** bits)
  const squares = new Float32Array(2 ** bits).fill(1e-6)
  const random = makeRandom(12345)
  for (let pass = 0; pass < passes; pass++) {
    shuffle(rows, random)
    for (const { places, units, right } of rows) {
      const scores = places.map((own, at) => {
        let sum = 0
        for (const place of own) sum += weights[place] ?? 0
        return sum * (units[at] ?? 0)
      })
      const shares = sharesOf(scores)
      for (const [at, own] of places.entries()) {
        const slip = ((shares[at] ?? 0) - (right.has(at) ? 1 / right.size : 0)) * (units[at] ?? 0)
        if (Math.abs(slip) < LEAST_SLIP) continue
        for (const place of own) {
          const weight = weights[place] ?? 0
          const slope = slip + decay * weight
          const square = (squares[place] ?? 0) + slope * slope
          squares[place] = square
          weights[place] = weight - (rate * slope) / Math.sqrt(square)
        }
      }
    }
  }
  return weights
}

/** Smaller errors change nothing, and most candidates have them. */
const LEAST_SLIP = 1e-5
