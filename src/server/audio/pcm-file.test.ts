import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { encodeWav, pcmDuration, readPcm, toPcm, toSamples } from './pcm-file.ts'

let folder: string
let pcmPath: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dictum-pcm-'))
  pcmPath = join(folder, 'two-seconds.pcm')
  const samples = Float32Array.from({ length: 32_000 }, (_, index) => index / 32_768)
  await writeFile(pcmPath, toPcm(samples))
})
afterAll(() => rm(folder, { recursive: true }))

test('reads the requested range', async () => {
  const samples = await readPcm(pcmPath, 0.5, 1.25)
  expect(samples).toHaveLength(12_000)
  expect(samples[0]).toBeCloseTo(8000 / 32_768, 6)
  expect(samples.at(-1)).toBeCloseTo(19_999 / 32_768, 6)
})

test('returns what exists of a range beyond the end', async () => {
  expect(await readPcm(pcmPath, 1.9, 5)).toHaveLength(1600)
  expect(await readPcm(pcmPath, 3, 5)).toHaveLength(0)
  expect(await pcmDuration(pcmPath)).toBe(2)
})

test('clips instead of wrapping around', () => {
  expect([...toSamples(toPcm(Float32Array.of(1.5, -1.5, 0.25)))]).toEqual([32_767 / 32_768, -1, 0.25])
})

test('writes a correct WAV header', () => {
  const wav = Buffer.from(encodeWav(Float32Array.of(0, 0.5, -0.5)))
  expect(wav.toString('latin1', 0, 4)).toBe('RIFF')
  expect(wav.readUInt32LE(4)).toBe(wav.length - 8)
  expect(wav.readUInt32LE(24)).toBe(16_000)
  expect(wav.readUInt32LE(40)).toBe(6)
  expect([...toSamples(wav.subarray(44))]).toEqual([0, 0.5, -0.5])
})
