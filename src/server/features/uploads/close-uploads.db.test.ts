// Over 250 lines: what becomes of uploads that nobody continues needs the same recording, half of it sent.
import { existsSync } from 'node:fs'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notes, transcripts } from '#server/db/schema/notes.ts'
import { uploads } from '#server/db/schema/uploads.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { FREE_NOTES } from '#shared/limits.ts'
import { readFixture } from '#test/audio-fixtures.ts'
import { readNote, uploadNote } from '#test/notes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { readStored } from '#test/stored-audio.ts'
import { createUpload, cutInto, finish, readOffset, sendPiece, sendPieces, TUS } from '#test/uploads.ts'
import { closeUploads } from './close-uploads.service.ts'
import { completeUpload } from './finish-upload.service.ts'
import { sweepUploads } from './sweep-uploads.service.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let server: TestServer
let person: Person
/** A recording, its first half in two pieces, and the rest. */
let speech: Buffer
let first: Buffer[]
let rest: Buffer
beforeAll(async () => {
  server = await startTestServer({ TRANSCRIPTION_ENGINE: 'local' })
  speech = await readFixture('speech.ogg')
  const half = Math.floor(speech.length / 2)
  first = cutInto(speech.subarray(0, half), 4000)
  rest = speech.subarray(half)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.context.db.delete(uploads)
  person = await signUp(server.app)
})

const idOf = (url: string) => url.split('/').at(-1) ?? ''
const later = (milliseconds: number) => new Date(Date.now() + milliseconds)
const listNotes = async () => (await person.inject({ url: '/api/voice-notes' })).json<VoiceNote[]>()
const offsetOfRest = () => speech.length - rest.length
const filesOf = (url: string) => readdir(join(server.dataDir, 'audio/uploads', idOf(url))).catch((): string[] => [])

async function storedBytes(noteId: string): Promise<Buffer> {
  const [row] = await server.context.db.select().from(notes).where(eq(notes.id, noteId))
  return readStored(server.context.storage, row?.originalKey ?? '')
}

/** Sends the first half of a recording and lets it be closed. */
async function closeHalf(fields: Record<string, string> = {}) {
  const url = await sendPieces(person, first, fields)
  await closeUploads(server.context, later(16 * MINUTE))
  const [note] = await listNotes()
  if (!note) throw new Error('the recording was not closed')
  return { url, note }
}

describe('a recording that is left alone', () => {
  it('becomes a note of what has arrived, marked as such, after RECORDING_CLOSE_MINUTES and not before', async () => {
    const url = await sendPieces(person, first, { language: 'en', filename: 'memo.ogg' })
    await closeUploads(server.context, later(14 * MINUTE))
    expect(await listNotes()).toEqual([])
    await closeUploads(server.context, later(16 * MINUTE))
    const [note] = await listNotes()
    expect(note).toMatchObject({ incomplete: true, title: 'memo', language: 'en', sizeBytes: offsetOfRest() })
    expect(await storedBytes(note?.id ?? '')).toEqual(speech.subarray(0, offsetOfRest()))
    expect(await readOffset(person, url)).toBe(offsetOfRest())
    await closeUploads(server.context, later(60 * MINUTE))
    expect(await listNotes()).toHaveLength(1)
  })

  it('is kept open by any request', async () => {
    const url = await sendPieces(person, first)
    await server.context.db.update(uploads).set({ touchedAt: later(-20 * MINUTE) })
    await readOffset(person, url)
    await closeUploads(server.context)
    expect(await listNotes()).toEqual([])
  })

  it('is closed once by several processes', async () => {
    await sendPieces(person, first)
    await Promise.all([1, 2, 3].map(() => closeUploads(server.context, later(16 * MINUTE))))
    expect(await listNotes()).toHaveLength(1)
  })

  it('waits for room if the plan has none left, and does not hold up any other', async () => {
    const url = await sendPieces(person, first)
    await server.context.db.execute('update users set is_premium = false')
    const { id } = await uploadNote(person)
    const [row] = await server.context.db.select().from(notes).where(eq(notes.id, id))
    if (!row) throw new Error('the note is not there')
    const copies = Array.from({ length: FREE_NOTES - 1 }, () => ({ ...row, id: crypto.randomUUID() }))
    await server.context.db.insert(notes).values(copies)
    const other = await signUp(server.app)
    await sendPieces(other, first)
    await closeUploads(server.context, later(16 * MINUTE))
    expect((await other.inject({ url: '/api/voice-notes' })).json()).toHaveLength(1)
    // Otherwise nobody would know of a recording whose device is gone.
    const countWaiting = async () => (await person.inject({ url: '/api/dashboard/stats' })).json().waitingRecordings
    expect(await countWaiting()).toBe(1)
    await server.context.db.delete(notes).where(eq(notes.id, id))
    await closeUploads(server.context, later(40 * MINUTE))
    expect(await countWaiting()).toBe(0)
    const [found] = await server.context.db
      .select()
      .from(uploads)
      .where(eq(uploads.id, idOf(url)))
    expect(found?.noteId).toEqual(expect.any(String))
    await server.context.db.delete(notes).where(eq(notes.userId, person.id))
  })

  it('is deleted if it is no audio', async () => {
    const url = await sendPieces(person, [Buffer.from('only text')])
    await closeUploads(server.context, later(16 * MINUTE))
    expect((await person.inject({ method: 'HEAD', url, headers: TUS })).statusCode).toBe(404)
    expect(await filesOf(url)).toEqual([])
  })

  it('becomes a whole note if nothing was missing but the end of the exchange', async () => {
    for (const source of ['recorder', 'upload']) {
      const url = await sendPieces(person, cutInto(speech, 4000), { source })
      await sendPiece(person, url, speech.length, Buffer.alloc(0), { 'upload-length': String(speech.length) })
    }
    await closeUploads(server.context, later(16 * MINUTE))
    expect(await listNotes()).toMatchObject([{ incomplete: false }, { incomplete: false }])
  })
})

describe('the rest of a closed recording', () => {
  it('joins the note, which is processed again with its earlier text as an old version', async () => {
    const { url, note } = await closeHalf({ idempotencyKey: 'joined' })
    await finishProcessing(note.id, 'What was said first.')
    const earlier = await readNote(person, note.id)
    await person.inject({ method: 'PATCH', url: `/api/voice-notes/${note.id}`, payload: { title: 'My own title' } })
    expect((await sendPiece(person, url, offsetOfRest(), rest)).statusCode).toBe(204)
    const claim = { sizeBytes: speech.length, pieces: 3, captions: 'All of it.' }
    const finished = await finish(person, url, claim)
    expect(finished.json()).toMatchObject({
      note: { id: note.id, incomplete: false, status: 'stored', sizeBytes: speech.length, title: 'My own title' },
      receipt: { sizeBytes: speech.length, pieces: 3 },
    })
    expect(await storedBytes(note.id)).toEqual(speech)
    const transcript = (await person.inject({ url: `/api/voice-notes/${note.id}/transcript` })).json()
    expect(transcript.sentences).toMatchObject([{ text: 'What was said first.' }])
    await server.drain()
    const processed = await readNote(person, note.id)
    expect(processed.duration).toBeGreaterThan(3)
    expect(processed.title).toBe('My own title')
    // A page that has the beginning must reload the audio, but not before the new copy is there.
    expect([earlier.audioVersion, finished.json().note.audioVersion]).toEqual([expect.any(String), null])
    expect([null, earlier.audioVersion]).not.toContain(processed.audioVersion)
    const folder = join(server.dataDir, 'audio/notes', note.id)
    expect((await readdir(folder)).sort()).toEqual([expect.stringMatching(/^joined-/), 'playback'])
    expect(await filesOf(url)).toEqual([])
    expect((await finish(person, url, claim)).statusCode).toBe(200)
  })

  it('waits until the note is processed, with its receipt already given', async () => {
    const { url, note } = await closeHalf()
    await sendPiece(person, url, offsetOfRest(), rest)
    // The upload is closed, and the first stage of its note has not run yet.
    const finished = await finish(person, url, { sizeBytes: speech.length })
    expect(finished.json()).toMatchObject({ note: { incomplete: true }, receipt: { sizeBytes: speech.length } })
    await closeUploads(server.context)
    expect(await readNote(person, note.id)).toMatchObject({ incomplete: true })
    await finishProcessing(note.id, 'What was said first.')
    await closeUploads(server.context)
    expect(await readNote(person, note.id)).toMatchObject({ incomplete: false, sizeBytes: speech.length })
    expect(await storedBytes(note.id)).toEqual(speech)
  })

  it('joins once, even if several processes do it without their lock', async () => {
    const { url, note } = await closeHalf()
    await finishProcessing(note.id, 'What was said first.')
    await sendPiece(person, url, offsetOfRest(), rest)
    await server.context.db.update(uploads).set({ length: speech.length })
    const [upload] = await server.context.db.select().from(uploads)
    if (!upload) throw new Error('the upload is not there')
    const advisoryLocks = { ...server.context.advisoryLocks, take: async () => async () => undefined }
    const user = { id: person.id, isPremium: true }
    const joining = () => completeUpload({ ...server.context, advisoryLocks }, user, upload)
    const outcomes = await Promise.all(Array.from({ length: 8 }, joining))
    expect(outcomes.filter((outcome) => outcome === 'finished')).toHaveLength(1)
    expect(await storedBytes(note.id)).toEqual(speech)
    await server.drain()
    expect(await readdir(join(server.dataDir, 'audio/notes', note.id))).toHaveLength(2)
  })

  it('is refused once the note is deleted, and its pieces are deleted', async () => {
    const { url, note } = await closeHalf({ idempotencyKey: 'gone' })
    await person.inject({ method: 'DELETE', url: `/api/voice-notes/${note.id}` })
    const answers = [
      await sendPiece(person, url, offsetOfRest(), rest),
      await finish(person, url, { sizeBytes: speech.length }),
      await createUpload(person, { idempotencyKey: 'gone' }),
    ]
    expect(answers.map((answer) => answer.json().code)).toEqual(Array(3).fill('recording_deleted'))
    await closeUploads(server.context, later(16 * MINUTE))
    await sweepUploads(server.context)
    expect(await filesOf(url)).toEqual([])
    expect(await listNotes()).toEqual([])
    await sweepUploads(server.context, later(30 * DAY))
    expect((await createUpload(person, { idempotencyKey: 'gone' })).statusCode).toBe(410)
  })

  it('can still be sent a week later, with everything before it', async () => {
    const { url, note } = await closeHalf({ idempotencyKey: 'late' })
    await finishProcessing(note.id, 'What was said first.')
    await sweepUploads(server.context, later(8 * DAY))
    expect(await filesOf(url)).toEqual([])
    const again = await createUpload(person, { idempotencyKey: 'late' })
    expect(again.headers).toMatchObject({ location: url, 'upload-offset': '0', 'upload-note': note.id })
    await sendPiece(person, url, 0, speech)
    const finished = await finish(person, url, { sizeBytes: speech.length })
    expect(finished.json().note).toMatchObject({ id: note.id, incomplete: false })
    expect(await storedBytes(note.id)).toEqual(speech)
  })
})

describe('a closed recording that has to be sent again', () => {
  it('starts over after it was discarded, and gives its note the whole recording, whatever the plan', async () => {
    const { url, note } = await closeHalf({ idempotencyKey: 'damaged' })
    await finishProcessing(note.id, 'What was said first.')
    await person.inject({ method: 'DELETE', url, headers: TUS })
    expect(await filesOf(url)).toEqual([])
    const again = await createUpload(person, { idempotencyKey: 'damaged' })
    expect(again.statusCode).toBe(201)
    expect(again.headers).toMatchObject({ 'upload-offset': '0', 'upload-note': note.id })
    const anew = String(again.headers.location)
    expect(anew).not.toBe(url)
    await sendPiece(person, anew, 0, speech)
    const finished = await finish(person, anew, { sizeBytes: speech.length })
    expect(finished.json().note).toMatchObject({ id: note.id, incomplete: false })
    expect(await storedBytes(note.id)).toEqual(speech)
    expect(await listNotes()).toHaveLength(1)
  })
})

describe('the sweep', () => {
  it('deletes files that nobody continued for a week, receipts a week old, and empty recordings', async () => {
    const file = await sendPieces(person, first, { source: 'upload' })
    const empty = String((await createUpload(person)).headers.location)
    const finished = await sendPieces(person, [speech])
    await finish(person, finished, { sizeBytes: speech.length })
    await sweepUploads(server.context, later(6 * DAY))
    expect(await server.context.db.$count(uploads)).toBe(3)
    await sweepUploads(server.context, later(8 * DAY))
    for (const url of [file, empty, finished]) expect(await readOffset(person, url)).toBeNaN()
    expect(await filesOf(file)).toEqual([])
    expect(await listNotes()).toHaveLength(1)
  })

  it('deletes files without a row, but not while they may still be arriving', async () => {
    const url = await sendPieces(person, first)
    const folder = join(server.dataDir, 'audio/uploads')
    const young = join(folder, idOf(url), '9-young')
    const old = join(folder, idOf(url), '9-old')
    const orphan = join(folder, crypto.randomUUID())
    await mkdir(orphan)
    for (const path of [young, old, join(orphan, '0-a')]) await writeFile(path, 'x')
    for (const path of [old, orphan]) await utimes(path, later(-2 * 60 * MINUTE), later(-2 * 60 * MINUTE))
    await utimes(join(folder, idOf(url)), later(-2 * 60 * MINUTE), later(-2 * 60 * MINUTE))
    expect(await sweepUploads(server.context)).toBe(2)
    expect([young, old, orphan].map(existsSync)).toEqual([true, false, false])
    expect(await filesOf(url)).toHaveLength(3)
    expect((await sendPiece(person, url, offsetOfRest(), rest)).statusCode).toBe(204)
    expect((await finish(person, url, { sizeBytes: speech.length })).statusCode).toBe(201)
  })

  it('runs every hour', async () => {
    const file = await sendPieces(person, first, { source: 'upload' })
    await server.context.db.update(uploads).set({ touchedAt: later(-8 * DAY) })
    await server.context.jobs.enqueue(server.context.db, 'clock.hour', {})
    await server.drain()
    expect(await readOffset(person, file)).toBeNaN()
  })
})

it('a deleted account takes its uploads and their pieces with it', async () => {
  const url = await sendPieces(person, first)
  const payload = { password: person.password }
  const deleted = await person.inject({ method: 'DELETE', url: '/api/account', payload })
  expect(deleted.statusCode).toBe(204)
  expect(await server.context.db.$count(uploads)).toBe(0)
  expect(await filesOf(url)).toEqual([])
})

/** Stands for the stages of a note, which end with this text. */
async function finishProcessing(noteId: string, text: string): Promise<void> {
  const { db } = server.context
  await server.drain()
  const now = new Date()
  await db
    .update(notes)
    .set({ status: 'ready', preparedAt: now, transcribedAt: now, analysedAt: now })
    .where(eq(notes.id, noteId))
  const sentences = [{ index: 0, start: 0, end: 1, text }]
  await db.insert(transcripts).values({ noteId, version: 1, origin: 'engine', sentences, text })
}
