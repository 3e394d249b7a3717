interface Row {
  values: readonly number[]
  right: boolean
}

const STEPS = 40
/** How strongly the weights are drawn to zero, because there are few candidates. The shift is left free. */
const RIDGE = 1

/** Fits a logistic regression by Newton steps. Returns the shift, then the weight of each value. */
export function fitLogistic(rows: readonly Row[]): number[] {
  const points = rows.map(({ values, right }) => ({ x: [1, ...values], right }))
  const size = points[0]?.x.length ?? 1
  let weights: number[] = new Array<number>(size).fill(0)
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight, at) => (at === 0 ? 0 : RIDGE * weight))
    const curve: number[][] = weights.map((_, i) => weights.map((_, j) => (i === j ? (i === 0 ? 1e-6 : RIDGE) : 0)))
    for (const { x, right } of points) {
      const guess = 1 / (1 + Math.exp(-x.reduce((all, value, at) => all + value * (weights[at] ?? 0), 0)))
      for (const [i, value] of x.entries()) {
        slope[i] = (slope[i] ?? 0) + (guess - (right ? 1 : 0)) * value
        const row = curve[i] ?? []
        for (const [j, other] of x.entries()) row[j] = (row[j] ?? 0) + guess * (1 - guess) * value * other
      }
    }
    const change = solve(curve, slope)
    weights = weights.map((weight, at) => weight - (change[at] ?? 0))
  }
  return weights
}

/** Solves a small system of linear equations by elimination. The matrix must be positive definite. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0])
  for (const [at, pivot] of rows.entries()) {
    const scale = pivot[at] ?? 1
    for (let column = at; column < pivot.length; column++) pivot[column] = (pivot[column] ?? 0) / scale
    for (const [other, row] of rows.entries()) {
      const factor = row[at] ?? 0
      if (other === at || factor === 0) continue
      for (let column = at; column < row.length; column++)
        row[column] = (row[column] ?? 0) - factor * (pivot[column] ?? 0)
    }
  }
  return rows.map((row) => row.at(-1) ?? 0)
}
