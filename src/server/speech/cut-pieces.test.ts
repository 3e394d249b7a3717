import { expect, test } from 'vitest'
import { PCM_RATE } from '#server/audio/pcm-file.ts'
import { cutPieces } from './cut-pieces.ts'

test('cuts at the quietest moments, and loses nothing', () => {
  const quiet = (second: number) => Math.abs(second - 8) < 0.1 || Math.abs(second - 15.5) < 0.1
  const samples = Float32Array.from({ length: 20 * PCM_RATE }, (_, index) => (quiet(index / PCM_RATE) ? 0.001 : 0.3))
  const pieces = cutPieces(samples, 10)
  expect(pieces.map(({ start }) => Math.round(start * 2) / 2)).toEqual([0, 8, 15.5])
  const joined = pieces.flatMap((piece) => [...piece.samples])
  expect(joined.length).toBe(samples.length)
  for (const piece of pieces) expect(piece.samples.length).toBeLessThanOrEqual(10 * PCM_RATE)
})

test('leaves short segments alone', () => {
  const samples = new Float32Array(PCM_RATE)
  expect(cutPieces(samples, 1)).toEqual([{ start: 0, samples }])
})
