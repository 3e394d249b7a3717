// Over 250 lines: one note passes through all stages, with one fake engine to interrupt each of them.
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodeWav } from '#server/audio/pcm-file.ts'
import { notes, segments, transcripts } from '#server/db/schema/notes.ts'
import type { BusEvent } from '#server/events/signal.ts'
import { deleteNote, lockNote } from '#server/features/notes/notes.queries.ts'
import { createHandlers } from '#server/worker.ts'
import { readFixture } from '#test/audio-fixtures.ts'
import { countBlocked } from '#test/database/count-blocked.ts'
import { readNote, uploadNote } from '#test/notes.ts'
import { type Person, signUp, startTestServer } from '#test/server.ts'
import { startTranscribingServer, type TranscribingServer } from '#test/transcribing-server.ts'
import { reclaimRunningNotes, requeueLostNotes, resumeWaitingForEngine } from './recover-notes.ts'

const SPOKEN_TEXT = 'The launch went well. Please send the budget to Maria by Friday.'

let server: TranscribingServer
let person: Person
beforeAll(async () => {
  server = await startTranscribingServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.service.requests.length = 0
  server.service.respondWith({ text: SPOKEN_TEXT })
  person = await signUp(server.app)
})

const api = (path: string, method: 'GET' | 'POST' | 'DELETE' = 'GET') =>
  person.inject({ method, url: `/api/voice-notes${path}` })
const silence = encodeWav(new Float32Array(3 * 16_000))
const delivery = (noteId: string) => ({
  noteId,
  lastTry: false,
  signal: new AbortController().signal,
  freeWorkerSlot: () => {},
})

describe('a recording', () => {
  it('becomes text, analysis, playback copy and waveform', async () => {
    const { id } = await uploadNote(person, { language: 'en' })
    await server.drain()
    expect(await readNote(person, id)).toMatchObject({
      status: 'ready',
      transcription: SPOKEN_TEXT,
      speechFound: true,
      engine: { id: 'remote', draft: false },
      audioReady: true,
      progress: null,
    })
    const transcript = (await api(`/${id}/transcript`)).json()
    expect(transcript).toMatchObject({ version: 1, sentences: [{ index: 0 }, { index: 1 }] })
    expect((await api(`/${id}/analysis`)).json()).toMatchObject({
      noteId: id,
      analyst: 'builtin',
      transcriptVersion: 1,
    })
    const { peaks, duration } = (await api(`/${id}/peaks`)).json()
    expect(peaks.length).toBeGreaterThan(10)
    expect(duration).toBeGreaterThan(1)
    expect(server.service.requests.map((request) => request.language)).toEqual(['en'])
  })

  it.each([
    ['speech.fragmented.m4a', 'the kind that Safari writes'],
    ['speech.ogg', 'the kind that Firefox writes'],
  ])('from %s, %s, has its length and can be played', async (fileName) => {
    const { id } = await uploadNote(person, { fileName, content: await readFixture(fileName) })
    await server.drain()
    const note = await readNote(person, id)
    expect(note).toMatchObject({ status: 'ready', audioReady: true })
    expect(note.duration).toBeCloseTo(3.755, 0)
    const played = await api(`/${id}/audio`)
    expect(played).toMatchObject({ statusCode: 200, headers: { 'content-type': 'audio/mp4' } })
    expect(played.rawPayload.length).toBeGreaterThan(5000)
  })

  it('can be played from any second by byte ranges', async () => {
    const { id } = await uploadNote(person)
    await server.drain()
    const whole = await api(`/${id}/audio`)
    expect(whole.headers).toMatchObject({ 'content-type': 'audio/mp4', 'accept-ranges': 'bytes' })
    const part = await person.inject({ url: `/api/voice-notes/${id}/audio`, headers: { range: 'bytes=100-199' } })
    expect(part.statusCode).toBe(206)
    expect(part.headers['content-range']).toBe(`bytes 100-199/${whole.rawPayload.length}`)
    expect(part.rawPayload).toEqual(whole.rawPayload.subarray(100, 200))
    const beyond = await person.inject({ url: `/api/voice-notes/${id}/audio`, headers: { range: 'bytes=99999999-' } })
    expect(beyond.statusCode).toBe(416)
    const again = await person.inject({
      url: `/api/voice-notes/${id}/audio`,
      headers: { 'if-none-match': String(whole.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })

  it('reports each of its stages', async () => {
    const events: BusEvent[] = []
    const unsubscribe = server.context.events.subscribe(person.id, (event) => events.push(event))
    const { id } = await uploadNote(person)
    await server.drain()
    await expect.poll(() => events.filter((event) => event.type === 'note').length).toBeGreaterThan(4)
    expect(events).toContainEqual({ type: 'segment', userId: person.id, noteId: id, index: 0 })
    unsubscribe()
  })

  it('has no text and no analysis when silent, and is sent to no engine', async () => {
    const { id } = await uploadNote(person, { content: silence, fileName: 'silence.wav' })
    await server.drain()
    expect(await readNote(person, id)).toMatchObject({ status: 'ready', speechFound: false, transcription: '' })
    expect(server.service.requests).toEqual([])
    const analysis = await api(`/${id}/analysis`)
    expect(analysis.statusCode).toBe(409)
    expect(analysis.json().code).toBe('nothing_to_analyse')
  })

  it('gives the text of its first part when truncated', async () => {
    const { id } = await uploadNote(person, { content: await readFixture('truncated.webm'), fileName: 'cut.webm' })
    await server.drain()
    expect(await readNote(person, id)).toMatchObject({ status: 'ready', transcription: SPOKEN_TEXT })
  })

  it('fails without sound with a reason in the requested language, and can be retried and deleted', async () => {
    const content = await readFixture('video-without-sound.webm')
    const { id } = await uploadNote(person, { content, fileName: 'mute.webm' })
    await server.drain()
    const note = await person.inject({ url: `/api/voice-notes/${id}`, headers: { 'accept-language': 'es' } })
    expect(note.json()).toMatchObject({
      status: 'failed',
      failure: { code: 'audio_no_track', message: 'Este archivo no contiene sonido.' },
    })
    expect((await api(`/${id}/retry`, 'POST')).statusCode).toBe(202)
    await server.drain()
    expect(await readNote(person, id)).toMatchObject({ status: 'failed' })
    expect((await api(`/${id}`, 'DELETE')).statusCode).toBe(204)
    expect(existsSync(join(server.dataDir, 'audio/notes', id))).toBe(false)
  })

  it('says when its file is missing', async () => {
    const { id } = await uploadNote(person)
    await rm(join(server.dataDir, 'audio/notes', id), { recursive: true })
    await server.drain()
    expect(await readNote(person, id)).toMatchObject({ status: 'failed', failure: { code: 'audio_missing' } })
  })
})

describe('an engine that fails', () => {
  it('permanently is not called again, is reported, and serves the note on a retry once it is repaired', async () => {
    // A separate server, because an engine that was refused is not tried again for some time.
    const refused = await startTestServer({
      TRANSCRIPTION_BASE_URL: server.service.baseUrl,
      TRANSCRIPTION_ENGINE: 'remote',
    })
    try {
      const someone = await signUp(refused.app)
      server.service.fail({ status: 401 })
      const { id } = await uploadNote(someone)
      await refused.drain()
      expect(await readNote(someone, id)).toMatchObject({ status: 'failed', failure: { code: 'engine_refused_key' } })
      expect(server.service.requests).toHaveLength(1)
      const retried = await someone.inject({ method: 'POST', url: `/api/voice-notes/${id}/retry` })
      expect(retried.json()).toMatchObject({ status: 'transcribing', failure: null })
      const repaired = { ...refused.context, speech: server.context.speech }
      await refused.context.jobs.drain(createHandlers(repaired))
      expect(await readNote(someone, id)).toMatchObject({ status: 'ready', transcription: SPOKEN_TEXT })
    } finally {
      await refused.close()
    }
  })

  it('temporarily is called again, unnoticed', async () => {
    server.service.fail({ status: 500 }, 'cut')
    const { id } = await uploadNote(person)
    await server.drain()
    expect(await readNote(person, id)).toMatchObject({ status: 'ready', transcription: SPOKEN_TEXT })
  })

  it('is not disturbed by a retry of a note that is being processed', async () => {
    const { id } = await uploadNote(person)
    const response = await api(`/${id}/retry`, 'POST')
    expect(response.statusCode).toBe(409)
    expect(response.json().code).toBe('note_busy')
    await server.drain()
  })
})

describe('a note that is deleted while it is processed', () => {
  it('leaves nothing, and is not processed further', async () => {
    const { id } = await uploadNote(person)
    // The engine's own request deletes the note, in the middle of the transcription.
    const deletion: { done: ReturnType<typeof api> | null } = { done: null }
    server.service.respondWith(() => {
      deletion.done ??= api(`/${id}`, 'DELETE')
      return { text: SPOKEN_TEXT }
    })
    await server.drain()
    expect((await deletion.done)?.statusCode).toBe(204)
    expect((await api(`/${id}`)).statusCode).toBe(404)
    await server.drain()
    expect(existsSync(join(server.dataDir, 'audio/notes', id))).toBe(false)
    expect(existsSync(join(server.dataDir, 'work', id))).toBe(false)
  })

  it('is gone although a segment of it is being saved at that moment', async () => {
    const { id } = await uploadNote(person)
    const handlers = createHandlers(server.context)
    await handlers['note.prepare'](delivery(id))
    const answer = server.service.hold()
    const transcribing = handlers['note.transcribe'](delivery(id))
    await expect.poll(() => server.service.requests.length).toBe(1)
    const deleting = server.context.db.transaction(async (tx) => {
      await lockNote(tx, id)
      answer()
      // Both can end only if they lock in the same order: the note, then its segments.
      await expect.poll(() => countBlocked(server.context.db)).toBe(1)
      await deleteNote(tx, id)
    })
    await Promise.all([transcribing, deleting])
    expect((await api(`/${id}`)).statusCode).toBe(404)
  })

  it('leaves nothing when deleted during preparation', async () => {
    const { id } = await uploadNote(person)
    const { storage } = server.context
    const deleting = {
      ...server.context,
      storage: {
        ...storage,
        putFile: async (key: string, path: string) => {
          await api(`/${id}`, 'DELETE')
          await storage.putFile(key, path)
        },
      },
    }
    await server.context.jobs.drain(createHandlers(deleting))
    expect(existsSync(join(server.dataDir, 'audio/notes', id))).toBe(false)
    expect(existsSync(join(server.dataDir, 'work', id))).toBe(false)
  })
})

describe('after a crash', () => {
  it('leaves one result of a stage that runs twice, even simultaneously', async () => {
    const { id } = await uploadNote(person)
    const handlers = createHandlers(server.context)
    await handlers['note.prepare'](delivery(id))
    await handlers['note.prepare'](delivery(id))
    await Promise.all([handlers['note.transcribe'](delivery(id)), handlers['note.transcribe'](delivery(id))])
    await server.drain()
    expect(server.service.requests).toHaveLength(1)
    expect(await readNote(person, id)).toMatchObject({ status: 'ready', transcription: SPOKEN_TEXT })
    const versions = await server.context.db.select().from(transcripts).where(eq(transcripts.noteId, id))
    expect(versions).toHaveLength(1)
    const cut = await server.context.db.select().from(segments).where(eq(segments.noteId, id))
    expect(cut.every((segment) => segment.sentences !== null)).toBe(true)
  })

  it('does not change a note when a long finished stage runs again', async () => {
    const { id } = await uploadNote(person)
    await server.drain()
    const before = await readNote(person, id)
    const handlers = createHandlers(server.context)
    for (const queue of ['note.prepare', 'note.transcribe', 'note.analyse'] as const)
      await handlers[queue](delivery(id))
    expect(await readNote(person, id)).toEqual(before)
    expect(before.status).toBe('ready')
  })

  it('decodes the audio again when it is missing', async () => {
    const { id } = await uploadNote(person)
    const handlers = createHandlers(server.context)
    await handlers['note.prepare'](delivery(id))
    await rm(join(server.dataDir, 'work', id), { recursive: true })
    await server.drain()
    expect(await readNote(person, id)).toMatchObject({ status: 'ready', transcription: SPOKEN_TEXT })
    expect(existsSync(join(server.dataDir, 'work', id))).toBe(false)
  })

  it('queues a job for a note that lost its own', async () => {
    const { id } = await uploadNote(person)
    await createHandlers(server.context)['note.prepare'](delivery(id))
    const lost = async () => undefined
    const handlers = { 'note.prepare': lost, 'note.transcribe': lost, 'note.analyse': lost }
    await server.context.jobs.drain({ ...createHandlers(server.context), ...handlers })
    expect(await server.context.jobs.hasJob(id)).toBe(false)
    await requeueLostNotes(server.context)
    expect(await server.context.jobs.hasJob(id)).toBe(false)
    await server.context.db
      .update(notes)
      .set({ touchedAt: new Date(0) })
      .where(eq(notes.id, id))
    await requeueLostNotes(server.context)
    expect(await server.context.jobs.hasJob(id)).toBe(true)
    await server.drain()
    expect(await readNote(person, id)).toMatchObject({ status: 'ready' })
  })

  it('requeues dead jobs at once when alone on the database, and clears the remains of finished work', async () => {
    const { id } = await uploadNote(person)
    await server.drain()
    await mkdir(join(server.dataDir, 'work', id), { recursive: true })
    const other = await uploadNote(person)
    await reclaimRunningNotes(server.context)
    expect(existsSync(join(server.dataDir, 'work', id))).toBe(false)
    expect(await server.context.jobs.hasJob(other.id)).toBe(true)
    await server.drain()
    expect(await readNote(person, other.id)).toMatchObject({ status: 'ready' })
  })

  it('fails a note that was started a dozen times without finishing, and allows a retry', async () => {
    const { id } = await uploadNote(person)
    await server.context.db.update(notes).set({ attempts: 12 }).where(eq(notes.id, id))
    await server.drain()
    expect(await readNote(person, id)).toMatchObject({ status: 'failed', failure: { code: 'internal' } })
    await api(`/${id}/retry`, 'POST')
    await server.drain()
    expect(await readNote(person, id)).toMatchObject({ status: 'ready' })
  })
})

describe('without an engine', () => {
  it('waits with a reason, and resumes once there is one', async () => {
    const bare = await startTestServer({ TRANSCRIPTION_ENGINE: 'draft' })
    try {
      const spaniard = await signUp(bare.app)
      const { id } = await uploadNote(spaniard, { language: 'es' })
      await bare.drain()
      const waiting = await readNote(spaniard, id)
      expect(waiting).toMatchObject({ status: 'waiting', waiting: { code: expect.stringMatching(/^no_engine/) } })
      expect(existsSync(join(bare.dataDir, 'work', id))).toBe(false)
      await resumeWaitingForEngine(bare.context)
      expect(await readNote(spaniard, id)).toMatchObject({ status: 'waiting' })
      const withEngine = { ...bare.context, speech: server.context.speech }
      await resumeWaitingForEngine(withEngine)
      await bare.context.jobs.drain(createHandlers(withEngine))
      expect(await readNote(spaniard, id)).toMatchObject({
        status: 'ready',
        // What the service writes is English, whatever was asked for.
        language: 'en',
        transcription: SPOKEN_TEXT,
      })
    } finally {
      await bare.close()
    }
  })
})
