import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notes } from '#server/db/schema/notes.ts'
import { uploads } from '#server/db/schema/uploads.ts'
import { MAX_UPLOAD_BYTES } from '#shared/limits.ts'
import { readFixture } from '#test/audio-fixtures.ts'
import { uploadNote } from '#test/notes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { readStored } from '#test/stored-audio.ts'
import { createUpload, cutInto, finish, readOffset, sendPiece, sendPieces, sha256 } from '#test/uploads.ts'
import { advance } from './uploads.queries.ts'

let server: TestServer
let person: Person
let speech: Buffer
beforeAll(async () => {
  server = await startTestServer()
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

describe('a piece', () => {
  it('that does not match its checksum changes nothing', async () => {
    const url = await sendPieces(person, [speech.subarray(0, 1000)])
    const damaged = Buffer.from(speech.subarray(1000))
    damaged[500] = 255 - (damaged[500] ?? 0)
    const refused = await sendPiece(person, url, 1000, damaged, {
      'upload-checksum': `sha256 ${sha256(speech.subarray(1000)).toString('base64')}`,
    })
    expect(refused.statusCode).toBe(460)
    expect(refused.json()).toMatchObject({ code: 'piece_damaged' })
    expect(refused.headers['upload-offset']).toBe('1000')
    expect(await readOffset(person, url)).toBe(1000)
    expect(await filesOf(url)).toHaveLength(1)
    expect((await sendPiece(person, url, 1000, speech.subarray(1000))).statusCode).toBe(204)
  })

  it('of several at one offset is stored once', async () => {
    const url = await start()
    const others = Array.from({ length: 6 }, (_, index) => Buffer.concat([speech, Buffer.from(String(index))]))
    const answers = await Promise.all(others.map((bytes) => sendPiece(person, url, 0, bytes)))
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([204, 409, 409, 409, 409, 409])
    const length = String(speech.length + 1)
    expect(answers.map((answer) => answer.headers['upload-offset'])).toEqual(Array(6).fill(length))
    expect(await filesOf(url)).toHaveLength(1)
    const winner = others[answers.findIndex((answer) => answer.statusCode === 204)]
    const { note } = (await finish(person, url, { sizeBytes: speech.length + 1 })).json()
    expect((await storedNote(note.id)).bytes.equals(winner ?? Buffer.alloc(0))).toBe(true)
  })

  it('at another offset is refused with the right one', async () => {
    const url = await sendPieces(person, [speech.subarray(0, 100)])
    for (const offset of [0, 99, 101, 2 ** 31 - 1]) {
      const refused = await sendPiece(person, url, offset, speech)
      expect(refused.statusCode).toBe(409)
      expect(refused.headers['upload-offset']).toBe('100')
    }
  })

  it.each<[string, Record<string, string>, number]>([
    ['without an offset', { 'upload-offset': '' }, 400],
    ['with a negative offset', { 'upload-offset': '-1' }, 400],
    ['with an offset beyond any file', { 'upload-offset': '99999999999' }, 400],
    ['of another type', { 'content-type': 'application/octet-stream' }, 400],
    ['with another checksum', { 'upload-checksum': 'md5 1B2M2Y8AsgTpgAmY7PhCfg==' }, 400],
    ['that goes beyond the length', { 'upload-length': '10' }, 400],
    ['with a length beyond any file', { 'upload-length': String(MAX_UPLOAD_BYTES + 1) }, 413],
    ['of another version', { 'tus-resumable': '0.2.2' }, 412],
  ])('%s is refused, and changes nothing', async (_what, headers, status) => {
    const url = await start()
    const refused = await sendPiece(person, url, 0, speech, headers)
    expect(refused.statusCode).toBe(status)
    expect(refused.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) })
    expect(await filesOf(url)).toEqual([])
    expect(await readOffset(person, url)).toBe(0)
  })

  it('that makes the upload larger than 60 MB is refused', async () => {
    const url = await start()
    const large = Buffer.alloc(MAX_UPLOAD_BYTES + 1)
    large.set(speech)
    expect((await sendPiece(person, url, 0, large)).json()).toMatchObject({ code: 'file_too_large' })
    expect((await sendPiece(person, url, 0, large.subarray(0, MAX_UPLOAD_BYTES))).statusCode).toBe(204)
    const more = await sendPiece(person, url, MAX_UPLOAD_BYTES, Buffer.from('x'))
    expect(more.json()).toMatchObject({ code: 'file_too_large' })
    expect(await readOffset(person, url)).toBe(MAX_UPLOAD_BYTES)
  })
})

describe('the type of an upload', () => {
  const text = Buffer.from('This is only text, and says so. '.repeat(300))

  it('is refused at the first piece that shows that it is no audio', async () => {
    const url = await start({ filename: 'song.mp3' })
    const refused = await sendPiece(person, url, 0, text)
    expect(refused.statusCode).toBe(415)
    expect(await filesOf(url)).toEqual([])
  })

  it('is determined from all bytes together, however short the pieces', async () => {
    const short = cutInto(text.subarray(0, 4099), 10, 2000)
    const url = await sendPieces(person, short)
    expect((await sendPiece(person, url, 4099, Buffer.from('xx'))).statusCode).toBe(415)
    expect((await finish(person, url, { sizeBytes: 4099 })).json()).toMatchObject({ code: 'unsupported_audio' })
  })

  it.each(['speech.mp3', 'speech.m4a', 'speech.webm', 'speech.wav', 'speech.untagged.mp3', 'speech.fragmented.m4a'])(
    'of %s is found, wherever the first piece ends',
    async (name) => {
      const bytes = await readFixture(name)
      const whole = await uploadNote(person, { content: bytes, fileName: name })
      for (const first of [1, 3, 11, 500, 4099, 4100, 70_000]) {
        const url = await sendPieces(person, cutInto(bytes, first))
        const { note } = (await finish(person, url, { sizeBytes: bytes.length })).json()
        const { row } = await storedNote(note.id)
        expect(row.mime).toBe((await storedNote(whole.id)).row.mime)
      }
    },
  )

  it('is not checked for an upload without any bytes', async () => {
    const url = await start()
    expect((await finish(person, url, { sizeBytes: 0 })).json()).toMatchObject({ code: 'file_empty' })
  })
})

it('a piece that was under way when its upload was found whole adds nothing to it', async () => {
  const { db } = server.context
  const url = await sendPieces(person, [speech])
  await db
    .update(uploads)
    .set({ length: speech.length })
    .where(eq(uploads.id, idOf(url)))
  const late = { start: speech.length, length: 1, mime: null }
  expect(await advance(db, idOf(url), late)).toBeNull()
  await db
    .update(uploads)
    .set({ length: null })
    .where(eq(uploads.id, idOf(url)))
  expect(await advance(db, idOf(url), late)).toMatchObject({ offset: speech.length + 1 })
})
