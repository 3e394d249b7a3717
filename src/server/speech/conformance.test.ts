import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PCM_RATE, readPcm, toSamples } from '#server/audio/pcm-file.ts'
import { decodePcm } from '#server/audio/prepare-audio.ts'
import { type FakeTranscriptionServer, startTranscriptionServer } from '#test/fakes/transcription-server.ts'
import { DraftEngine } from './draft.ts'
import type { SpeechEngine } from './engine.ts'
import { LocalEngine } from './local/local-engine.ts'
import { findModelFiles } from './local/model-files.ts'
import { RemoteEngine } from './remote.ts'
import { toSentences } from './sentences.ts'

const FIXTURES = join(import.meta.dirname, '../../../test/fixtures')
const wav = readFileSync(join(FIXTURES, 'audio/speech.wav'))
const spoken = { samples: toSamples(wav.subarray(44)), words: [/please send/, /meeting is on friday/] }
/** What the tiny model recognises: it was made for these words. */
const known: { samples: Float32Array; words: RegExp[] } = {
  samples: new Float32Array(),
  words: [/remind me to call sarah/, /invoice on friday/],
}

const text = 'Please send the report to Maria. The meeting is on Friday.'
const segments = [
  { text: ' Please send the report to Maria.', start: 0.1, end: 1.9 },
  { text: ' The meeting is on Friday.', start: 2.1, end: 3.6 },
]

let server: FakeTranscriptionServer
let remote: RemoteEngine
const draft = new DraftEngine()
const local = new LocalEngine({
  chooseModel: async () => {
    const files = await findModelFiles(join(FIXTURES, 'models/tiny-ctc'))
    return files ? { model: { title: 'Tiny', files, languages: null } } : { problem: 'no_model', title: 'Tiny' }
  },
  idleMs: 60_000,
})
const draftIsInstalled = (await draft.readiness()).ready

beforeAll(async () => {
  server = await startTranscriptionServer()
  server.respondWith((request) =>
    request.samples.some((sample) => Math.abs(sample) > 0.01) ? { text, segments } : { text: '' },
  )
  const folder = await mkdtemp(join(tmpdir(), 'dictum-known-'))
  const pcmPath = join(folder, 'known.pcm')
  const inputPath = join(FIXTURES, 'models/tiny-ctc/audio/en1.ogg')
  await decodePcm({ inputPath, pcmPath, signal: new AbortController().signal })
  known.samples = await readPcm(pcmPath, 0, 60)
  await rm(folder, { recursive: true })
  remote = new RemoteEngine({ baseUrl: server.baseUrl, apiKey: null, model: 'fake' })
})
afterAll(async () => {
  await Promise.all([remote.close(), local.close(), draft.close()])
  await server.close()
})

describe.each([
  { name: 'remote', get: () => remote, sound: spoken, missing: false },
  { name: 'local', get: () => local, sound: known, missing: false },
  {
    name: 'draft (skipped where PocketSphinx is not installed)',
    get: () => draft,
    sound: spoken,
    missing: !draftIsInstalled,
  },
])('the engine $name', ({ get, sound, missing }) => {
  const transcribe = (samples: Float32Array, signal = new AbortController().signal) =>
    get().transcribe({ samples, language: 'en', signal })

  test.skipIf(missing)('is ready', async () => {
    expect(await get().readiness()).toEqual({ ready: true })
  })

  test.skipIf(missing)('recognises the words and their times', async () => {
    const seconds = sound.samples.length / PCM_RATE
    const recognised = await transcribe(sound.samples)
    for (const words of sound.words) expect(recognised.text.toLowerCase()).toMatch(words)
    expect(recognised.text).toBe(recognised.text.trim())
    expect(recognised.language === null || recognised.language === 'en').toBe(true)
    let last = 0
    for (const { start, end } of recognised.parts) {
      expect(start).toBeGreaterThanOrEqual(last)
      expect(end).toBeGreaterThanOrEqual(start)
      last = end
    }
    expect(last).toBeLessThanOrEqual(seconds + 0.1)
    const sentences = toSentences({ index: 0, start: 10, end: 10 + seconds }, recognised, 0)
    const friday = sentences.find((sentence) => /friday/i.test(sentence.text))
    expect(friday?.end).toBeGreaterThan(10 + seconds * 0.8)
  })

  test.skipIf(missing)('recognises nothing in silence', async () => {
    expect(await transcribe(new Float32Array(PCM_RATE))).toMatchObject({ text: '', parts: [] })
  })

  test.skipIf(missing)('handles several requests at once', async () => {
    const both = await Promise.all([transcribe(sound.samples), transcribe(new Float32Array(PCM_RATE))])
    expect(both.map((recognised) => recognised.text === '')).toEqual([false, true])
  })

  test.skipIf(missing)('ends with the reason of an abort, before or during a request', async () => {
    await expect(transcribe(sound.samples, AbortSignal.abort(new Error('before')))).rejects.toThrow('before')
    const controller = new AbortController()
    const during = expect(transcribe(sound.samples, controller.signal)).rejects.toThrow('during')
    controller.abort(new Error('during'))
    await during
  })

  test.skipIf(missing)('declares what it can do', async () => {
    const engine: SpeechEngine = get()
    const { capabilities } = engine
    const recognised = await transcribe(sound.samples)
    expect(recognised.parts.length > 0).toBe(capabilities.timestamps !== 'none')
    if (capabilities.timestamps === 'word')
      expect(recognised.parts.every((part) => !part.text.includes(' '))).toBe(true)
  })
})
