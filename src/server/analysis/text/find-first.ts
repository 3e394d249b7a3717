/**
 * Returns the first index from `low` up to but excluding `high` for which the condition holds, or `high` if there is none.
 * Once the condition holds, it must hold for all following indexes, because the search is binary.
 */
export function findFirst(low: number, high: number, holds: (at: number) => boolean): number {
  let from = low
  let to = high
  while (from < to) {
    const middle = (from + to) >>> 1
    if (holds(middle)) to = middle
    else from = middle + 1
  }
  return from
}
