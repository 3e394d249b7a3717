/** Minimum height of a bar. Even silence is drawn as a line, so that the waveform has no gaps. */
const LOWEST = 0.04

/**
 * Reduces the server's peaks to `bars` bars, each the loudest of its slice, and scales them so that even a quiet note
 * fills the height. Values range from 0.04 to 1.
 */
export function fitPeaks(peaks: readonly number[], bars: number): number[] {
  if (peaks.length === 0) return Array.from({ length: bars }, () => LOWEST)
  const loudest = Math.max(...slices(peaks, bars))
  // Anything quieter is noise and should not be amplified.
  const scale = 1 / Math.max(loudest, 0.1)
  return slices(peaks, bars).map((peak) => Math.max(LOWEST, Math.min(1, peak * scale)))
}

function slices(peaks: readonly number[], bars: number): number[] {
  return Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / bars)
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / bars))
    return peaks.slice(from, to).reduce((most, peak) => Math.max(most, Math.abs(peak)), 0)
  })
}

/** Returns an SVG path of rounded vertical bars, `step` apart, around the middle of a box of that height. */
export function drawBars(levels: readonly number[], step: number, height: number): string {
  return levels
    .map((level, index) => {
      const half = Math.max(0.75, (level * height) / 2 - 1)
      const x = (index + 0.5) * step
      return `M${round(x)} ${round(height / 2 - half)}V${round(height / 2 + half)}`
    })
    .join('')
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
