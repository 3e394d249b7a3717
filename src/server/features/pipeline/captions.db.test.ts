import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHandlers } from '#server/worker.ts'
import { MAX_CAPTIONS_LENGTH } from '#shared/limits.ts'
import { readFixture } from '#test/audio-fixtures.ts'
import { type FakeTranscriptionServer, startTranscriptionServer } from '#test/fakes/transcription-server.ts'
import { multipart } from '#test/multipart.ts'
import { readNote, uploadNote } from '#test/notes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'

const SPOKEN_TEXT = 'The launch went well.'
const CAPTIONS = 'el lanzamiento fue bien\nenvía el presupuesto a María'

let service: FakeTranscriptionServer
/** Supports English only, so no engine serves a note in Spanish. */
let bare: TestServer
/** Has a service for any language. */
let served: TestServer
let person: Person
beforeAll(async () => {
  service = await startTranscriptionServer()
  bare = await startTestServer({ TRANSCRIPTION_ENGINE: 'draft' })
  served = await startTestServer({ TRANSCRIPTION_BASE_URL: service.baseUrl, TRANSCRIPTION_ENGINE: 'remote' })
})
afterAll(async () => {
  await served.close()
  await bare.close()
  await service.close()
})
beforeEach(async () => {
  service.respondWith({ text: SPOKEN_TEXT })
  person = await signUp(bare.app)
})

describe('live captions', () => {
  it('become the transcript of a note that no engine serves, marked as such, within its speech', async () => {
    const { id } = await uploadNote(person, { language: 'es', captions: CAPTIONS })
    await bare.drain()
    const note = await readNote(person, id)
    expect(note).toMatchObject({
      status: 'ready',
      language: 'es',
      speechFound: true,
      engine: { id: 'browser', draft: true },
      transcription: 'El lanzamiento fue bien. Envía el presupuesto a María.',
    })
    const transcript = (await person.inject({ url: `/api/voice-notes/${id}/transcript` })).json()
    expect(transcript).toMatchObject({ version: 1, engine: { id: 'browser' }, sentences: [{ index: 0 }, { index: 1 }] })
    const ends = transcript.sentences.map((sentence: { end: number }) => sentence.end)
    expect(ends[0]).toBeGreaterThan(transcript.sentences[0].start)
    expect(ends[1]).toBeLessThanOrEqual(note.duration ?? 0)
    expect((await person.inject({ url: `/api/voice-notes/${id}/analysis` })).statusCode).toBe(200)
  })

  it('are replaced by an engine that has become ready, on request', async () => {
    const { id } = await uploadNote(person, { language: 'es', captions: CAPTIONS })
    await bare.drain()
    const url = `/api/voice-notes/${id}/transcribe`
    const refused = await person.inject({ method: 'POST', url, payload: {} })
    expect(refused.json()).toMatchObject({ code: 'engine_not_ready' })
    const handlers = createHandlers({ ...bare.context, speech: served.context.speech })
    bare.context.speech = { ...bare.context.speech, pick: served.context.speech.pick }
    expect((await person.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(202)
    await bare.context.jobs.drain(handlers)
    expect(await readNote(person, id)).toMatchObject({
      status: 'ready',
      transcription: SPOKEN_TEXT,
      engine: { id: 'remote' },
    })
  })

  it('are not used when an engine serves the note', async () => {
    const speaker = await signUp(served.app)
    const { id } = await uploadNote(speaker, { language: 'es', captions: CAPTIONS })
    await served.drain()
    expect(await readNote(speaker, id)).toMatchObject({ transcription: SPOKEN_TEXT, engine: { id: 'remote' } })
  })

  it.each([
    ['as long as they may be are taken', 'á'.repeat(MAX_CAPTIONS_LENGTH), 201],
    ['that are longer are refused', 'á'.repeat(MAX_CAPTIONS_LENGTH + 1), 400],
  ])('%s', async (_name, captions, status) => {
    const form = multipart([
      { name: 'captions', value: captions },
      { name: 'audio', fileName: 'a.ogg', content: await readFixture('speech.ogg') },
    ])
    const response = await person.inject({ method: 'POST', url: '/api/voice-notes', ...form })
    expect(response.statusCode).toBe(status)
    if (status === 400)
      expect(response.json()).toMatchObject({ code: 'validation_failed', fields: { captions: expect.any(String) } })
  })
})
