import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MAX_UPLOAD_BYTES } from '#shared/limits.ts'
import { multipart } from '#test/multipart.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { audioPart, expectNothingKept, type Parts, QUIET_WAV, storedFiles, uploadParts } from '#test/upload-parts.ts'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await signUp(server.app)
})

const upload = (parts: Parts, headers: Record<string, string> = {}) => uploadParts(person, parts, headers)

describe('a bad upload', () => {
  const language = { name: 'language', value: 'klingon' }
  const text = 'This is only text, and says so. '.repeat(40)
  it.each<[string, number, string, Parts]>([
    ['without a file', 400, 'file_missing', [{ name: 'language', value: 'en' }]],
    ['of an empty file', 400, 'file_empty', [audioPart('', 'empty.mp3')]],
    ['of text named .mp3', 415, 'unsupported_audio', [audioPart(text, 'song.mp3')]],
    ['of a few bytes named .wav', 415, 'unsupported_audio', [audioPart('RIFF', 'short.wav')]],
    ['in an unknown language', 400, 'validation_failed', [language, audioPart()]],
    ['from an unknown time zone', 400, 'validation_failed', [audioPart(), { name: 'timezone', value: 'Mars/Olympus' }]],
  ])('%s is refused with %i %s and leaves nothing', async (_what, status, code, parts) => {
    const before = await storedFiles(server)
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
    await expectNothingKept(server, person, before)
  })

  it('is refused while it streams when larger than 60 MB, and leaves nothing', async () => {
    const before = await storedFiles(server)
    const large = Buffer.alloc(MAX_UPLOAD_BYTES + 1)
    QUIET_WAV.forEach((byte, index) => {
      large[index] = byte
    })
    const response = await upload([audioPart(large, 'large.wav')])
    expect(response.statusCode).toBe(413)
    expect(response.json()).toMatchObject({ code: 'file_too_large' })
    expect(response.json().message).toContain('60 MB')
    await expectNothingKept(server, person, before)
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
    largest.set(QUIET_WAV)
    const response = await upload([audioPart(largest, 'largest.wav')])
    expect(response.statusCode).toBe(201)
  })

  it('is refused when it is no form at all', async () => {
    const response = await person.inject({ method: 'POST', url: '/api/voice-notes', payload: { audio: 'none' } })
    expect(response.statusCode).toBe(400)
    expect(response.json().code).toBe('file_missing')
  })

  it('is refused without a session', async () => {
    const form = multipart([audioPart()])
    const response = await server.app.inject({ method: 'POST', url: '/api/voice-notes', ...form })
    expect(response.statusCode).toBe(401)
    expect(response.json().code).toBe('unauthorized')
  })

  it('leaves nothing when cut half-way', async () => {
    const before = await storedFiles(server)
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const address = server.app.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const form = multipart([audioPart(Buffer.concat([QUIET_WAV, Buffer.alloc(200_000)]))])
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
    await expectNothingKept(server, person, before)
  })

  it('does not prevent the good ones among twelve from being stored', async () => {
    const good = Array.from({ length: 8 }, (_, index) => upload([audioPart(QUIET_WAV, `good ${index}.wav`)]))
    const bad = [
      audioPart('', 'a.mp3'),
      audioPart(text, 'b.mp3'),
      audioPart('x', 'c.wav'),
      audioPart('%PDF-1.7', 'd.ogg'),
    ].map((part) => upload([part]))
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
        const form = multipart([audioPart()])
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
