import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readFixture } from '#test/audio-fixtures.ts'
import { multipart } from '#test/multipart.ts'
import { readNote, uploadNote } from '#test/notes.ts'
import { type Person, signUp } from '#test/server.ts'
import { startTranscribingServer, type TranscribingServer } from '#test/transcribing-server.ts'
import { resumeWaitingForDisk, resumeWaitingForEngine } from './recover-notes.ts'

let server: TranscribingServer
let person: Person
beforeEach(async () => {
  server = await startTranscribingServer()
  server.service.respondWith({ text: 'Call the bank tomorrow.' })
  person = await signUp(server.app)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await server.close()
})

const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
const later = () => new Date(Date.now() + 3_600_000)

async function upload(language: string, idempotencyKey = 'the first') {
  const form = multipart([{ name: 'audio', fileName: 'speech.ogg', content: await readFixture('speech.ogg') }])
  const headers = { ...form.headers, 'accept-language': language, 'idempotency-key': idempotencyKey }
  return person.inject({ method: 'POST', url: '/api/voice-notes', payload: form.payload, headers })
}

describe('an upload', () => {
  it.each([
    ['en', 'no space left'],
    ['es', 'no queda espacio'],
    ['fr', 'n’a plus d’espace'],
  ])('is refused with 507 and a message (%s) before it is read, and accepted later', async (language, sentence) => {
    const room = vi.spyOn(server.context.storage, 'hasRoom').mockResolvedValue(false)
    const refused = await upload(language)
    expect({ status: refused.statusCode, body: refused.json() }).toMatchObject({
      status: 507,
      body: { code: 'no_room', message: expect.stringContaining(sentence) },
    })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await server.app.inject({ url: '/readyz' })).json()).toMatchObject({ status: 'ready', diskFull: true })
    room.mockRestore()
    expect((await upload(language)).statusCode).toBe(201)
    expect((await server.app.inject({ url: '/readyz' })).json()).toMatchObject({ diskFull: false })
  })

  it('is refused with 507 when the disk fills up in the middle of it', async () => {
    vi.spyOn(server.context.storage, 'put').mockRejectedValueOnce(full)
    expect((await upload('en')).statusCode).toBe(507)
    expect((await upload('en')).statusCode).toBe(201)
  })
})

it('keeps a recording whose commit succeeded although the answer was lost', async () => {
  const { db } = server.context
  const transaction = db.transaction.bind(db)
  vi.spyOn(db, 'transaction').mockImplementationOnce(async (work) => {
    await transaction(work)
    throw new Error('Connection terminated unexpectedly')
  })
  expect((await upload('en')).statusCode).toBe(503)
  const again = await upload('en')
  expect(again.statusCode).toBe(200)
  await server.drain()
  expect((await readNote(person, again.json<{ id: string }>().id)).status).toBe('ready')
})

describe('a note', () => {
  it('waits when its stage finds no disk space, and resumes once there is some', async () => {
    const note = await uploadNote(person)
    vi.spyOn(server.context.storage, 'putFile').mockRejectedValueOnce(full)
    await server.drain()
    expect(await readNote(person, note.id)).toMatchObject({ status: 'waiting', waiting: { code: 'no_room' } })

    const room = vi.spyOn(server.context.storage, 'hasRoom').mockResolvedValue(false)
    await resumeWaitingForEngine(server.context, later())
    await resumeWaitingForDisk(server.context, later())
    expect((await readNote(person, note.id)).status).toBe('waiting')
    room.mockRestore()
    await resumeWaitingForDisk(server.context, later())
    await server.drain()
    expect((await readNote(person, note.id)).status).toBe('ready')
  })

  it('does not fail because of an unreachable database, however often that happens', async () => {
    const note = await uploadNote(person)
    const away = new Error('Connection terminated unexpectedly')
    vi.spyOn(server.context.storage, 'putFile').mockRejectedValue(away)
    await expect(server.drain()).rejects.toThrow(away)
    expect((await readNote(person, note.id)).status).toBe('stored')
  })
})
