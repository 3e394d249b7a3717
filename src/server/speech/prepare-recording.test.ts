import { existsSync } from 'node:fs'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fixturePath } from '#test/audio-fixtures.ts'
import { prepareRecording } from './prepare-recording.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dictum-recording-'))
})
afterEach(() => rm(folder, { recursive: true }))

const prepare = (inputPath: string, signal = new AbortController().signal) =>
  prepareRecording({ inputPath, pcmPath: join(folder, 'pcm'), playbackPath: join(folder, 'playback'), signal })

test('returns the facts, the speech and both files', async () => {
  const { audio, speech } = await prepare(fixturePath('speech.ogg'))
  expect(audio.durationSeconds).toBeGreaterThan(3)
  expect(speech.length).toBeGreaterThan(0)
  expect(speech.at(-1)?.end).toBeLessThanOrEqual(audio.durationSeconds)
  expect((await stat(join(folder, 'playback'))).size).toBeGreaterThan(1000)
})

test('reports an unreadable file, and leaves nothing running', async () => {
  await expect(prepare(fixturePath('video-without-sound.webm'))).rejects.toMatchObject({ code: 'audio_no_track' })
})

test('also ends the search for speech when the playback copy can’t be written', async () => {
  await writeFile(join(folder, 'file'), '')
  const impossible = { inputPath: fixturePath('speech.ogg'), pcmPath: join(folder, 'pcm') }
  const playbackPath = join(folder, 'file', 'playback')
  const signal = new AbortController().signal
  await expect(prepareRecording({ ...impossible, playbackPath, signal })).rejects.toThrow('playback copy')
  expect(existsSync(playbackPath)).toBe(false)
})

test('ends with the reason of an abort', async () => {
  const controller = new AbortController()
  const preparing = expect(prepare(fixturePath('speech.ogg'), controller.signal)).rejects.toThrow('deleted')
  controller.abort(new Error('deleted'))
  await preparing
})
