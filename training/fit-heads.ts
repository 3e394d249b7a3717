import { featureWeight, type Head, sumWeights } from '#server/analysis/statements/linear-model.ts'
import { calibrate, type Scored } from './calibrate.ts'
import { type Example, tellsOf } from './examples.ts'
import { type FitOptions, fitWeights } from './fit-weights.ts'

export interface HeadOptions extends FitOptions {
  /**
   * Minimum number of occurrences of a feature: rarer ones say nothing about other texts, and would share the weights of those
   * that do.
   */
  minSeen: number
  /** The number of steps to which positive weights are rounded. */
  levels: number
}

const FOLDS = 5

/** The examples to fit, and five splits of them, each with every fifth text left out. */
export interface ExampleSet {
  all: Example[]
  folds: { seen: Example[]; unseen: Example[] }[]
}

/** Splits the examples of texts into folds. Rare features are left out of what is fitted, once for all heads. */
export function splitExamples(texts: readonly Example[][], { minSeen }: HeadOptions): ExampleSet {
  return {
    all: withoutRare(texts.flat(), minSeen),
    folds: Array.from({ length: FOLDS }, (_, fold) => ({
      seen: withoutRare(texts.filter((_, at) => at % FOLDS !== fold).flat(), minSeen),
      unseen: texts.filter((_, at) => at % FOLDS === fold).flat(),
    })),
  }
}

/** Fits heads with these names, calibrated on texts they were not trained on. */
export function fitHeads(examples: ExampleSet, names: readonly string[], options: HeadOptions): Head[] {
  const weights = fitWeights(examples.all, names, options)
  const scored = scoreUnseen(examples, names, options)
  return names.map((name, at) => ({
    name,
    ...quantise(weights[at] ?? new Float32Array(), options.levels),
    ...calibrate(scored[at] ?? []),
  }))
}

/** Returns the scores of each head on texts it was not trained on. */
function scoreUnseen({ folds }: ExampleSet, names: readonly string[], options: HeadOptions): Scored[][] {
  const fitted = folds.map(({ seen, unseen }) => ({ unseen, weights: fitWeights(seen, names, options) }))
  return names.map((name, at) =>
    fitted.flatMap(({ unseen, weights }) =>
      unseen
        .filter((example) => tellsOf(example, name))
        .map(({ features, kinds }) => ({
          score: sumWeights(weights[at] ?? new Float32Array(), features, options.bits) * featureWeight(features),
          right: kinds.has(name),
        })),
    ),
  )
}

/** Counts how often each feature occurs. */
export function countSeen(lists: readonly (readonly number[])[]): Map<number, number> {
  const seen = new Map<number, number>()
  for (const features of lists) for (const one of features) seen.set(one, (seen.get(one) ?? 0) + 1)
  return seen
}

function withoutRare(examples: readonly Example[], minSeen: number): Example[] {
  const seen = countSeen(examples.map(({ features }) => features))
  return examples.map(({ features, kinds }) => ({
    features: features.filter((one) => (seen.get(one) ?? 0) >= minSeen),
    kinds,
  }))
}

/** Rounds weights to one byte each, and to few steps, so that the file is small. */
export function quantise(weights: Float32Array, levels: number): Pick<Head, 'weights' | 'scale'> {
  let most = 1e-9
  for (const weight of weights) most = Math.max(most, Math.abs(weight))
  const scale = most / levels
  return { weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)), scale }
}
