// Over 250 lines: each way that audio goes, on a store that works and on one that fails.
import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { notes } from '#server/db/schema/notes.ts'
import { secrets } from '#server/db/schema/system.ts'
import { sweepAudio } from '#server/features/notes/delete-audio.service.ts'
import { sweepUploads } from '#server/features/uploads/sweep-uploads.service.ts'
import { readFixture } from '#test/audio-fixtures.ts'
import { type FakeS3, startS3Server } from '#test/fakes/s3-server.ts'
import { multipart } from '#test/multipart.ts'
import { readNote, uploadNote } from '#test/notes.ts'
import { type Person, signUp } from '#test/server.ts'
import { startTranscribingServer, type TranscribingServer } from '#test/transcribing-server.ts'
import { createUpload, finish, sendPiece, sendPieces } from '#test/uploads.ts'
import { resumeWaitingForDisk, resumeWaitingForEngine, resumeWaitingForStorage } from './recover-notes.ts'

const HOUR_MS = 3_600_000

let s3: FakeS3
let server: TranscribingServer
let person: Person
let speech: Uint8Array
beforeEach(async () => {
  speech = await readFixture('speech.ogg')
  s3 = await startS3Server()
  server = await startTranscribingServer({ ...s3.environment, S3_PREFIX: 'dictum' })
  server.service.respondWith({ text: 'Call the bank tomorrow.' })
  person = await signUp(server.app)
})
afterEach(async () => {
  await server.close()
  await s3.close()
})

const keys = () => [...s3.objects.keys()].sort()
const later = () => new Date(Date.now() + HOUR_MS)
const bytesOf = (key: string) => s3.objects.get(key)?.body
const play = (id: string, headers = {}) => person.inject({ url: `/api/voice-notes/${id}/audio`, headers })
const readiness = async () => (await server.app.inject({ url: '/readyz' })).json()

async function upload(idempotencyKey = 'the first', language = 'en') {
  const form = multipart([{ name: 'audio', fileName: 'speech.ogg', content: speech }])
  const headers = { ...form.headers, 'accept-language': language, 'idempotency-key': idempotencyKey }
  return person.inject({ method: 'POST', url: '/api/voice-notes', payload: form.payload, headers })
}

async function readyNote(): Promise<string> {
  const { id } = await uploadNote(person)
  await server.drain()
  expect((await readNote(person, id)).status).toBe('ready')
  return id
}

describe('with audio in a bucket', () => {
  it('a note is transcribed, played and deleted, and leaves nothing in the work folder', async () => {
    const id = await readyNote()
    expect(keys()).toEqual([`dictum/notes/${id}/original`, `dictum/notes/${id}/playback`])
    expect(bytesOf(`dictum/notes/${id}/original`)?.equals(speech)).toBe(true)
    expect(await readdir(server.context.workDir)).toEqual([])
    const stored = bytesOf(`dictum/notes/${id}/playback`) ?? Buffer.alloc(0)
    expect((await play(id)).rawPayload.equals(stored)).toBe(true)
    const part = await play(id, { range: 'bytes=100-199' })
    expect({ status: part.statusCode, range: part.headers['content-range'] }).toEqual({
      status: 206,
      range: `bytes 100-199/${stored.length}`,
    })
    expect(part.rawPayload.equals(stored.subarray(100, 200))).toBe(true)
    await person.inject({ method: 'DELETE', url: `/api/voice-notes/${id}` })
    expect(keys()).toEqual([])
  })

  it('a recording that comes in pieces becomes a note, and its pieces are deleted', async () => {
    const pieces = [speech.subarray(0, 3000), speech.subarray(3000, 9000), speech.subarray(9000)]
    const url = await sendPieces(person, pieces)
    expect(keys().filter((key) => key.startsWith('dictum/uploads/'))).toHaveLength(3)
    await finish(person, url, { sizeBytes: speech.length })
    await server.drain()
    const [note] = await server.context.db.select().from(notes)
    expect(note?.status).toBe('ready')
    expect(bytesOf(`dictum/notes/${note?.id}/original`)?.equals(speech)).toBe(true)
    expect(keys().filter((key) => key.startsWith('dictum/uploads/'))).toEqual([])
  })

  it('audio and pieces without a row are deleted once they are old', async () => {
    const id = await readyNote()
    const [orphan, young, piece] = [
      `notes/${randomUUID()}/original`,
      `notes/${randomUUID()}/original`,
      `uploads/${randomUUID()}/0-a`,
    ]
    for (const key of [orphan, young, piece]) {
      const modified = new Date(Date.now() - (key === young ? 0.5 : 2) * HOUR_MS)
      s3.objects.set(`dictum/${key}`, { body: Buffer.from('sound'), etag: '"x"', modified })
    }
    for (const [key, object] of s3.objects) if (key.includes(id)) object.modified = new Date(Date.now() - 2 * HOUR_MS)
    expect([await sweepAudio(server.context), await sweepUploads(server.context)]).toEqual([1, 1])
    expect(keys()).toEqual(
      ['.database', `notes/${id}/original`, `notes/${id}/playback`, young].map((key) => `dictum/${key}`).sort(),
    )
  })

  it('nothing of another database is deleted', async () => {
    await sweepAudio(server.context)
    s3.objects.set(`dictum/notes/${randomUUID()}/original`, {
      body: Buffer.from(''),
      etag: '"x"',
      modified: new Date(0),
    })
    await server.context.db.delete(secrets).where(eq(secrets.name, 'database_id'))
    expect(await sweepAudio(server.context)).toBe(0)
    expect(s3.objects.size).toBe(2)
  })
})

describe('while the store fails', () => {
  it('an upload is refused with 503 and leaves nothing, and is accepted later', async () => {
    await s3.stop()
    const refused = await upload()
    expect({ status: refused.statusCode, code: refused.json().code }).toEqual({ status: 503, code: 'unavailable' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(await readiness()).toMatchObject({ status: 'ready', storage: 'unavailable' })
    await s3.start()
    s3.fail({ status: 503, code: 'SlowDown' }, { method: 'PUT' })
    expect((await upload()).statusCode).toBe(503)
    s3.heal()
    expect(keys()).toEqual([])
    expect((await upload()).statusCode).toBe(201)
    expect((await upload()).statusCode).toBe(200)
    expect(keys()).toHaveLength(1)
  })

  it('a piece is refused with 503, and the recording continues from there', async () => {
    const url = String((await createUpload(person)).headers.location)
    expect((await sendPiece(person, url, 0, speech.subarray(0, 5000))).statusCode).toBe(204)
    s3.fail({ status: 500, code: 'InternalError' }, { method: 'PUT' })
    const refused = await sendPiece(person, url, 5000, speech.subarray(5000))
    expect({ status: refused.statusCode, retry: Number(refused.headers['retry-after']) > 0 }).toEqual({
      status: 503,
      retry: true,
    })
    s3.heal()
    expect((await sendPiece(person, url, 5000, speech.subarray(5000))).statusCode).toBe(204)
    s3.fail({ status: 500, code: 'InternalError' }, { method: 'GET', part: 'uploads/' })
    expect((await finish(person, url, { sizeBytes: speech.length })).statusCode).toBe(503)
    s3.heal()
    expect((await finish(person, url, { sizeBytes: speech.length })).statusCode).toBe(201)
    const [original] = keys().filter((key) => key.endsWith('/original'))
    expect(bytesOf(original ?? '')?.equals(speech)).toBe(true)
  })

  it.each([
    ['en', 'cannot reach the storage'],
    ['es', 'no puede acceder al almacenamiento'],
    ['fr', 'ne peut pas accéder au stockage'],
  ])('a note waits, says why (%s), never fails, and resumes', async (language, sentence) => {
    const { id } = await uploadNote(person)
    s3.fail({ status: 403, code: 'AccessDenied' }, { part: 'notes/' })
    // More often than a stage that fails by itself would be tried.
    for (let round = 0; round < 15; round += 1) {
      await server.drain()
      await resumeWaitingForEngine(server.context, later())
      await resumeWaitingForDisk(server.context, later())
      await resumeWaitingForStorage(server.context, later())
    }
    await server.drain()
    const headers = { 'accept-language': language }
    expect((await person.inject({ url: `/api/voice-notes/${id}`, headers })).json()).toMatchObject({
      status: 'waiting',
      failure: null,
      waiting: { code: 'storage_unavailable', message: expect.stringContaining(sentence) },
    })
    s3.heal()
    await resumeWaitingForStorage(server.context)
    expect((await readNote(person, id)).status).toBe('waiting')
    await resumeWaitingForStorage(server.context, later())
    await server.drain()
    expect((await readNote(person, id)).status).toBe('ready')
  })

  it('a note that waits is left alone until the store is back', async () => {
    const { id } = await uploadNote(person)
    await s3.stop()
    await server.drain()
    expect((await readNote(person, id)).status).toBe('waiting')
    await resumeWaitingForStorage(server.context, later())
    expect((await readNote(person, id)).status).toBe('waiting')
    await s3.start()
  })

  it('a recording that is not there fails its note, unlike one that can’t be read', async () => {
    const { id } = await uploadNote(person)
    s3.objects.delete(`dictum/notes/${id}/original`)
    await server.drain()
    expect(await readNote(person, id)).toMatchObject({ status: 'failed', failure: { code: 'audio_missing' } })
  })

  it('a recording plays to its end when the connection is cut, and is unavailable when the store refuses it', async () => {
    const id = await readyNote()
    s3.fail('cut', { method: 'GET', times: 2 })
    expect((await play(id)).rawPayload.equals(bytesOf(`dictum/notes/${id}/playback`) ?? Buffer.alloc(0))).toBe(true)
    s3.fail({ status: 403, code: 'AccessDenied' })
    expect((await play(id)).statusCode).toBe(503)
    const [note] = await server.context.db.select().from(notes).where(eq(notes.id, id))
    expect(note?.status).toBe('ready')
  })

  it('a note that is deleted loses its audio once the store is back', async () => {
    const id = await readyNote()
    await s3.stop()
    const answer = await person.inject({ method: 'DELETE', url: `/api/voice-notes/${id}` })
    expect(answer.statusCode).toBe(204)
    await s3.start()
    expect(keys()).toHaveLength(2)
    await server.drain()
    expect(keys()).toEqual([])
  })
})
