import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { notes } from '#server/db/schema/notes.ts'
import { uploads } from '#server/db/schema/uploads.ts'
import { StorageUnavailable } from '#server/storage/storage-error.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { readFixture } from '#test/audio-fixtures.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { readStored } from '#test/stored-audio.ts'
import { cutInto, finish, readOffset, sendPiece, sendPieces, TUS } from '#test/uploads.ts'
import { closeUploads } from './close-uploads.service.ts'
import { sweepUploads } from './sweep-uploads.service.ts'

// What was acknowledged as whole is the only copy, however long its note takes to get it.

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let server: TestServer
let person: Person
let speech: Buffer
/** The first half of the recording in two pieces. */
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
afterEach(() => {
  vi.restoreAllMocks()
})

const idOf = (url: string) => url.split('/').at(-1) ?? ''
const later = (milliseconds: number) => new Date(Date.now() + milliseconds)
const listNotes = async () => (await person.inject({ url: '/api/voice-notes' })).json<VoiceNote[]>()
const filesOf = (url: string) => readdir(join(server.dataDir, 'audio/uploads', idOf(url))).catch((): string[] => [])
const sendRest = (url: string) => sendPiece(person, url, speech.length - rest.length, rest)

async function closeHalf() {
  const url = await sendPieces(person, first)
  await closeUploads(server.context, later(16 * MINUTE))
  const note = (await listNotes()).find(({ incomplete }) => incomplete)
  if (!note) throw new Error('the recording was not closed')
  return { url, noteId: note.id }
}

/** Sends the rest of a closed recording while its note is being processed. */
async function acknowledgeWhole() {
  const closed = await closeHalf()
  await sendRest(closed.url)
  const finished = await finish(person, closed.url, { sizeBytes: speech.length })
  expect(finished.json()).toMatchObject({ note: { incomplete: true }, receipt: { sizeBytes: speech.length } })
  return closed
}

async function endProcessing(noteId: string): Promise<void> {
  const now = new Date()
  const marks = { status: 'ready', preparedAt: now, transcribedAt: now, analysedAt: now } as const
  await server.context.db.update(notes).set(marks).where(eq(notes.id, noteId))
}

async function expectWhole(noteId: string): Promise<void> {
  const [row] = await server.context.db.select().from(notes).where(eq(notes.id, noteId))
  expect(row).toMatchObject({ incomplete: false, sizeBytes: speech.length })
  expect(await readStored(server.context.storage, row?.originalKey ?? '')).toEqual(speech)
}

describe('a recording that was acknowledged as whole', () => {
  it('joins its note although joining failed once and a week went by', async () => {
    const { url, noteId } = await acknowledgeWhole()
    await endProcessing(noteId)
    vi.spyOn(server.context.storage, 'put').mockRejectedValueOnce(new StorageUnavailable('the storage is away'))
    await closeUploads(server.context)
    await sweepUploads(server.context, later(8 * DAY))
    expect(await filesOf(url)).toHaveLength(3)
    await closeUploads(server.context, later(8 * DAY))
    await expectWhole(noteId)
  })

  it('joins its note although there was no room once', async () => {
    const { noteId } = await acknowledgeWhole()
    await endProcessing(noteId)
    vi.spyOn(server.context.storage, 'hasRoom').mockResolvedValueOnce(false)
    await closeUploads(server.context)
    await closeUploads(server.context, later(MINUTE))
    await expectWhole(noteId)
  })

  it('survives a worker that was off for more than a week and sweeps first', async () => {
    const { noteId } = await acknowledgeWhole()
    await endProcessing(noteId)
    await sweepUploads(server.context, later(8 * DAY))
    await closeUploads(server.context, later(8 * DAY))
    await expectWhole(noteId)
  })

  it('is not tried again once a piece of it is damaged, and is deleted after a week', async () => {
    const { url, noteId } = await acknowledgeWhole()
    await endProcessing(noteId)
    const [name] = await filesOf(url)
    await writeFile(join(server.dataDir, 'audio/uploads', idOf(url), name ?? ''), 'other bytes')
    const reading = vi.spyOn(server.context.storage, 'read')
    await closeUploads(server.context)
    const reads = reading.mock.calls.length
    expect(reads).toBeGreaterThan(0)
    await closeUploads(server.context)
    expect(reading).toHaveBeenCalledTimes(reads)
    await sweepUploads(server.context, later(8 * DAY))
    expect(await filesOf(url)).toEqual([])
  })

  it('is not tried again if it is empty', async () => {
    const { url, noteId } = await closeHalf()
    await sweepUploads(server.context, later(8 * DAY))
    await endProcessing(noteId)
    expect((await finish(person, url, { sizeBytes: 0 })).json()).toMatchObject({ code: 'file_empty' })
    await closeUploads(server.context)
    const [upload] = await server.context.db
      .select()
      .from(uploads)
      .where(eq(uploads.id, idOf(url)))
    expect(upload).toMatchObject({ length: null, pieces: 0 })
  })

  it('keeps its pieces if it is continued while the sweep runs', async () => {
    const [a, b] = [await closeHalf(), await closeHalf()]
    await server.context.db.update(uploads).set({ touchedAt: later(-8 * DAY) })
    const remove = server.context.storage.deleteAll
    const removing = vi.spyOn(server.context.storage, 'deleteAll').mockImplementationOnce(async (key) => {
      const other = key.includes(idOf(a.url)) ? b : a
      await sendRest(other.url)
      await finish(person, other.url, { sizeBytes: speech.length })
      await remove(key)
    })
    await sweepUploads(server.context)
    expect(removing).toHaveBeenCalled()
    expect([(await filesOf(a.url)).length, (await filesOf(b.url)).length].sort()).toEqual([0, 3])
  })
})

describe('a whole file that nobody has finished', () => {
  const sendWhole = async () => {
    const url = await sendPieces(person, cutInto(speech, 4000), { source: 'upload' })
    await sendPiece(person, url, speech.length, Buffer.alloc(0), { 'upload-length': String(speech.length) })
    return url
  }

  it('becomes a note although the worker was off for more than a week and sweeps first', async () => {
    await sendWhole()
    await sweepUploads(server.context, later(8 * DAY))
    await closeUploads(server.context, later(8 * DAY))
    expect(await listNotes()).toMatchObject([{ incomplete: false, sizeBytes: speech.length }])
  })

  it('is deleted after a week if it is empty', async () => {
    const url = await sendPieces(person, [], { source: 'upload' })
    await finish(person, url, { sizeBytes: 0 })
    await sweepUploads(server.context, later(8 * DAY))
    expect((await person.inject({ method: 'HEAD', url, headers: TUS })).statusCode).toBe(404)
    expect(await readOffset(person, url)).toBeNaN()
  })
})
