import { expect, test } from 'vitest'
import { LoudnessMeter } from './loudness.ts'
import { PCM_RATE } from './pcm-file.ts'
import { PeakCollector } from './peak-collector.ts'

function tone(seconds: number, height: number): Float32Array {
  return Float32Array.from({ length: seconds * PCM_RATE }, (_, index) => height * Math.sin(index / 5))
}

test('measures the speech and ignores the pauses', () => {
  const meter = new LoudnessMeter()
  for (let round = 0; round < 5; round++) {
    meter.add(tone(1, 0.1))
    meter.add(tone(4, 0.0005))
  }
  expect(meter.level()).toBeCloseTo(-23, 0)
})

test('does not let one knock hide quiet speech', () => {
  const meter = new LoudnessMeter()
  meter.add(tone(20, 0.004))
  meter.add(tone(0.2, 1))
  expect(meter.level()).toBeLessThan(-45)
  expect(meter.gain()).toBeGreaterThan(20)
})

test('keeps silence silent', () => {
  const meter = new LoudnessMeter()
  meter.add(new Float32Array(PCM_RATE))
  meter.add(tone(3, 0.0002))
  expect(meter.level()).toBeNull()
  expect(meter.gain()).toBe(0)
})

test('keeps few peaks at their positions, however long the recording', () => {
  const collector = new PeakCollector(1000, 320)
  const quiet = new Float32Array(PCM_RATE).fill(0.1)
  const loud = new Float32Array(PCM_RATE).fill(-0.8)
  for (let second = 0; second < 600; second++) collector.add(second === 300 ? loud : quiet)
  const peaks = collector.peaks(1)
  expect(peaks.length).toBeGreaterThan(400)
  expect(peaks.length).toBeLessThanOrEqual(1000)
  expect(peaks.indexOf(0.8) / peaks.length).toBeCloseTo(300 / 600, 1)
  expect(peaks.filter((peak) => peak === 0.8).length).toBeLessThanOrEqual(3)
  expect(collector.peaks(2)).toContain(1)
})
