import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { encodeWav, PCM_RATE, pcmDuration, toSamples } from '#server/audio/pcm-file.ts'
import type { SpeechSegment } from '../engine.ts'
import { startListening } from './live-listener.ts'

let folder: string
let pcmPath: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dictum-live-'))
  pcmPath = join(folder, 'live.pcm')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Number of bytes before the samples of `speech.wav`. */
const WAV_HEADER = 78

const read = (name: string) => readFile(new URL(`../../../../test/fixtures/audio/${name}`, import.meta.url))

/** Sends a file in pieces of this many bytes. */
async function listen(bytes: Uint8Array, pieceBytes: number) {
  const content = Buffer.from(bytes)
  const segments: SpeechSegment[] = []
  const listener = startListening({ pcmPath, onSegment: (segment) => segments.push(segment) })
  for (let at = 0; at < content.length; at += pieceBytes) {
    await listener.write(Readable.from([content.subarray(at, at + pieceBytes)]))
  }
  return { seconds: await listener.end(), segments }
}

describe('a recording that arrives piece by piece', () => {
  test.each(['speech.webm', 'speech.ogg', 'speech.fragmented.m4a', 'speech.wav', 'speech.mp3'])(
    'is decoded and cut, however it is divided (%s)',
    async (name) => {
      const content = await read(name)
      const whole = await listen(content, content.length)
      expect(whole.segments.length).toBeGreaterThan(0)
      expect(whole.seconds).toBeCloseTo(await pcmDuration(pcmPath), 2)
      expect(await listen(content, 997)).toEqual(whole)
    },
  )

  test('gives what it holds if it is truncated', async () => {
    const { seconds } = await listen(await read('truncated.webm'), 1000)
    expect(seconds).toBeGreaterThan(1)
  })
})

describe('loudness', () => {
  const speech = async () => {
    const wav = await read('speech.wav')
    return toSamples(wav.subarray(WAV_HEADER))
  }
  const noise = (seconds: number) =>
    Float32Array.from({ length: seconds * PCM_RATE }, (_, at) => Math.sin(at * at) * 0.8)
  const join = (...parts: Float32Array[]) => Float32Array.from(parts.flatMap((part) => [...part]))

  test('a knock at the beginning does not hide quiet words', async () => {
    const quiet = (await speech()).map((sample) => sample / 20)
    const { segments } = await listen(
      encodeWav(join(noise(0.05), quiet, new Float32Array(PCM_RATE * 2), quiet)),
      10_000,
    )
    expect(segments).toHaveLength(2)
  })

  test('a recording that gets much quieter is refused, because words may be missing', async () => {
    const quiet = (await speech()).map((sample) => sample / 30)
    const wav = encodeWav(join(noise(4), ...Array.from({ length: 24 }, () => quiet)))
    await expect(listen(wav, 100_000)).rejects.toThrow('quieter')
  })

  test('silence before the first word is no reason to refuse a recording', async () => {
    const quiet = (await speech()).map((sample) => sample / 20)
    const { segments } = await listen(encodeWav(join(new Float32Array(PCM_RATE * 8), quiet)), 10_000)
    expect(segments).toHaveLength(1)
  })
})

test('fails on content that is not audio', async () => {
  await expect(listen(await read('text.mp3'), 100)).rejects.toThrow()
})

test('a process that stalls is killed, and fails the next call', async () => {
  const listener = startListening({ pcmPath, onSegment: () => undefined, stalledMs: 0 })
  await expect(listener.end()).rejects.toThrow('SIGKILL')
})

test('a process that is killed fails the next call, and leaves nothing hanging', async () => {
  const listener = startListening({ pcmPath, onSegment: () => undefined })
  listener.stop()
  await expect(listener.end()).rejects.toThrow('SIGKILL')
})
