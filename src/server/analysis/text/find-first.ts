/**
 * Returns the first index from `low` up to but excluding `high` of which the condition holds, and `high` if there is
 * none. Once it holds, it must hold for all that follow: the search halves the range.
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
