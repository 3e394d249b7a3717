import { describe, expect, it } from 'vitest'
import { measureLevel } from './voice-level.ts'

function tone(amplitude: number): Float32Array {
  return Float32Array.from({ length: 1024 }, (_, index) => amplitude * Math.sin(index / 5))
}

describe('measureLevel', () => {
  it('is zero in silence and in a quiet room', () => {
    expect(measureLevel(new Float32Array(1024))).toBe(0)
    expect(measureLevel(tone(0.001))).toBe(0)
  })

  it('grows with the voice up to one', () => {
    const levels = [0.01, 0.03, 0.1, 0.3].map((amplitude) => measureLevel(tone(amplitude)))
    expect(levels).toEqual([...levels].sort((a, b) => a - b))
    expect(new Set(levels).size).toBe(levels.length)
    expect(measureLevel(tone(1))).toBe(1)
  })

  it('is a number even without samples', () => {
    expect(measureLevel(new Float32Array(0))).toBe(0)
  })
})
