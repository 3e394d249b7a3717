// Over 250 lines: an upload from its creation to its receipt, with each way in which it is repeated or refused.
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notes } from '#server/db/schema/notes.ts'
import { uploadPieces, uploads } from '#server/db/schema/uploads.ts'
import { MAX_UPLOAD_BYTES } from '#shared/limits.ts'
import { readFixture } from '#test/audio-fixtures.ts'
import { readNote, uploadNote } from '#test/notes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { readStored } from '#test/stored-audio.ts'
import { createUpload, cutInto, digestOf, finish, sendPiece, sendPieces, TUS } from '#test/uploads.ts'

let server: TestServer
let person: Person
let speech: Buffer
beforeAll(async () => {
  // No engine is ready, so that captions become the text.
  server = await startTestServer({ TRANSCRIPTION_ENGINE: 'local' })
  speech = await readFixture('speech.ogg')
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await signUp(server.app)
})

const start = async (fields = {}) => String((await createUpload(person, fields)).headers.location)
const idOf = (url: string) => url.split('/').at(-1) ?? ''

async function filesOf(url: string): Promise<string[]> {
  return readdir(join(server.dataDir, 'audio/uploads', idOf(url))).catch(() => [])
}

const storedNote = async (id: string) => {
  const [row] = await server.context.db.select().from(notes).where(eq(notes.id, id))
  if (!row) throw new Error('the note is not there')
  return { row, bytes: await readStored(server.context.storage, row.originalKey ?? '') }
}

describe('an upload in pieces', () => {
  it('from a device whose clock is ahead was recorded when it arrived', async () => {
    const recordedAt = new Date(Date.now() + 3_600_000).toISOString()
    const pieces = cutInto(speech, 5000)
    const url = await sendPieces(person, pieces, { idempotencyKey: 'recording-ahead', recordedAt })
    const claim = { sizeBytes: speech.length, pieces: pieces.length, digest: digestOf(pieces), captions: '' }
    const { note } = (await finish(person, url, claim)).json()
    expect(Date.parse(note.recordedAt)).toBeLessThanOrEqual(Date.now())
  })

  it('becomes the note that its metadata describes, with a receipt', async () => {
    const pieces = cutInto(speech, 5000, 1, 9000)
    const url = await sendPieces(person, pieces, {
      idempotencyKey: 'recording-1',
      filename: 'réunion.ogg',
      language: 'fr',
      timezone: 'Europe/Paris',
      recordedAt: '2026-05-04T09:30:00+02:00',
    })
    const claim = { sizeBytes: speech.length, pieces: pieces.length, digest: digestOf(pieces), captions: 'Bonjour.' }
    const finished = await finish(person, url, claim)
    expect(finished.statusCode).toBe(201)
    const { note, receipt } = finished.json()
    expect(note).toMatchObject({
      title: 'réunion',
      status: 'stored',
      source: 'recorder',
      language: 'fr',
      timezone: 'Europe/Paris',
      recordedAt: '2026-05-04T07:30:00.000Z',
      sizeBytes: speech.length,
      incomplete: false,
    })
    const { captions: _captions, ...sent } = claim
    expect(receipt).toEqual({ ...sent, finishedAt: expect.any(String) })
    expect((await storedNote(note.id)).bytes.equals(speech)).toBe(true)
    await server.drain()
    expect(await readNote(person, note.id)).toMatchObject({ status: 'ready', transcription: 'Bonjour.' })
    expect(await filesOf(url)).toEqual([])
  })

  it('gives the same receipt and note when finished again', async () => {
    const url = await sendPieces(person, cutInto(speech, 700))
    const claim = { sizeBytes: speech.length }
    const answers = [await finish(person, url, claim), await finish(person, url, claim)]
    expect(answers.map((answer) => answer.statusCode)).toEqual([201, 200])
    expect(answers[1]?.json()).toEqual(answers[0]?.json())
    const late = await sendPiece(person, url, speech.length, Buffer.from('more'))
    expect(late.statusCode).toBe(409)
  })

  it('makes one note when finished several times at once', async () => {
    const url = await sendPieces(person, cutInto(speech, 700))
    const claim = { sizeBytes: speech.length }
    const answers = await Promise.all(Array.from({ length: 4 }, () => finish(person, url, claim)))
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 200, 200, 201])
    expect(new Set(answers.map((answer) => answer.json().note.id)).size).toBe(1)
    expect((await person.inject({ url: '/api/voice-notes' })).json()).toHaveLength(1)
  })

  it('says how far it has got, and what was sent along', async () => {
    const url = await sendPieces(person, cutInto(speech, 700, 300).slice(0, 2), { filename: 'a.ogg' })
    const found = await person.inject({ method: 'HEAD', url, headers: TUS })
    expect(found.statusCode).toBe(200)
    expect(found.headers).toMatchObject({
      'upload-offset': '1000',
      'upload-defer-length': '1',
      'cache-control': 'no-store',
      'tus-resumable': '1.0.0',
      'upload-metadata': expect.stringContaining('filename YS5vZ2c='),
    })
    expect(found.headers['upload-length']).toBeUndefined()
    const sent = await sendPiece(person, url, 1000, speech.subarray(1000), { 'upload-length': String(speech.length) })
    expect(sent.headers['upload-offset']).toBe(String(speech.length))
    const complete = await person.inject({ method: 'HEAD', url, headers: TUS })
    expect(complete.headers['upload-length']).toBe(String(speech.length))
  })

  it('is found again by its key, while it is open, finished, and long finished', async () => {
    const fields = { idempotencyKey: 'lost-answer' }
    const [one, two] = await Promise.all([createUpload(person, fields), createUpload(person, fields)])
    expect([one.statusCode, two.statusCode].sort()).toEqual([200, 201])
    const url = String(one.headers.location)
    expect(two.headers.location).toBe(url)
    await sendPiece(person, url, 0, speech)
    expect((await createUpload(person, fields)).headers).toMatchObject({
      location: url,
      'upload-offset': String(speech.length),
    })
    const { note } = (await finish(person, url, { sizeBytes: speech.length })).json()
    expect((await createUpload(person, fields)).headers).toMatchObject({ location: url, 'upload-note': note.id })
    await person.inject({ method: 'DELETE', url, headers: TUS })
    const known = await createUpload(person, fields)
    expect(known.statusCode).toBe(200)
    expect(known.headers['upload-note']).toBe(note.id)
    expect(known.headers.location).toBeUndefined()
  })

  it('leads to the note of the same key that came in one request', async () => {
    const note = await uploadNote(person, { idempotencyKey: 'other-way' })
    expect((await createUpload(person, { idempotencyKey: 'other-way' })).headers['upload-note']).toBe(note.id)
  })

  it('answers with the note that came in one request meanwhile', async () => {
    const url = await sendPieces(person, [speech], { idempotencyKey: 'both-ways' })
    const note = await uploadNote(person, { idempotencyKey: 'both-ways' })
    const finished = await finish(person, url, { sizeBytes: speech.length })
    expect(finished.json().note.id).toBe(note.id)
    expect((await person.inject({ url: '/api/voice-notes' })).json()).toHaveLength(1)
  })

  it('does not come back once its note is deleted', async () => {
    const fields = { idempotencyKey: 'deleted' }
    const url = await sendPieces(person, [speech], fields)
    const { note } = (await finish(person, url, { sizeBytes: speech.length })).json()
    await person.inject({ method: 'DELETE', url: `/api/voice-notes/${note.id}` })
    const answers = [
      await createUpload(person, fields),
      await sendPiece(person, url, speech.length, speech),
      await finish(person, url, { sizeBytes: speech.length }),
    ]
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
      Array(3).fill([410, 'recording_deleted']),
    )
    expect((await person.inject({ url: '/api/voice-notes' })).json()).toEqual([])
  })

  it('exists for its owner alone', async () => {
    const url = await sendPieces(person, [speech])
    person = await signUp(server.app)
    const answers = [
      await person.inject({ method: 'HEAD', url, headers: TUS }),
      await sendPiece(person, url, speech.length, speech),
      await finish(person, url, { sizeBytes: speech.length }),
      await person.inject({ method: 'DELETE', url, headers: TUS }),
    ]
    expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404, 404])
  })

  it('survives signing out in between', async () => {
    const url = await start()
    await sendPiece(person, url, 0, speech.subarray(0, 1000))
    await person.inject({ method: 'POST', url: '/api/logout' })
    expect((await sendPiece(person, url, 1000, speech.subarray(1000))).statusCode).toBe(401)
    const { email, password } = person
    const login = await server.app.inject({ method: 'POST', url: '/api/login', payload: { email, password } })
    const cookie = login.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
    const again = await sendPiece(person, url, 1000, speech.subarray(1000), { cookie })
    expect(again.headers['upload-offset']).toBe(String(speech.length))
  })

  it('is deleted with its pieces when it is discarded', async () => {
    const url = await sendPieces(person, cutInto(speech, 700))
    expect(await filesOf(url)).toHaveLength(2)
    expect((await person.inject({ method: 'DELETE', url, headers: TUS })).statusCode).toBe(204)
    expect(await filesOf(url)).toEqual([])
    expect((await person.inject({ method: 'HEAD', url, headers: TUS })).statusCode).toBe(404)
    const rows = await server.context.db
      .select()
      .from(uploadPieces)
      .where(eq(uploadPieces.uploadId, idOf(url)))
    expect(rows).toEqual([])
  })
})

describe('finishing', () => {
  it('is refused while bytes are missing, with what the server has', async () => {
    const pieces = cutInto(speech, 700)
    const url = await sendPieces(person, pieces.slice(0, 1))
    const claim = { sizeBytes: speech.length, pieces: 2, digest: digestOf(pieces) }
    const refused = await finish(person, url, claim)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({
      code: 'upload_incomplete',
      details: { offset: 700, pieces: 1, digest: digestOf(pieces.slice(0, 1)) },
    })
    await sendPiece(person, url, 700, pieces[1] ?? Buffer.alloc(0))
    expect((await finish(person, url, claim)).statusCode).toBe(201)
  })

  it.each([{ pieces: 3 }, { digest: '0'.repeat(64) }])(
    'is refused with a wrong %j, and loses nothing',
    async (wrong) => {
      const pieces = cutInto(speech, 700)
      const url = await sendPieces(person, pieces)
      const refused = await finish(person, url, { sizeBytes: speech.length, ...wrong })
      expect(refused.statusCode).toBe(422)
      expect(refused.json()).toMatchObject({ code: 'upload_damaged', details: { pieces: 2, digest: digestOf(pieces) } })
      expect((await finish(person, url, { sizeBytes: speech.length })).statusCode).toBe(201)
    },
  )

  it.each([
    ['has changed', (path: string) => writeFile(path, 'something else')],
    ['is gone', (path: string) => rm(path)],
  ])('detects a piece that %s on the disk', async (_what, spoil) => {
    const url = await sendPieces(person, cutInto(speech, 700))
    const [name = ''] = await filesOf(url)
    await spoil(join(server.dataDir, 'audio/uploads', idOf(url), name))
    expect((await finish(person, url, { sizeBytes: speech.length })).json()).toMatchObject({ code: 'upload_damaged' })
    expect((await person.inject({ url: '/api/voice-notes' })).json()).toEqual([])
  })

  it('accepts captions of any length that a note may have', async () => {
    const url = await sendPieces(person, [speech])
    const captions = '\u4e00'.repeat(300_000)
    expect((await finish(person, url, { sizeBytes: speech.length, captions })).statusCode).toBe(201)
  })
})

it('a user can have a hundred uploads under way, and more once they are notes', async () => {
  const { db } = server.context
  const first = await sendPieces(person, [speech])
  const [row] = await db
    .select()
    .from(uploads)
    .where(eq(uploads.id, idOf(first)))
  if (!row) throw new Error('the upload is not there')
  await db.insert(uploads).values(Array.from({ length: 99 }, () => ({ ...row, id: crypto.randomUUID() })))
  expect((await createUpload(person)).json()).toMatchObject({ code: 'uploads_full' })
  await finish(person, first, { sizeBytes: speech.length })
  expect((await createUpload(person)).statusCode).toBe(201)
})

it('a user can’t have more uploads under way by beginning several at once', async () => {
  const { db } = server.context
  const url = await sendPieces(person, [speech])
  const [row] = await db
    .select()
    .from(uploads)
    .where(eq(uploads.id, idOf(url)))
  if (!row) throw new Error('the upload is not there')
  await db.insert(uploads).values(Array.from({ length: 98 }, () => ({ ...row, id: crypto.randomUUID() })))
  const answers = await Promise.all(Array.from({ length: 8 }, () => createUpload(person)))
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
})

describe('creating', () => {
  it.each<[string, Record<string, string>, number]>([
    ['of no length', { 'upload-defer-length': '' }, 400],
    ['of both lengths', { 'upload-length': '5' }, 400],
    ['of another version', { 'tus-resumable': '' }, 412],
    ['with metadata that can’t be read', { 'upload-metadata': 'filename %%%' }, 400],
    ['in an unknown language', { 'upload-metadata': `language ${Buffer.from('klingon').toString('base64')}` }, 400],
    ['with too much metadata', { 'upload-metadata': `x ${'A'.repeat(8000)}` }, 400],
  ])('is refused %s', async (_what, headers, status) => {
    const refused = await createUpload(person, {}, { headers })
    expect(refused.statusCode).toBe(status)
    expect(refused.json()).toMatchObject({ message: expect.any(String) })
  })

  it('names the field that is wrong', async () => {
    const refused = await createUpload(person, { timezone: 'Mars/Olympus' })
    expect(refused.json()).toMatchObject({ code: 'validation_failed', fields: { timezone: expect.any(String) } })
  })

  it.each([
    [0, 'file_empty'],
    [MAX_UPLOAD_BYTES + 1, 'file_too_large'],
  ])('of %i bytes is refused', async (length, code) => {
    expect((await createUpload(person, {}, { length })).json()).toMatchObject({ code })
  })

  it('says what the server can do', async () => {
    const told = await person.inject({ method: 'OPTIONS', url: '/api/uploads' })
    expect(told.statusCode).toBe(204)
    expect(told.headers).toMatchObject({
      'tus-version': '1.0.0',
      'tus-extension': 'creation,creation-defer-length,checksum,termination',
      'tus-checksum-algorithm': 'sha256',
      'tus-max-size': String(MAX_UPLOAD_BYTES),
    })
  })
})
