import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { PCM_RATE, toSamples } from '#server/audio/pcm-file.ts'
import { type FakeTranscriptionServer, startTranscriptionServer } from '#test/fakes/transcription-server.ts'
import { DraftEngine } from './draft.ts'
import type { SpeechEngine } from './engine.ts'
import { RemoteEngine } from './remote.ts'
import { toSentences } from './sentences.ts'

// Processes are started, on machines that may be busy.
vi.setConfig({ testTimeout: 30_000 })

const wav = readFileSync(join(import.meta.dirname, '../../../test/fixtures/audio/speech.wav'))
const samples = toSamples(wav.subarray(44))
const seconds = samples.length / PCM_RATE

const text = 'Please send the report to Maria. The meeting is on Friday.'
const segments = [
  { text: ' Please send the report to Maria.', start: 0.1, end: 1.9 },
  { text: ' The meeting is on Friday.', start: 2.1, end: 3.6 },
]

let server: FakeTranscriptionServer
let remote: RemoteEngine
const draft = new DraftEngine()
const draftIsInstalled = (await draft.readiness()).ready

beforeAll(async () => {
  server = await startTranscriptionServer()
  server.hear((request) =>
    request.samples.some((sample) => Math.abs(sample) > 0.01) ? { text, segments } : { text: '' },
  )
  remote = new RemoteEngine({ baseUrl: server.baseUrl, apiKey: null, model: 'fake' })
})
afterAll(async () => {
  await Promise.all([remote.close(), draft.close()])
  await server.close()
})

describe.each([
  { name: 'remote', get: () => remote, missing: false },
  { name: 'draft (skipped where PocketSphinx is not installed)', get: () => draft, missing: !draftIsInstalled },
])('the engine $name', ({ get, missing }) => {
  const transcribe = (sound: Float32Array, signal = new AbortController().signal) =>
    get().transcribe({ samples: sound, language: 'en', signal })

  test.skipIf(missing)('is ready', async () => {
    expect(await get().readiness()).toEqual({ ready: true })
  })

  test.skipIf(missing)('hears the words, and when they were said', async () => {
    const heard = await transcribe(samples)
    expect(heard.text.toLowerCase()).toMatch(/please send/)
    expect(heard.text.toLowerCase()).toMatch(/meeting is on friday/)
    expect(heard.text).toBe(heard.text.trim())
    expect(heard.language === null || heard.language === 'en').toBe(true)
    let last = 0
    for (const { start, end } of heard.parts) {
      expect(start).toBeGreaterThanOrEqual(last)
      expect(end).toBeGreaterThanOrEqual(start)
      last = end
    }
    expect(last).toBeLessThanOrEqual(seconds + 0.1)
    const sentences = toSentences({ index: 0, start: 10, end: 10 + seconds }, heard, 0)
    const friday = sentences.find((sentence) => /friday/i.test(sentence.text))
    expect(friday?.end).toBeGreaterThan(10 + seconds * 0.8)
  })

  test.skipIf(missing)('hears nothing in silence', async () => {
    expect(await transcribe(new Float32Array(PCM_RATE))).toMatchObject({ text: '', parts: [] })
  })

  test.skipIf(missing)('may be asked several things at once', async () => {
    const both = await Promise.all([transcribe(samples), transcribe(new Float32Array(PCM_RATE))])
    expect(both.map((heard) => heard.text === '')).toEqual([false, true])
  })

  test.skipIf(missing)('an abort ends it with its own reason, before and during', async () => {
    await expect(transcribe(samples, AbortSignal.abort(new Error('before')))).rejects.toThrow('before')
    const controller = new AbortController()
    const during = expect(transcribe(samples, controller.signal)).rejects.toThrow('during')
    controller.abort(new Error('during'))
    await during
  })

  test.skipIf(missing)('promises what it keeps', async () => {
    const engine: SpeechEngine = get()
    const { capabilities } = engine
    const heard = await transcribe(samples)
    expect(heard.parts.length > 0).toBe(capabilities.timestamps !== 'none')
    if (capabilities.timestamps === 'word') expect(heard.parts.every((part) => !part.text.includes(' '))).toBe(true)
  })
})
