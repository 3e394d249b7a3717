import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PCM_RATE } from '#server/audio/pcm-file.ts'
import { MAX_SEGMENT_SECONDS } from '#shared/limits.ts'
import { cutSegments } from './cut-segments.ts'
import { EnergyTrace } from './energy-trace.ts'

const nowhere = { quietest: (_from: number, to: number) => to }

test('pads speech within the recording and joins it over short pauses', () => {
  const detected = [
    { start: 0.1, end: 2 },
    { start: 2.8, end: 4 },
    { start: 9, end: 9.9 },
  ]
  expect(cutSegments(detected, 10, nowhere)).toEqual([
    { start: 0, end: 4.25 },
    { start: 8.75, end: 10 },
  ])
})

test('does not join beyond the limit', () => {
  const detected = [
    { start: 0, end: 16 },
    { start: 16.5, end: 31 },
  ]
  expect(cutSegments(detected, 31, nowhere)).toEqual([
    { start: 0, end: 16.25 },
    { start: 16.25, end: 31 },
  ])
})

test('cuts speech without a pause at its quietest point', () => {
  const trace = new EnergyTrace()
  trace.add(
    Float32Array.from({ length: 40 * PCM_RATE }, (_, index) => (Math.abs(index / PCM_RATE - 23) < 0.1 ? 0.001 : 0.3)),
  )
  const [first, second, ...others] = cutSegments([{ start: 0, end: 40 }], 40, trace)
  expect(first?.end).toBeCloseTo(23, 0)
  expect(second).toEqual({ start: first?.end, end: 40 })
  expect(others).toEqual([])
})

test('returns sorted, separate, short segments inside the recording that cover all detected speech', () => {
  const lengths = fc.array(fc.tuple(fc.double({ min: 0.1, max: 20 }), fc.double({ min: 0.2, max: 90 })), {
    maxLength: 12,
  })
  const noNaN = lengths.filter((pairs) => pairs.flat().every(Number.isFinite))
  fc.assert(
    fc.property(noNaN, (pairs) => {
      let now = 0
      const detected = pairs.map(([gap, length]) => {
        const start = now + gap
        now = start + length
        return { start, end: now }
      })
      const segments = cutSegments(detected, now, nowhere)
      for (const [index, { start, end }] of segments.entries()) {
        expect(end - start).toBeGreaterThan(0)
        expect(end - start).toBeLessThanOrEqual(MAX_SEGMENT_SECONDS)
        expect(start).toBeGreaterThanOrEqual(segments[index - 1]?.end ?? 0)
        expect(end).toBeLessThanOrEqual(now + 0.001)
      }
      for (const { start, end } of detected) {
        const covered = segments.reduce(
          (sum, segment) => sum + Math.max(0, Math.min(end, segment.end) - Math.max(start, segment.start)),
          0,
        )
        expect(covered).toBeGreaterThan(end - start - 0.02)
      }
    }),
  )
})
