import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodeWav } from '#server/audio/pcm-file.ts'
import { MAX_UPLOAD_BYTES } from '#shared/limits.ts'
import { multipart } from '#test/multipart.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'

const RATE = 16_000
/** A second of a quiet tone: audio without speech. */
const WAV = encodeWav(Float32Array.from({ length: RATE }, (_, index) => 0.1 * Math.sin(index / 5)))

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await signUp(server.app)
})

type Parts = Parameters<typeof multipart>[0]

function upload(parts: Parts, headers: Record<string, string> = {}) {
  const form = multipart(parts)
  return person.inject({
    method: 'POST',
    url: '/api/voice-notes',
    payload: form.payload,
    headers: { ...form.headers, ...headers },
  })
}

const audio = (content: Uint8Array | string = WAV, fileName = 'note.wav') => ({ name: 'audio', fileName, content })

/** Lists every file in storage. */
async function storedFiles(): Promise<string[]> {
  const entries = await readdir(join(server.dataDir, 'audio'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

async function expectNothingKept(filesBefore: string[]) {
  expect((await storedFiles()).sort()).toEqual(filesBefore.sort())
  const list = await person.inject({ url: '/api/voice-notes' })
  expect(list.json()).toEqual([])
}

describe('a bad upload', () => {
  const language = { name: 'language', value: 'klingon' }
  const text = 'This is only text, and says so. '.repeat(40)
  it.each<[string, number, string, Parts]>([
    ['without a file', 400, 'file_missing', [{ name: 'language', value: 'en' }]],
    ['of an empty file', 400, 'file_empty', [audio('', 'empty.mp3')]],
    ['of text named .mp3', 415, 'unsupported_audio', [audio(text, 'song.mp3')]],
    ['of a few bytes named .wav', 415, 'unsupported_audio', [audio('RIFF', 'short.wav')]],
    ['in an unknown language', 400, 'validation_failed', [language, audio()]],
    ['from an unknown time zone', 400, 'validation_failed', [audio(), { name: 'timezone', value: 'Mars/Olympus' }]],
  ])('%s is refused with %i %s and leaves nothing', async (_what, status, code, parts) => {
    const before = await storedFiles()
    for (const [header, word] of [
      ['en', /./],
      ['es', /archivo|datos/],
      ['fr', /fichier|informations/],
    ] as const) {
      const response = await upload(parts, { 'accept-language': header })
      expect(response.statusCode).toBe(status)
      expect(response.json()).toMatchObject({ code })
      expect(response.json().message).toMatch(word)
    }
    await expectNothingKept(before)
  })

  it('is refused while it streams when larger than 60 MB, and leaves nothing', async () => {
    const before = await storedFiles()
    const large = Buffer.alloc(MAX_UPLOAD_BYTES + 1)
    WAV.forEach((byte, index) => {
      large[index] = byte
    })
    const response = await upload([audio(large, 'large.wav')])
    expect(response.statusCode).toBe(413)
    expect(response.json()).toMatchObject({ code: 'file_too_large' })
    expect(response.json().message).toContain('60 MB')
    await expectNothingKept(before)
  })

  it('is refused by its announced length of 61 MB, before it is read', async () => {
    const response = await person.inject({
      method: 'POST',
      url: '/api/voice-notes',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(61 * 1024 * 1024) },
      payload: Buffer.alloc(0),
    })
    expect(response.statusCode).toBe(413)
  })

  it('is not one of exactly 60 MB', async () => {
    const largest = Buffer.alloc(MAX_UPLOAD_BYTES)
    largest.set(WAV)
    const response = await upload([audio(largest, 'largest.wav')])
    expect(response.statusCode).toBe(201)
  })

  it('is refused when it is no form at all', async () => {
    const response = await person.inject({ method: 'POST', url: '/api/voice-notes', payload: { audio: 'none' } })
    expect(response.statusCode).toBe(400)
    expect(response.json().code).toBe('file_missing')
  })

  it('is refused without a session', async () => {
    const form = multipart([audio()])
    const response = await server.app.inject({ method: 'POST', url: '/api/voice-notes', ...form })
    expect(response.statusCode).toBe(401)
    expect(response.json().code).toBe('unauthorized')
  })

  it('leaves nothing when cut half-way', async () => {
    const before = await storedFiles()
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const address = server.app.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const form = multipart([audio(Buffer.concat([WAV, Buffer.alloc(200_000)]))])
    const socket = connect(port, '127.0.0.1')
    await new Promise((resolve) => socket.once('connect', resolve))
    socket.write(
      `POST /api/voice-notes HTTP/1.1\r\nhost: localhost\r\ncookie: ${person.cookie}\r\n` +
        `content-type: ${form.headers['content-type']}\r\ncontent-length: ${form.payload.length}\r\n\r\n`,
    )
    await new Promise((resolve) => socket.write(form.payload.subarray(0, 150_000), resolve))
    const incoming = join(server.dataDir, 'audio/.incoming')
    await expect.poll(async () => (await readdir(incoming)).length).toBe(1)
    socket.destroy()
    await expect.poll(async () => (await readdir(incoming)).length).toBe(0)
    await expectNothingKept(before)
  })

  it('does not prevent the good ones among twelve from being stored', async () => {
    const good = Array.from({ length: 8 }, (_, index) => upload([audio(WAV, `good ${index}.wav`)]))
    const bad = [audio('', 'a.mp3'), audio(text, 'b.mp3'), audio('x', 'c.wav'), audio('%PDF-1.7', 'd.ogg')].map(
      (part) => upload([part]),
    )
    const statuses = (await Promise.all([...good, ...bad])).map((response) => response.statusCode)
    expect(statuses.slice(0, 8)).toEqual(Array(8).fill(201))
    expect(statuses.slice(8).every((status) => status === 400 || status === 415)).toBe(true)
    const list = await person.inject({ url: '/api/voice-notes' })
    expect(list.json()).toHaveLength(8)
  })
})

describe('the upload limit', () => {
  it('refuses more than the allowed number a minute', async () => {
    const limited = await startTestServer({ RATE_LIMIT_UPLOADS: '2' })
    try {
      const hasty = await signUp(limited.app)
      const send = () => {
        const form = multipart([audio()])
        return hasty.inject({ method: 'POST', url: '/api/voice-notes', ...form })
      }
      expect((await send()).statusCode).toBe(201)
      expect((await send()).statusCode).toBe(201)
      const refused = await send()
      expect(refused.statusCode).toBe(429)
      expect(refused.json().code).toBe('too_many_requests')
    } finally {
      await limited.close()
    }
  })
})
