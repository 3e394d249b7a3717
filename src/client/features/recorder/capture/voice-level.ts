// Below the lower limit, a quiet room is only hum; below the upper limit, a close, loud voice stays short of clipping.
const QUIETEST_DB = -56
const LOUDEST_DB = -5
// Speech occupies the upper half of that range; this curve spreads it over the whole height of a display.
const CURVE = 1.8

/** Measures how loud samples in [-1, 1] sound, from 0 (a quiet room) to 1 (a loud, close voice). */
export function measureLevel(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return toLevel(Math.sqrt(sum / Math.max(1, samples.length)))
}

/** Converts the root mean square of samples in [-1, 1] into the level of `measureLevel`. */
export function toLevel(rms: number): number {
  if (rms === 0) return 0
  const decibels = 20 * Math.log10(rms)
  return Math.min(1, Math.max(0, (decibels - QUIETEST_DB) / (LOUDEST_DB - QUIETEST_DB))) ** CURVE
}
