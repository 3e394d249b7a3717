// Over 250 lines: one decoder, and every kind of file, good and bad, that it may meet.
import { access, copyFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { encodeAudio } from '#test/fixtures/audio/encode.ts'
import { writeSilentOpus } from '#test/fixtures/audio/write-silent-opus.ts'
import { MAX_PEAKS } from './audio-task.ts'
import { LoudnessMeter } from './loudness.ts'
import { encodeWav, PCM_RATE, pcmDuration, readPcm } from './pcm-file.ts'
import { decodePcm, prepareAudio } from './prepare-audio.ts'

const FIXTURES = join(import.meta.dirname, '../../../test/fixtures/audio')
const SECONDS = 3.755
const signal = new AbortController().signal

let folder: string
let pcmPath: string
let playbackPath: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dictum-audio-'))
  pcmPath = join(folder, 'speech.pcm')
  playbackPath = join(folder, 'speech.m4a')
})
afterEach(() => rm(folder, { recursive: true }))

const prepare = (inputPath: string) => prepareAudio({ inputPath, pcmPath, playbackPath, signal })
/** Returns the path of the recording in the form that one browser's recorder gives it. */
async function recordingOf(name: string): Promise<string> {
  if (name !== 'streamed.ogg') return join(FIXTURES, name)
  await decodePcm({ inputPath: join(FIXTURES, 'speech.wav'), pcmPath, signal })
  const path = join(folder, name)
  encodeAudio(await readPcm(pcmPath, 0, SECONDS), name, path)
  return path
}
const prepareFixture = (name: string) => prepare(join(FIXTURES, name))

describe('readable files', () => {
  test.each([
    ['speech.mp3', 'mp3float'],
    ['speech.untagged.mp3', 'mp3float'],
    ['speech.wav', 'pcm_s16le'],
    ['speech.m4a', 'aac'],
    ['speech.fragmented.m4a', 'aac'],
    ['speech.webm', 'opus'],
    ['speech.ogg', 'opus'],
  ])('decodes %s', async (name, codec) => {
    const facts = await prepareFixture(name)
    expect(facts.codec).toBe(codec)
    expect(facts.channels).toBe(1)
    expect(Math.abs(facts.durationSeconds - SECONDS)).toBeLessThan(0.1)
    expect(await pcmDuration(pcmPath)).toBeCloseTo(facts.durationSeconds, 3)
    expect(facts.peaks.length).toBeLessThanOrEqual(MAX_PEAKS)
    expect(Math.max(...facts.peaks)).toBeGreaterThan(0.2)
    expect(Math.max(...facts.peaks)).toBeLessThanOrEqual(1)
    const meter = new LoudnessMeter()
    meter.add(await readPcm(pcmPath, 0, SECONDS))
    expect(meter.level()).toBeGreaterThan(-30)
  })

  test.each(['speech.webm', 'speech.fragmented.m4a', 'streamed.ogg'])(
    'makes a playback copy of %s that has the same length and its index first, and can be decoded',
    async (name) => {
      const facts = await prepare(await recordingOf(name))
      // A fragmented MP4 does not say how much of its first frame is padding.
      expect(Math.abs(facts.durationSeconds - SECONDS)).toBeLessThan(0.1)
      const head = (await readFile(playbackPath)).toString('latin1')
      expect(head.indexOf('moov')).toBeGreaterThan(0)
      expect(head.indexOf('moov')).toBeLessThan(head.indexOf('mdat'))
      const again = join(folder, 'again.pcm')
      await decodePcm({ inputPath: playbackPath, pcmPath: again, signal })
      expect(await pcmDuration(again)).toBeCloseTo(facts.durationSeconds, 1)
    },
  )

  // A browser that is killed leaves what it has sent: without an end, and with a last piece that is cut anywhere.
  test.each(['speech.webm', 'speech.fragmented.m4a', 'streamed.ogg'])(
    'keeps what there is of %s when its recorder was cut off',
    async (name) => {
      const whole = await readFile(await recordingOf(name))
      const cut = join(folder, `cut.${name}`)
      await writeFile(cut, whole.subarray(0, Math.floor(whole.length * 0.6)))
      const { durationSeconds } = await prepare(cut)
      // A fragment of MP4 is a second long.
      expect(durationSeconds).toBeGreaterThan(SECONDS * 0.6 - 1.1)
      expect(durationSeconds).toBeLessThan(SECONDS * 0.6 + 0.4)
      expect(await pcmDuration(pcmPath)).toBeCloseTo(durationSeconds, 3)
    },
  )

  test('recreates the PCM byte for byte', async () => {
    await prepareFixture('speech.mp3')
    const again = join(folder, 'again.pcm')
    await decodePcm({ inputPath: join(FIXTURES, 'speech.mp3'), pcmPath: again, signal })
    expect(await readFile(again)).toEqual(await readFile(pcmPath))
  })

  test('returns the first part of a truncated file', async () => {
    const { durationSeconds } = await prepareFixture('truncated.webm')
    expect(durationSeconds).toBeGreaterThan(1.5)
    expect(durationSeconds).toBeLessThan(2.2)
  })

  test('returns the first part of a truncated MP3', async () => {
    const whole = await readFile(join(FIXTURES, 'speech.mp3'))
    const broken = join(folder, 'broken.mp3')
    await writeFile(broken, whole.subarray(0, whole.length / 2))
    const { durationSeconds } = await prepare(broken)
    expect(durationSeconds).toBeGreaterThan(1.5)
    expect(durationSeconds).toBeLessThan(2.2)
  })

  test('treats characters that are special to FFmpeg as part of a file name', async () => {
    const odd = join(folder, 'concat:a|b %03d,[x].webm')
    await copyFile(join(FIXTURES, 'speech.webm'), odd)
    expect((await prepare(odd)).durationSeconds).toBeCloseTo(SECONDS, 1)
  })
})

describe('loudness', () => {
  async function prepareAt(factor: number) {
    await decodePcm({ inputPath: join(FIXTURES, 'speech.wav'), pcmPath, signal })
    const speech = await readPcm(pcmPath, 0, SECONDS)
    const path = join(folder, 'changed.wav')
    encodeAudio(
      speech.map((sample) => sample * factor),
      'wav',
      path,
    )
    return prepare(path)
  }

  async function playbackLevel() {
    const again = join(folder, 'again.pcm')
    await decodePcm({ inputPath: playbackPath, pcmPath: again, signal })
    const meter = new LoudnessMeter()
    meter.add(await readPcm(again, 0, SECONDS))
    return meter.level()
  }

  test('amplifies a very quiet recording, but not a loud one', async () => {
    const quiet = await prepareAt(0.02)
    expect(await playbackLevel()).toBeGreaterThan(-24)
    expect(Math.max(...quiet.peaks)).toBeGreaterThan(0.2)
    const loud = await prepareAt(3)
    expect(await playbackLevel()).toBeLessThan(-18)
    expect(Math.max(...loud.peaks)).toBeLessThan(0.9)
  })

  test('keeps silence silent', async () => {
    const facts = await prepareAt(0)
    expect(facts.durationSeconds).toBeCloseTo(SECONDS, 2)
    expect(Math.max(...facts.peaks)).toBe(0)
    expect(await playbackLevel()).toBeNull()
  })
})

describe('unreadable files', () => {
  test.each([
    ['text.mp3', 'audio_unreadable'],
    ['video-without-sound.webm', 'audio_no_track'],
  ])('reports %s as %s', async (name, code) => {
    await expect(prepareFixture(name)).rejects.toMatchObject({ name: 'AudioError', code })
  })

  test('passes the decoder’s message on as the cause', async () => {
    await expect(prepareFixture('text.mp3')).rejects.toMatchObject({ cause: expect.stringContaining('Invalid data') })
  })

  test('does not follow a playlist that names another file', async () => {
    const playlist = join(folder, 'list.mp3')
    await writeFile(playlist, `#EXTM3U\n#EXTINF:4,\nfile:${join(FIXTURES, 'speech.mp3')}\n#EXT-X-ENDLIST\n`)
    await expect(prepare(playlist)).rejects.toMatchObject({ code: 'audio_unreadable' })
  })

  test('reports an empty file and a WAV without a sample as empty', async () => {
    const nothing = join(folder, 'nothing.wav')
    await writeFile(nothing, '')
    await expect(prepare(nothing)).rejects.toMatchObject({ code: 'audio_empty' })
    const header = join(folder, 'header.wav')
    encodeAudio(new Float32Array(), 'wav', header)
    await expect(prepare(header)).rejects.toMatchObject({ code: 'audio_empty' })
  })

  test('reads noise instead of packets as unreadable or short, without crashing', async () => {
    const whole = await readFile(join(FIXTURES, 'speech.m4a'))
    for (let at = 4000; at < whole.length; at++) whole[at] = (at * 7919) % 251
    const broken = join(folder, 'broken.m4a')
    await writeFile(broken, whole)
    const outcome = await prepare(broken).then(
      (facts) => facts.durationSeconds,
      (error: { code: string }) => error.code,
    )
    expect(typeof outcome === 'number' ? outcome < SECONDS + 1 : outcome === 'audio_unreadable').toBe(true)
  })

  test('refuses a small file that claims weeks of silence, without decoding any of it', async () => {
    const weeks = join(folder, 'weeks.ogg')
    await writeSilentOpus(weeks, 24.1)
    expect((await stat(weeks)).size).toBeLessThan(2_000_000)
    await expect(prepare(weeks)).rejects.toMatchObject({ name: 'AudioError', code: 'audio_too_long' })
    await expect(access(pcmPath)).rejects.toThrow(/ENOENT/)
  })

  test('does not start on a recording without disk space, and does not blame the recording', async () => {
    const quarter = join(folder, 'quarter.ogg')
    await writeSilentOpus(quarter, 0.25)
    // A quarter of an hour takes 37 MB (29 MB of PCM alone), and 67 MB more must stay free.
    const begin = (free: number) => decodePcm({ inputPath: quarter, pcmPath, signal, readFreeBytes: async () => free })
    await expect(begin(90_000_000)).rejects.toMatchObject({ code: 'ENOSPC', message: /29 MB of scratch space/ })
    await begin(115_000_000)
    expect(await pcmDuration(pcmPath)).toBeCloseTo(900, 0)
  })

  test('does not blame the recording for a folder that can’t be written', async () => {
    const failed = prepareAudio({
      inputPath: join(FIXTURES, 'speech.wav'),
      pcmPath: join(folder, 'missing', 'x.pcm'),
      playbackPath,
      signal,
    })
    await expect(failed).rejects.toThrow(/ENOENT/)
    await expect(failed).rejects.not.toMatchObject({ name: 'AudioError' })
  })
})

describe('ending the process', () => {
  async function makeLong(minutes: number): Promise<string> {
    const path = join(folder, 'long.wav')
    await writeFile(path, encodeWav(new Float32Array(minutes * 60 * PCM_RATE).fill(0.1)))
    return path
  }

  test('stops at the time limit', async () => {
    const inputPath = await makeLong(10)
    const stopped = prepareAudio({ inputPath, pcmPath, playbackPath, signal, timeoutMs: 300 })
    await expect(stopped).rejects.toMatchObject({ code: 'audio_unreadable', cause: { end: 'timed_out' } })
  })

  test('stops when aborted, with the given reason', async () => {
    const inputPath = await makeLong(10)
    const controller = new AbortController()
    const stopped = prepareAudio({ inputPath, pcmPath, playbackPath, signal: controller.signal })
    const watched = expect(stopped).rejects.toThrow('the note was deleted')
    const written = () =>
      stat(pcmPath).then(
        ({ size }) => size,
        () => 0,
      )
    await expect.poll(written).toBeGreaterThan(0)
    controller.abort(new Error('the note was deleted'))
    await watched
    expect((await stat(pcmPath)).size).toBeLessThan(10 * 60 * PCM_RATE * 2)
  })
})
