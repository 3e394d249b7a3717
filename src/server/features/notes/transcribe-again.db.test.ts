import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodeWav } from '#server/audio/pcm-file.ts'
import { createHandlers } from '#server/worker.ts'
import { readNote, uploadNote } from '#test/notes.ts'
import { type Person, signUp } from '#test/server.ts'
import { startTranscribingServer, type TranscribingServer } from '#test/transcribing-server.ts'

const FIRST = 'The launch went well. Please send the budget to Maria by Friday.'
const SECOND = 'El lanzamiento fue bien.'

let server: TranscribingServer
let person: Person
beforeAll(async () => {
  server = await startTranscribingServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.service.requests.length = 0
  server.service.respondWith({ text: FIRST })
  person = await signUp(server.app)
})

const again = (id: string, payload: Record<string, string> = {}) =>
  person.inject({ method: 'POST', url: `/api/voice-notes/${id}/transcribe`, payload })
const readTranscript = (id: string, query = '') => person.inject({ url: `/api/voice-notes/${id}/transcript${query}` })

async function readyNote(): Promise<string> {
  const { id } = await uploadNote(person, { language: 'en' })
  await server.drain()
  return id
}

describe('transcribing again', () => {
  it('adds a version in the requested language, repeats the analysis, and keeps the old text readable', async () => {
    const id = await readyNote()
    server.service.respondWith({ text: SECOND })
    const answer = await again(id, { engine: 'remote', language: 'es' })
    expect(answer.statusCode).toBe(202)
    expect(answer.json()).toMatchObject({ status: 'transcribing', transcription: FIRST })
    // New sentences are shown as they come; none of the old ones may appear among them.
    expect((await readTranscript(id)).json()).toMatchObject({ version: 0, replaces: 1, sentences: [] })
    await server.drain()
    expect(await readNote(person, id)).toMatchObject({ status: 'ready', transcription: SECOND, language: 'es' })
    expect((await readTranscript(id)).json()).toMatchObject({ version: 2, language: 'es' })
    expect((await readTranscript(id, '?version=1')).json()).toMatchObject({
      version: 1,
      language: 'en',
      engine: { id: 'remote' },
      sentences: [{ index: 0 }, { index: 1 }],
    })
    expect((await readTranscript(id, '?version=3')).statusCode).toBe(404)
    const analysis = await person.inject({ url: `/api/voice-notes/${id}/analysis` })
    expect(analysis.json()).toMatchObject({ transcriptVersion: 2 })
    expect(server.service.requests.at(-1)?.language).toBe('es')
  })

  it('can be given up as soon as it has begun: the text stays', async () => {
    const { id } = await uploadNote(person, { language: 'en' })
    expect((await readTranscript(id)).json()).not.toHaveProperty('replaces')
    await server.drain()
    await again(id)
    expect((await readTranscript(id)).json()).toMatchObject({ replaces: 1 })
    await person.inject({ method: 'POST', url: `/api/voice-notes/${id}/transcribe/cancel` })
    expect(await readNote(person, id)).toMatchObject({ status: 'ready', transcription: FIRST })
    await server.drain()
    const kept = (await readTranscript(id)).json()
    expect(kept).toMatchObject({ version: 1 })
    expect(kept).not.toHaveProperty('replaces')
  })

  it('removes the items of the old text when nothing is recognised any more', async () => {
    const id = await readyNote()
    server.service.respondWith({ text: '' })
    await again(id)
    await server.drain()
    expect(await readNote(person, id)).toMatchObject({ status: 'ready', speechFound: false, tags: [] })
    expect((await person.inject({ url: `/api/voice-notes/${id}/analysis` })).json().code).toBe('nothing_to_analyse')
  })

  it('keeps the old text readable when it fails, and can be retried', async () => {
    const id = await readyNote()
    // One request with times, and one without.
    server.service.fail({ status: 400 }, { status: 400 })
    await again(id)
    await server.drain()
    expect(await readNote(person, id)).toMatchObject({ status: 'failed', transcription: FIRST })
    expect((await readTranscript(id)).json()).toMatchObject({ version: 1 })
    await person.inject({ method: 'POST', url: `/api/voice-notes/${id}/retry` })
    await server.drain()
    expect((await readTranscript(id)).json()).toMatchObject({ version: 2 })
  })

  it('adds one version when run twice after a crash', async () => {
    const id = await readyNote()
    await again(id)
    const handlers = createHandlers(server.context)
    const delivery = { noteId: id, lastTry: false, signal: new AbortController().signal, freeWorkerSlot: () => {} }
    // The second one may find its decoded audio deleted; its queue would retry it.
    const ends = await Promise.allSettled([
      handlers['note.transcribe'](delivery),
      handlers['note.transcribe'](delivery),
    ])
    expect(ends.some((end) => end.status === 'fulfilled')).toBe(true)
    await server.drain()
    expect((await readTranscript(id)).json()).toMatchObject({ version: 2 })
  })

  it('is refused during processing, without the engine, and without speech', async () => {
    const id = await readyNote()
    expect((await again(id, { engine: 'draft' })).json()).toMatchObject({ code: 'engine_not_ready' })
    expect((await again(id, { engine: 'browser' })).json()).toMatchObject({ code: 'validation_failed' })
    await again(id)
    expect((await again(id)).json()).toMatchObject({ code: 'note_busy' })
    await server.drain()
    const content = encodeWav(new Float32Array(2 * 16_000))
    const silent = await uploadNote(person, { content, fileName: 'silence.wav' })
    await server.drain()
    expect((await again(silent.id)).json()).toMatchObject({ code: 'nothing_to_transcribe' })
  })
})
