import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { encodeWav, PCM_RATE, toSamples } from '#server/audio/pcm-file.ts'
import { segments } from '#server/db/schema/notes.ts'
import { DraftEngine } from '#server/speech/draft.ts'
import { createHandlers } from '#server/worker.ts'
import { readFixture } from '#test/audio-fixtures.ts'
import { type FakeTranscriptionServer, startTranscriptionServer } from '#test/fakes/transcription-server.ts'
import { readNote, uploadNote } from '#test/notes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { resumeWaitingForEngine } from './recover-notes.ts'

const SEGMENTS = 6
const draftIsInstalled = (await new DraftEngine().readiness()).ready
const delivery = (noteId: string) => ({
  noteId,
  lastTry: false,
  signal: new AbortController().signal,
  freeWorkerSlot: () => {},
})

let speech: Float32Array
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
let service: FakeTranscriptionServer
let server: TestServer
let person: Person
beforeAll(async () => {
  speech = toSamples((await readFixture('speech.wav')).subarray(44))
})
beforeEach(async () => {
  service = await startTranscriptionServer()
  service.respondWith({ text: 'It was heard by the service.' })
})
afterEach(async () => {
  await server.close()
  await service.close()
})

async function start(environment: Record<string, string> = {}): Promise<void> {
  server = await startTestServer({
    TRANSCRIPTION_BASE_URL: service.baseUrl,
    TRANSCRIPTION_ENGINE: 'remote',
    ...environment,
  })
  person = await signUp(server.app)
}

/** Uploads stretches of speech that are too far apart to be one segment, and runs the first stage. */
async function prepareNote(count = SEGMENTS): Promise<string> {
  const step = speech.length + 2 * PCM_RATE
  const samples = new Float32Array(count * step)
  for (let index = 0; index < count; index++) samples.set(speech, index * step)
  const { id } = await uploadNote(person, { content: encodeWav(samples), fileName: 'several.wav' })
  await createHandlers(server.context)['note.prepare'](delivery(id))
  return id
}

const readSegments = (noteId: string) =>
  server.context.db.select().from(segments).where(eq(segments.noteId, noteId)).orderBy(asc(segments.index))

it('sends several segments at once, up to the limit', async () => {
  await start({ TRANSCRIPTION_PARALLEL: '3' })
  const id = await prepareNote()
  const release = service.hold()
  const drained = server.drain()
  await expect.poll(() => service.requests.length).toBe(3)
  release()
  await drained
  expect(service.requests).toHaveLength(SEGMENTS)
  const note = await readNote(person, id)
  expect(note).toMatchObject({ status: 'ready', engine: { id: 'remote', draft: false } })
  expect(note.transcription).toBe(Array(SEGMENTS).fill('It was heard by the service.').join(' '))
})

it('keeps recognised segments when one fails, and retries only that one', async () => {
  await start()
  const id = await prepareNote()
  service.fail({ status: 500 })
  await expect(createHandlers(server.context)['note.transcribe'](delivery(id))).rejects.toMatchObject({
    code: 'engine_unavailable',
  })
  const missing = (await readSegments(id)).filter(({ sentences }) => sentences === null)
  expect(missing).toHaveLength(1)
  expect(service.requests).toHaveLength(SEGMENTS)
  await server.drain()
  expect(service.requests).toHaveLength(SEGMENTS + 1)
  expect(await readNote(person, id)).toMatchObject({ status: 'ready' })
})

it.each(['cut', 'html', 'empty', 'broken_json'] as const)('recovers from an answer that is %s', async (fault) => {
  await start()
  const id = await prepareNote()
  service.fail(fault)
  await server.drain()
  expect(await readNote(person, id)).toMatchObject({ status: 'ready' })
  expect(service.requests).toHaveLength(SEGMENTS + 1)
})

it('retries a busy service in the same run of the note, after the requested pause', async () => {
  await start({ TRANSCRIPTION_PARALLEL: '2' })
  const id = await prepareNote()
  const busy = { status: 429, headers: { 'retry-after': '1' } }
  service.fail(busy, busy)
  await createHandlers(server.context)['note.transcribe'](delivery(id))
  expect(service.requests).toHaveLength(SEGMENTS + 2)
  expect((await readSegments(id)).every(({ sentences }) => sentences !== null)).toBe(true)
})

it('keeps a note waiting while the only engine is unreachable, and resumes it afterwards', async () => {
  const gone = await startTranscriptionServer()
  await gone.close()
  await start({ TRANSCRIPTION_BASE_URL: gone.baseUrl })
  const id = await prepareNote()
  await server.drain()
  expect(await readNote(person, id)).toMatchObject({
    status: 'waiting',
    waiting: { code: 'service_unreachable', since: expect.any(String), until: expect.any(String) },
  })
  const status = await person.inject({ url: '/api/speech/status', headers: { 'accept-language': 'fr' } })
  expect(status.json().engines).toMatchObject([
    { id: 'remote', ready: false, setUp: true, problem: expect.stringContaining('injoignable') },
  ])
  const back = await startTestServer({ TRANSCRIPTION_BASE_URL: service.baseUrl, TRANSCRIPTION_ENGINE: 'remote' })
  try {
    const repaired = { ...server.context, speech: back.context.speech }
    await resumeWaitingForEngine(repaired, inMinutes(6))
    await server.context.jobs.drain(createHandlers(repaired))
    expect(await readNote(person, id)).toMatchObject({ status: 'ready' })
  } finally {
    await back.close()
  }
})

it.skipIf(!draftIsInstalled)(
  'continues with another engine when the service is lost, and says so in the note (skipped where PocketSphinx is not installed)',
  async () => {
    await start({ TRANSCRIPTION_ENGINE: 'auto', TRANSCRIPTION_PARALLEL: '1' })
    // The draft engine, slower than real time, gets the last segment only.
    const id = await prepareNote(3)
    const lost: { done: Promise<void> | null } = { done: null }
    service.respondWith(() => {
      if (service.requests.length === 3) lost.done = service.close()
      return { text: 'It was heard by the service.' }
    })
    await server.drain()
    await lost.done
    const note = await readNote(person, id)
    expect(note).toMatchObject({ status: 'ready', engine: { id: 'draft', draft: true } })
    expect(note.transcription).toMatch(/^It was heard by the service\. It was heard by the service\. (?!It was heard)/)
    const next = await uploadNote(person)
    await server.drain()
    expect(await readNote(person, next.id)).toMatchObject({ status: 'ready', engine: { id: 'draft' } })
  },
)

it('a text with signs that no database can hold is stored without them', async () => {
  await start()
  service.respondWith({ text: 'It was\u0000 heard by \ud800the service.' })
  const { id } = await uploadNote(person)
  await server.drain()
  expect(await readNote(person, id)).toMatchObject({
    status: 'ready',
    transcription: 'It was heard by \ufffdthe service.',
  })
})
