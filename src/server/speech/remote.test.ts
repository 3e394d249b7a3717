import { inspect } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { type FakeTranscriptionServer, type Fault, startTranscriptionServer } from '#test/fakes/transcription-server.ts'
import { findFreePort } from '#test/find-free-port.ts'
import { RemoteEngine } from './remote.ts'

const KEY = 'sk-a-key-that-nobody-may-see'
const samples = Float32Array.from({ length: 16_000 }, (_, index) => 0.3 * Math.sin(index / 9))

let server: FakeTranscriptionServer
let engine: RemoteEngine
beforeEach(async () => {
  server = await startTranscriptionServer()
  engine = new RemoteEngine({ baseUrl: server.baseUrl, apiKey: KEY, model: 'whisper-1', timeoutMs: 600_000 })
})
afterEach(async () => {
  await engine.close()
  await server.close()
})

const findEmptyAddress = async () => `http://127.0.0.1:${await findFreePort()}/v1`

function transcribe(language: Language | null = null, signal = new AbortController().signal) {
  return engine.transcribe({ samples, language, signal })
}

async function failure(...faults: Fault[]) {
  server.fail(...faults)
  const error: unknown = await transcribe().then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return error as Error & { code: string; retry: boolean; retryAfter: number | undefined }
}

describe('the request', () => {
  test('sends the audio, the model, the language and the key', async () => {
    server.respondWith({ text: ' Hola. ' })
    await transcribe('es')
    expect(server.requests).toHaveLength(1)
    expect(server.requests[0]).toMatchObject({
      authorization: `Bearer ${KEY}`,
      model: 'whisper-1',
      language: 'es',
      responseFormat: 'verbose_json',
      fileName: 'segment.wav',
    })
    expect(server.requests[0]?.samples).toHaveLength(samples.length)
    expect(server.requests[0]?.samples[100]).toBeCloseTo(samples[100] ?? 0, 3)
  })

  test('sends no language and no key header when there are none', async () => {
    engine = new RemoteEngine({ baseUrl: `${server.baseUrl}/`, apiKey: null, model: 'm' })
    await transcribe(null)
    expect(server.requests[0]).toMatchObject({ language: null, authorization: null })
  })
})

describe('the result', () => {
  test('contains words with times, and the language by its name', async () => {
    const words = [
      { word: ' Bonjour', start: 0.1, end: 0.5 },
      { word: ' Marie', start: 0.6, end: 0.9 },
    ]
    server.respondWith({
      text: 'Bonjour Marie.',
      language: 'french',
      words,
      segments: [{ text: 'x', start: 0, end: 1 }],
    })
    expect(await transcribe()).toEqual({
      text: 'Bonjour Marie.',
      language: 'fr',
      parts: [
        { text: 'Bonjour', start: 0.1, end: 0.5 },
        { text: 'Marie', start: 0.6, end: 0.9 },
      ],
    })
  })

  test('contains phrases when there are no words', async () => {
    server.respondWith({ text: 'One. Two.', language: 'en', segments: [{ text: ' One. Two.', start: 0.2, end: 0.9 }] })
    expect((await transcribe()).parts).toEqual([{ text: 'One. Two.', start: 0.2, end: 0.9 }])
  })

  test('keeps the requested language when the detected one is not supported', async () => {
    server.respondWith({ text: 'Hallo', language: 'german' })
    expect((await transcribe('en')).language).toBe('en')
    expect((await transcribe(null)).language).toBeNull()
  })

  test('is requested without times once a model refuses them', async () => {
    server.respondWith({ text: 'Plain.' })
    server.refuseVerbose()
    expect(await transcribe('en')).toEqual({ text: 'Plain.', parts: [], language: 'en' })
    await transcribe('en')
    expect(server.requests.map((request) => request.responseFormat)).toEqual(['verbose_json', 'json', 'json'])
  })
})

describe('failures', () => {
  const quota = { error: { message: 'pay first', type: 'insufficient_quota', code: 'insufficient_quota' } }
  test.each<[string, Fault[], string, boolean]>([
    ['401', [{ status: 401 }], 'engine_refused_key', false],
    ['403', [{ status: 403 }], 'engine_refused_key', false],
    ['402', [{ status: 402 }], 'engine_no_credit', false],
    ['a used-up quota', [{ status: 429, body: quota }], 'engine_no_credit', false],
    ['429', [{ status: 429 }], 'engine_busy', true],
    ['500', [{ status: 500 }], 'engine_unavailable', true],
    ['503', [{ status: 503, body: '<html>' }], 'engine_unavailable', true],
    ['404', [{ status: 404 }], 'engine_rejected', false],
    ['413', [{ status: 413 }], 'engine_too_large', false],
    ['400 in both forms', [{ status: 400 }, { status: 400 }], 'engine_rejected', false],
    ['a redirect', [{ status: 307, headers: { location: 'http://127.0.0.1:9/' } }], 'engine_unavailable', true],
    ['a page of a proxy', ['html'], 'engine_malformed', true],
    ['an empty answer', ['empty'], 'engine_malformed', true],
    ['half an answer', ['broken_json'], 'engine_malformed', true],
    ['a cut connection', ['cut'], 'engine_unavailable', true],
    ['an answer without end', ['endless'], 'engine_malformed', true],
  ])('%s', async (_name, faults, code, retry) => {
    expect(await failure(...faults)).toMatchObject({ name: 'EngineError', code, retry })
  })

  test.each([
    ['seconds', () => '7', 7, 0],
    // Some of that time passes until the answer is read.
    ['a date', () => new Date(Date.now() + 3_600_000).toUTCString(), 3600, 600],
  ])('reads the retry time from %s', async (_name, write, seconds, tolerance) => {
    const { retryAfter = 0 } = await failure({ status: 429, headers: { 'retry-after': write() } })
    expect(retryAfter).toBeGreaterThanOrEqual(seconds - tolerance)
    expect(retryAfter).toBeLessThanOrEqual(seconds)
  })

  test('never reveal the key, although the service repeats it', async () => {
    server.demandKey('another')
    const error = await failure()
    expect(error).toMatchObject({ code: 'engine_refused_key' })
    const unsendable = new RemoteEngine({ baseUrl: server.baseUrl, apiKey: `${KEY}\n☠`, model: 'm' })
    const unsent: unknown = await unsendable
      .transcribe({ samples, language: null, signal: new AbortController().signal })
      .catch((thrown: unknown) => thrown)
    expect(unsent).toMatchObject({ code: 'engine_refused_key' })
    for (const shown of [error, unsent]) {
      const { message, stack, cause } = shown as Error
      expect(`${message} ${stack} ${String(cause)}`).not.toContain(KEY)
    }
  })

  test('never reveal a key that is part of the address', async () => {
    engine = new RemoteEngine({ baseUrl: server.baseUrl.replace('//', `//ada:${KEY}@`), apiKey: null, model: 'm' })
    const error = await failure()
    expect(error).toMatchObject({ code: 'engine_refused_key', retry: false })
    expect(inspect(error, { depth: null })).not.toContain(KEY)
  })

  test('report a timeout', async () => {
    engine = new RemoteEngine({ baseUrl: server.baseUrl, apiKey: KEY, model: 'm', timeoutMs: 100 })
    expect(await failure('slow')).toMatchObject({ code: 'engine_timeout', retry: true })
  })

  test('report an unreachable address', async () => {
    engine = new RemoteEngine({ baseUrl: await findEmptyAddress(), apiKey: KEY, model: 'm' })
    expect(await failure()).toMatchObject({ code: 'engine_unavailable', retry: true })
  })

  test('reject with the reason of an abort', async () => {
    server.fail('slow')
    const controller = new AbortController()
    const result = expect(transcribe(null, controller.signal)).rejects.toThrow('deleted')
    await expect.poll(() => server.requests.length).toBe(1)
    controller.abort(new Error('deleted'))
    await result
  })
})

describe('readiness', () => {
  test('reports when no service is configured', async () => {
    expect(await new RemoteEngine(null).readiness()).toEqual({ ready: false, problem: 'not_configured' })
  })

  test('remembers a refused key', async () => {
    expect(await engine.readiness()).toEqual({ ready: true })
    await failure({ status: 401 })
    expect(await engine.readiness()).toEqual({ ready: false, problem: 'refused_key' })
  })

  test('remembers that the address is unreachable', async () => {
    engine = new RemoteEngine({ baseUrl: await findEmptyAddress(), apiKey: KEY, model: 'm' })
    expect(await engine.readiness()).toEqual({ ready: true })
    await failure()
    expect(await engine.readiness()).toMatchObject({ ready: false, problem: 'unreachable', until: expect.any(Date) })
  })

  test('treats a server without TLS as unreachable over https', async () => {
    const baseUrl = server.baseUrl.replace('http:', 'https:')
    engine = new RemoteEngine({ baseUrl, apiKey: KEY, model: 'm' })
    await failure()
    expect(await engine.readiness()).toMatchObject({ ready: false, problem: 'unreachable', until: expect.any(Date) })
  })

  test.each<Fault>(['cut', 'html', 'empty', { status: 503 }])(
    'tolerates one answer with %s, and treats repeated ones as an outage',
    async (fault) => {
      await failure(fault)
      await failure(fault)
      expect(await engine.readiness()).toEqual({ ready: true })
      await failure(fault)
      expect(await engine.readiness()).toMatchObject({ ready: false, problem: 'unreachable', since: expect.any(Date) })
    },
  )

  test.each([429, 503])('treats a server as busy for hours when it asks for that with %s', async (status) => {
    await failure({ status, headers: { 'retry-after': '7200' } })
    const readiness = await engine.readiness()
    expect(readiness).toMatchObject({ ready: false, problem: 'busy' })
    const seconds = ('until' in readiness ? (readiness.until?.getTime() ?? 0) : 0) / 1000 - Date.now() / 1000
    expect(seconds).toBeGreaterThan(6600)
    expect(seconds).toBeLessThanOrEqual(7200)
  })

  test('shortens a pause too long for a date', async () => {
    await failure({ status: 503, headers: { 'retry-after': '9'.repeat(30) } })
    expect(await engine.readiness()).toMatchObject({ ready: false, problem: 'busy', until: expect.any(Date) })
  })

  test('does not take a server error for a refused key', async () => {
    await failure({ status: 500 })
    expect(await engine.readiness()).toEqual({ ready: true })
  })
})
