import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createLogger } from '#server/logger.ts'
import { type ExportedSpan, type FakeTraceCollector, startTraceCollector } from '#test/fakes/trace-collector.ts'
import { findFreePort } from '#test/find-free-port.ts'
import { uploadNote } from '#test/notes.ts'
import { type Person, signUp } from '#test/server.ts'
import { startTranscribingServer, type TranscribingServer } from '#test/transcribing-server.ts'
import { inSpan } from './spans.ts'
import { startTracing } from './start-tracing.ts'

const SAID = 'The plan to sell the bakery stays between us.'

let collector: FakeTraceCollector
let server: TranscribingServer
let person: Person
let lines: string[]
beforeAll(async () => {
  collector = await startTraceCollector()
  server = await startTranscribingServer({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint })
  server.service.respondWith({ text: SAID })
  person = await signUp(server.app)
})
afterAll(async () => {
  await server.close()
  await collector.close()
})
afterEach(() => {
  collector.spans.length = 0
  collector.received.length = 0
})

/** Starts tracing, and returns a function that ends it. */
async function trace(options: { endpoint?: string; sampleRatio?: number } = {}) {
  lines = []
  const logger = createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(line) })
  const { endpoint = collector.endpoint, sampleRatio = 1 } = options
  const settings = { endpoint, headers: { 'x-token': 'a token' }, serviceName: 'notes', sampleRatio }
  const stop = await startTracing(settings, { role: 'all', logger })
  return { stop, logger }
}

function only(name: string): ExportedSpan {
  const found = collector.spans.filter((span) => span.name === name)
  expect(found, name).toHaveLength(1)
  return found[0] as ExportedSpan
}

it('follows an upload through its jobs to the engine, and reveals nothing about its user', async () => {
  const { stop } = await trace()
  const note = await uploadNote(person, { fileName: 'bakery.ogg' })
  await server.drain()
  await stop()
  const request = only('POST /api/voice-notes')
  expect(request.parentSpanId).toBeUndefined()
  const prepare = only('job note.prepare')
  const transcribe = only('job note.transcribe')
  const recognise = only('recognise')
  expect([prepare.parentSpanId, transcribe.parentSpanId, recognise.parentSpanId]).toEqual([
    request.spanId,
    prepare.spanId,
    transcribe.spanId,
  ])
  expect(new Set([request, prepare, transcribe, recognise].map(({ traceId }) => traceId)).size).toBe(1)
  expect(collector.received[0]?.headers).toMatchObject({ 'x-token': 'a token' })
  const sent = collector.received.map(({ body }) => body).join()
  for (const secret of [SAID, note.id, person.id, person.email, 'bakery', 'said', '127.0.0.1']) {
    expect(sent).not.toContain(secret)
  }
})

it('begins a trace of its own with each request, whatever the request says', async () => {
  const { stop } = await trace()
  const theirs = '0af7651916cd43dd8448eb211c80319c'
  await person.inject({ url: '/api/plan', headers: { traceparent: `00-${theirs}-b7ad6b7169203331-01` } })
  await stop()
  expect(only('GET /api/plan').traceId).not.toBe(theirs)
})

it('marks what fails with a code, and names the trace in the log', async () => {
  const { stop, logger } = await trace()
  const failing = inSpan('step', {}, async () => {
    logger.info('under way')
    throw Object.assign(new Error(SAID), { code: 'too_long' })
  })
  await expect(failing).rejects.toThrow(SAID)
  await stop()
  const step = only('step')
  expect(step.status.code).toBe(2)
  expect(step.attributes).toContainEqual({ key: 'error.type', value: { stringValue: 'too_long' } })
  expect(lines.join('')).toContain(step.traceId)
})

it('exports only a share of the traces', async () => {
  const { stop } = await trace({ sampleRatio: 0 })
  await person.inject({ url: '/api/plan' })
  await stop()
  expect(collector.spans).toEqual([])
})

it('signs in with the password in the collector’s address, and never logs it', async () => {
  const withPassword = (host: string) => host.replace('//', '//ada:secret@')
  const reached = await trace({ endpoint: withPassword(collector.endpoint) })
  await inSpan('step', {}, async () => undefined)
  await reached.stop()
  const authorization = `Basic ${Buffer.from('ada:secret').toString('base64')}`
  expect(collector.received[0]?.headers).toMatchObject({ authorization })
  const unreachable = await trace({ endpoint: withPassword(`http://127.0.0.1:${await findFreePort()}`) })
  await inSpan('step', {}, async () => undefined)
  await unreachable.stop()
  expect(lines.join('')).toContain('traces could not be exported')
  expect(lines.join('')).not.toContain('secret')
})

it('reports a collector that is unreachable, and lets nothing else wait for it', async () => {
  const { stop } = await trace({ endpoint: `http://127.0.0.1:${await findFreePort()}` })
  expect((await person.inject({ url: '/api/plan' })).statusCode).toBe(200)
  await stop()
  expect(lines.join('')).toContain('traces could not be exported')
})
