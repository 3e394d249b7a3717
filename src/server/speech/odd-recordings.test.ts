import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PCM_RATE, readPcm } from '#server/audio/pcm-file.ts'
import { decodePcm } from '#server/audio/prepare-audio.ts'
import { fixturePath } from '#test/audio-fixtures.ts'
import { encodeSoundingVideo } from '#test/fixtures/audio/encode.ts'
import { encodeOddWav, type OddWav } from '#test/fixtures/audio/odd-wav.ts'
import { DraftEngine } from './draft.ts'
import { prepareRecording } from './prepare-recording.ts'

const SECONDS = 3.755
const signal = new AbortController().signal

let folder: string
let speech: Float32Array
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dictum-odd-'))
  const pcmPath = join(folder, 'speech.pcm')
  await decodePcm({ inputPath: fixturePath('speech.wav'), pcmPath, signal })
  speech = await readPcm(pcmPath, 0, SECONDS)
})
afterAll(() => rm(folder, { recursive: true }))

function prepare(inputPath: string) {
  const [pcmPath, playbackPath] = [join(folder, 'sound.pcm'), join(folder, 'sound.m4a')]
  return prepareRecording({ inputPath, pcmPath, playbackPath, signal })
}

async function prepareBytes(bytes: Uint8Array) {
  const inputPath = join(folder, 'odd.wav')
  await writeFile(inputPath, bytes)
  return prepare(inputPath)
}

test.each<[string, OddWav]>([
  ['8 kHz, 8 bits, as telephones do', { rate: 8000, bits: 8 }],
  ['96 kHz, 24 bits', { rate: 96_000, bits: 24 }],
  ['96 kHz, floats', { rate: 96_000, bits: 32, float: true }],
  ['5.1 channels', { rate: 48_000, channels: 6 }],
  ['5.1 channels with the voice in the middle', { rate: 48_000, channels: 6, gains: [0, 0, 1] }],
  ['one channel of two', { channels: 2, gains: [1, 0] }],
  ['two channels against each other', { channels: 2, gains: [1, -1] }],
  ['two channels against each other, one a little louder', { channels: 2, gains: [1, -0.99] }],
  ['sixteen channels, one of them used', { channels: 16, gains: [...Array(9).fill(0), 1] }],
  ['a header that promises ten times as much', { saidBytes: 1_200_000 }],
  ['a header of which the recorder wrote no more than the first second', { saidBytes: 32_000 }],
  ['a header that was never finished', { saidBytes: 0 }],
  ['a header of a stream', { saidBytes: 0xffff_ffff }],
])('finds speech in %s', async (_name, odd) => {
  const { audio, speech: found } = await prepareBytes(encodeOddWav(speech, odd))
  expect(audio.durationSeconds).toBeCloseTo(SECONDS, 1)
  expect(Math.max(...audio.peaks)).toBeGreaterThan(0.2)
  expect(found).toMatchObject([{ index: 0, start: 0 }])
  expect(found.at(-1)?.end).toBeCloseTo(SECONDS, 0)
})

test('does not transcribe data after the audio of a file', async () => {
  const remark = Buffer.concat([Buffer.from('LIST'), Buffer.alloc(4), Buffer.alloc(60_000, 'INFO')])
  remark.writeUInt32LE(60_000, 4)
  const { audio } = await prepareBytes(Buffer.concat([encodeOddWav(speech, {}), remark]))
  expect(audio.durationSeconds).toBeCloseTo(SECONDS, 2)
})

test('reads the audio of a video', async () => {
  const path = join(folder, 'video.webm')
  encodeSoundingVideo(speech, path)
  const { audio, speech: found } = await prepare(path)
  expect(audio.durationSeconds).toBeCloseTo(SECONDS, 1)
  expect(found).toHaveLength(1)
})

test('reads the part before a cut, even within a sample', async () => {
  const whole = encodeOddWav(speech, { bits: 24 })
  const { audio, speech: found } = await prepareBytes(whole.subarray(0, Math.floor(whole.length / 2) - 1))
  expect(audio.durationSeconds).toBeCloseTo(SECONDS / 2, 1)
  expect(found).toHaveLength(1)
})

describe('nearly empty recordings', () => {
  test.each([1, 79, 1000])('finds no speech in %d samples', async (count) => {
    const { audio, speech: found } = await prepareBytes(encodeOddWav(new Float32Array(count).fill(0.3), {}))
    expect(audio.durationSeconds).toBeCloseTo(count / PCM_RATE, 3)
    expect(found).toEqual([])
  })

  test('reports no samples at all as an empty recording', async () => {
    await expect(prepareBytes(encodeOddWav(new Float32Array(), {}))).rejects.toMatchObject({ code: 'audio_empty' })
  })

  test('keeps a silent stereo file silent', async () => {
    const { speech: found } = await prepareBytes(encodeOddWav(new Float32Array(PCM_RATE), { channels: 2 }))
    expect(found).toEqual([])
  })
})

test.each([0, 1, 0xffff_fff0])(
  'reports a rate of %d Hz, which would make days of a second, as unreadable',
  async (saidRate) => {
    await expect(prepareBytes(encodeOddWav(speech, { saidRate }))).rejects.toMatchObject({ code: 'audio_unreadable' })
  },
)

const draft = new DraftEngine()
test.skipIf(!(await draft.readiness()).ready)(
  'recognises nothing in nearly empty recordings with the draft engine',
  async () => {
    for (const length of [0, 1, 79, 800]) {
      const samples = new Float32Array(length).fill(0.3)
      expect((await draft.transcribe({ samples, language: 'en', signal })).text).toBe('')
    }
  },
)
