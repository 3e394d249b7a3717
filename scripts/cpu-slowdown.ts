/** Benchmark indexes of Lighthouse, with the slowdown that makes such a machine as fast as its mid-tier phone. */
const SLOWDOWNS = [
  { index: 150, slowdown: 1 },
  { index: 800, slowdown: 2 },
  { index: 1300, slowdown: 3 },
  { index: 2000, slowdown: 6 },
] as const

/**
 * Returns by what factor Lighthouse has to slow down a processor with this benchmark index. Its default of 4 only suits
 * a fast desktop computer. The points are those of the calculator that its documentation on throttling names.
 */
export function slowdownFor(benchmarkIndex: number): number {
  const next = SLOWDOWNS.findIndex(({ index }) => index >= benchmarkIndex)
  const upper = SLOWDOWNS[next < 0 ? SLOWDOWNS.length - 1 : Math.max(1, next)]
  const lower = SLOWDOWNS[next < 0 ? SLOWDOWNS.length - 2 : Math.max(1, next) - 1]
  if (!upper || !lower) throw new Error('There are at least two points')
  const share = (benchmarkIndex - lower.index) / (upper.index - lower.index)
  return Math.max(1, lower.slowdown + share * (upper.slowdown - lower.slowdown))
}
