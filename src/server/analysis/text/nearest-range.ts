import { findFirst } from './find-first.ts'

interface Range {
  from: number
  to: number
}

/**
 * Returns the range that shares most with the letters between two offsets, or else the nearest one.
 * @param ranges in order, without overlaps; a long text has thousands
 */
export function nearestRange<One extends Range>(ranges: readonly One[], from: number, to: number): One | undefined {
  const first = findFirst(0, ranges.length, (at) => (ranges[at]?.to ?? 0) > from)
  let best: One | undefined
  let most = Number.NEGATIVE_INFINITY
  for (let at = Math.max(0, first - 1); at < ranges.length; at++) {
    const range = ranges[at]
    if (!range || (best && range.from >= to)) break
    const shared = Math.min(to, range.to) - Math.max(from, range.from)
    if (shared <= most) continue
    most = shared
    best = range
  }
  return best
}
