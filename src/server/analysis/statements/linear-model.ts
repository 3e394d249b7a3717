import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'

/**
 * Logistic models over hashed features that share one table, which has a weight of one byte for each head and bucket. Features
 * that fall into the same bucket share their weight.
 */
export interface LinearModel {
  /** The number of buckets is two to this power. */
  bits: number
  /** SHA-256 of the notes it was trained on. */
  corpus: string
  heads: readonly Head[]
}

export interface Head {
  name: string
  weights: Int8Array
  /** The factor by which the stored weights are multiplied. */
  scale: number
  /** `slope` and `shift` turn a score into a calibrated probability: `1 / (1 + exp(-(slope * score + shift)))`. */
  slope: number
  shift: number
}

/** Returns the factor of the score for a statement with these features: long statements must not outweigh short ones. */
export const featureWeight = (features: readonly number[]): number => 1 / Math.sqrt(features.length)

/** Returns the sum of the weights of features, each in the bucket that the first `bits` of its hash name. */
export function sumWeights(weights: Int8Array | Float32Array, features: readonly number[], bits: number): number {
  const shift = 32 - bits
  let sum = 0
  for (const feature of features) sum += weights[feature >>> shift] ?? 0
  return sum
}

/** Returns the raw score of features: above 0 if the head's statement is more likely than not. */
export function scoreOf({ weights, scale }: Head, features: readonly number[], bits: number): number {
  return sumWeights(weights, features, bits) * scale * featureWeight(features)
}

/** Returns how likely each of several scored candidates is to be the right one: the probabilities add up to 1. */
export function sharesOf(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const odds = scores.map((score) => Math.exp(score - most))
  const all = odds.reduce((sum, one) => sum + one, 0)
  return odds.map((one) => one / all)
}

/** Returns the calibrated probability of a raw score. */
export function probabilityOf({ slope, shift }: Head, score: number): number {
  return 1 / (1 + Math.exp(-(slope * score + shift)))
}

interface Header {
  bits: number
  corpus: string
  heads: { name: string; scale: number; slope: number; shift: number }[]
}

/** Encodes a model as one line of JSON, then the weights of each head in turn, compressed because most are 0. */
export function encodeModel({ bits, corpus, heads }: LinearModel): Buffer {
  const header: Header = {
    bits,
    corpus,
    heads: heads.map(({ name, scale, slope, shift }) => ({ name, scale, slope, shift })),
  }
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(header)}\n`),
    brotliCompressSync(Buffer.concat(heads.map(({ weights }) => Buffer.from(weights)))),
  ])
}

/** Decodes a model that {@link encodeModel} encoded. */
export function decodeModel(data: Buffer): LinearModel {
  const end = data.indexOf('\n')
  const header = JSON.parse(data.subarray(0, end).toString()) as Header
  const size = 2 ** header.bits
  const weights = brotliDecompressSync(data.subarray(end + 1))
  const heads = header.heads.map((head, at) => ({
    ...head,
    weights: new Int8Array(weights.subarray(at * size, (at + 1) * size)),
  }))
  return { bits: header.bits, corpus: header.corpus, heads }
}
