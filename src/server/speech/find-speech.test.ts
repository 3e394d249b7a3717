import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PCM_RATE, toPcm, toSamples } from '#server/audio/pcm-file.ts'
import { decodePcm } from '#server/audio/prepare-audio.ts'
import { MAX_SEGMENT_SECONDS } from '#shared/limits.ts'
import { makeRandom } from '#test/make-random.ts'
import { findSpeech } from './find-speech.ts'

const ROOT = join(import.meta.dirname, '../../..')
const speech = toSamples(readFileSync(join(ROOT, 'test/fixtures/audio/speech.wav')).subarray(44))
const speechSeconds = speech.length / PCM_RATE
const signal = new AbortController().signal

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dictum-find-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function find(...pieces: Float32Array[]) {
  const pcmPath = join(folder, 'sound.pcm')
  await writeFile(pcmPath, Buffer.concat(pieces.map(toPcm)))
  return findSpeech({ pcmPath, signal })
}

const silence = (seconds: number) => new Float32Array(Math.round(seconds * PCM_RATE))
const make = (seconds: number, sample: (index: number) => number) =>
  Float32Array.from({ length: seconds * PCM_RATE }, (_, index) => sample(index))

/** Returns white noise that is the same in each run. */
function noise(seconds: number, height: number): Float32Array {
  const random = makeRandom(1)
  return make(seconds, () => height * (2 * random() - 1))
}

describe('without speech', () => {
  test.each([
    ['silence', silence(8)],
    ['loud noise', noise(8, 0.5)],
    ['the hiss of a quiet room', noise(8, 0.003)],
    ['a tone', make(8, (index) => 0.4 * Math.sin((index * 2 * Math.PI * 440) / PCM_RATE))],
    ['a hum', make(8, (index) => 0.1 * Math.sin((index * 2 * Math.PI * 50) / PCM_RATE))],
    ['nothing at all', silence(0)],
    ['less than one step of the detector', silence(0.01)],
  ])('finds no segment in %s', async (_name, samples) => {
    expect(await find(samples)).toEqual([])
  })
})

describe('with speech', () => {
  test.each([
    ['at a usual level', 1],
    ['very quietly', 0.01],
    ['too loudly', 8],
  ])('%s', async (_name, factor) => {
    const [segment, ...others] = await find(
      silence(2),
      speech.map((sample) => sample * factor),
      silence(2),
    )
    expect(others).toEqual([])
    expect(segment?.index).toBe(0)
    expect(Math.abs((segment?.start ?? 0) - 2)).toBeLessThan(0.4)
    expect(Math.abs((segment?.end ?? 0) - 2 - speechSeconds)).toBeLessThan(0.4)
  })

  test('separates segments at a long pause, and leaves silence out of them', async () => {
    const segments = await find(speech, silence(5), speech)
    expect(segments.map(({ index }) => index)).toEqual([0, 1])
    expect(segments[0]?.end).toBeLessThan(speechSeconds + 0.5)
    expect(segments[1]?.start).toBeGreaterThan(speechSeconds + 4.5)
  })

  test('cuts long speech into segments that an engine accepts, without losing any', async () => {
    const segments = await find(...Array.from({ length: 25 }, () => speech))
    const total = segments.reduce((sum, { start, end }) => sum + end - start, 0)
    expect(total).toBeGreaterThan(25 * speechSeconds * 0.9)
    expect(Math.max(...segments.map(({ start, end }) => end - start))).toBeLessThanOrEqual(MAX_SEGMENT_SECONDS)
    for (const [index, { start }] of segments.entries())
      expect(start).toBeGreaterThanOrEqual(segments[index - 1]?.end ?? 0)
  })
})

test('ends with the reason of an abort', async () => {
  const aborted = AbortSignal.abort(new Error('deleted'))
  const pcmPath = join(folder, 'aborted.pcm')
  await writeFile(pcmPath, toPcm(speech))
  await expect(findSpeech({ pcmPath, signal: aborted })).rejects.toThrow('deleted')
})

const EVAL = join(ROOT, '../shared/eval')
test.skipIf(!existsSync(EVAL))(
  'finds the speech in each recording of the evaluation set (skipped where it is absent)',
  async () => {
    const rows = readFileSync(join(EVAL, 'manifest.jsonl'), 'utf8').trim().split('\n')
    const pcmPath = join(folder, 'eval.pcm')
    for (const row of rows) {
      const { file, seconds } = JSON.parse(row) as { file: string; seconds: number }
      await decodePcm({ inputPath: join(EVAL, file), pcmPath, signal })
      const segments = await findSpeech({ pcmPath, signal })
      const total = segments.reduce((sum, { start, end }) => sum + end - start, 0)
      expect(total / seconds, file).toBeGreaterThan(0.5)
    }
  },
)
