import PARAMETERS from './confidence.json' with { type: 'json' }

/** What speaks for or against an item, by name. */
export type Signals = Readonly<Record<string, number>>

/** The kinds of items that have a confidence. */
export const RATED_KINDS = ['task', 'event'] as const
export type RatedKind = (typeof RATED_KINDS)[number]

/** The weights of the signals, and the score if there are no signals. */
export interface Parameters {
  shift: number
  weights: Readonly<Record<string, number>>
}

/**
 * Returns the calibrated probability that an item is right: its weighted signals through a logistic curve. The default
 * parameters are those that `npm run calibrate` fits.
 */
export function confidenceOf(kind: RatedKind, signals: Signals, parameters: Parameters = PARAMETERS[kind]): number {
  let score = parameters.shift
  for (const [name, weight] of Object.entries(parameters.weights)) score += weight * (signals[name] ?? 0)
  return Math.round(1000 / (1 + Math.exp(-score))) / 1000
}

/** Beyond these limits, differences in probability are only noise. */
const LIMITS = { least: 0.01, most: 0.99 }

/** Returns the logarithm of the odds of a probability. */
export function logOdds(probability: number): number {
  const within = Math.min(LIMITS.most, Math.max(LIMITS.least, probability))
  return Math.log(within / (1 - within))
}
