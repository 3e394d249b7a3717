import { MAX_PIECE } from './cut-features.ts'

/** Every way to cut words into pieces of at most {@link MAX_PIECE} words, weighed by the scores of the pieces. */
export interface CutPaths {
  /** For each word, how likely a piece is to begin there. */
  begins: Float64Array
  /** Returns how likely these words are to be one piece; `to` is exclusive. */
  probabilityOf: (from: number, to: number) => number
}

/** Returns the place of a piece in a table of scores. */
export const placeOf = (from: number, to: number): number => from * MAX_PIECE + to - from - 1

/**
 * Sums all ways to cut words, each as likely as the exponential of the sum of its pieces' scores, by the forward-backward
 * algorithm.
 * @param count of the words
 * @param scores of the pieces, at {@link placeOf}
 */
export function sumPaths(count: number, scores: Float64Array): CutPaths {
  const forth = new Float64Array(count + 1)
  const back = new Float64Array(count + 1)
  const terms = new Float64Array(MAX_PIECE)
  for (let to = 1; to <= count; to++) {
    const most = Math.min(MAX_PIECE, to)
    for (let size = 1; size <= most; size++) {
      terms[size - 1] = (forth[to - size] ?? 0) + (scores[placeOf(to - size, to)] ?? 0)
    }
    forth[to] = logOfSum(terms, most)
  }
  for (let from = count - 1; from >= 0; from--) {
    const most = Math.min(MAX_PIECE, count - from)
    for (let size = 1; size <= most; size++) {
      terms[size - 1] = (back[from + size] ?? 0) + (scores[placeOf(from, from + size)] ?? 0)
    }
    back[from] = logOfSum(terms, most)
  }
  const all = forth[count] ?? 0
  return {
    begins: Float64Array.from({ length: count }, (_, at) => Math.exp((forth[at] ?? 0) + (back[at] ?? 0) - all)),
    probabilityOf: (from, to) =>
      Math.exp((forth[from] ?? 0) + (scores[placeOf(from, to)] ?? 0) + (back[to] ?? 0) - all),
  }
}

/** Returns the logarithm of the sum of the exponentials of the first `count` terms. */
function logOfSum(terms: Float64Array, count: number): number {
  let most = Number.NEGATIVE_INFINITY
  for (let at = 0; at < count; at++) most = Math.max(most, terms[at] ?? 0)
  let sum = 0
  for (let at = 0; at < count; at++) sum += Math.exp((terms[at] ?? 0) - most)
  return most + Math.log(sum)
}
