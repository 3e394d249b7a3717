/** A raw score, and whether the statement was really of the kind that is scored. */
export interface Scored {
  score: number
  right: boolean
}

const STEPS = 60

/**
 * Fits the logistic curve from raw scores to probabilities (Platt's method, by Newton steps). The scores must come from
 * notes the model was not trained on.
 */
export function calibrate(scored: readonly Scored[]): { slope: number; shift: number } {
  const positives = scored.filter(({ right }) => right).length
  // Platt's targets, which keep the curve finite when the classes separate.
  const high = (positives + 1) / (positives + 2)
  const low = 1 / (scored.length - positives + 2)
  let slope = 1
  let shift = 0
  for (let step = 0; step < STEPS; step++) {
    let [slopeGradient, shiftGradient, a, b, d] = [0, 0, 1e-9, 0, 1e-9]
    for (const { score, right } of scored) {
      const guess = 1 / (1 + Math.exp(-(slope * score + shift)))
      const slip = guess - (right ? high : low)
      const spread = guess * (1 - guess)
      slopeGradient += slip * score
      shiftGradient += slip
      a += spread * score * score
      b += spread * score
      d += spread
    }
    const det = a * d - b * b
    if (Math.abs(det) < 1e-12) break
    slope -= (d * slopeGradient - b * shiftGradient) / det
    shift -= (a * shiftGradient - b * slopeGradient) / det
  }
  return { slope, shift }
}
