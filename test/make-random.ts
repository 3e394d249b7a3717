/**
 * Returns a pseudo-random number generator, from 0 up to but excluding 1, which repeats its numbers for the same seed.
 */
export function makeRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
