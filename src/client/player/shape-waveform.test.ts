import { describe, expect, it } from 'vitest'
import { drawBars, fitPeaks } from './shape-waveform.ts'

describe('fitPeaks', () => {
  it('keeps the loudest peak of each slice', () => {
    expect(fitPeaks([0.1, 1, 0.2, 0.3, 0.5, 0.4], 3)).toEqual([1, 0.3, 0.5])
  })

  it('spreads few peaks over many bars', () => {
    expect(fitPeaks([1, 0.5], 4)).toEqual([1, 1, 0.5, 0.5])
  })

  it('makes a quiet voice visible, but not background noise', () => {
    expect(Math.max(...fitPeaks([0.2, 0.1], 2))).toBe(1)
    expect(Math.max(...fitPeaks([0.002, 0.001], 2))).toBeLessThan(0.05)
  })

  it('draws a line for no peaks', () => {
    expect(fitPeaks([], 3)).toEqual([0.04, 0.04, 0.04])
  })
})

describe('drawBars', () => {
  it('draws one vertical line per level, around the middle', () => {
    expect(drawBars([1, 0], 4, 20)).toBe('M2 1V19M6 9.25V10.75')
  })
})
