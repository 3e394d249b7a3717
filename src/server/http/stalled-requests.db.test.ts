import { readdir } from 'node:fs/promises'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildApp } from '#server/app.ts'
import { readFixture } from '#test/audio-fixtures.ts'
import { countBlocked } from '#test/database/count-blocked.ts'
import { multipart } from '#test/multipart.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { TIMEOUTS } from './stalled-requests.ts'

let server: TestServer
let person: Person
let app: FastifyInstance
beforeAll(async () => {
  server = await startTestServer()
  person = await signUp(server.app)
})
afterAll(() => server.close())
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  app = await start(TIMEOUTS)
})
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
})

async function start(timeouts: typeof TIMEOUTS): Promise<FastifyInstance> {
  const built = await buildApp(server.context, { clientDir: join(server.dataDir, 'no-client'), timeouts })
  await built.listen({ port: 0, host: '127.0.0.1' })
  return built
}

/** Opens a connection and collects what arrives on it. */
async function open(of = app) {
  const socket = connect((of.server.address() as AddressInfo).port, '127.0.0.1')
  const state = { socket, received: '', isOpen: true }
  socket.on('data', (chunk) => {
    state.received += chunk.toString('utf8')
  })
  socket.on('close', () => {
    state.isOpen = false
  })
  socket.on('error', () => {})
  await new Promise((resolve) => socket.once('connect', resolve))
  return state
}

/** The server's connections, from which `bytesRead` tells how much it has read. */
const held = new Set<Socket>()
const bytesRead = () => Math.max(0, ...[...held].map((socket) => socket.bytesRead))
beforeEach(() => {
  held.clear()
  app.server.on('connection', (socket) => held.add(socket))
})

async function sendAll(socket: Socket, content: string | Uint8Array): Promise<void> {
  const before = bytesRead()
  socket.write(content)
  await expect.poll(bytesRead).toBe(before + Buffer.byteLength(content))
}

const postHead = (path: string, length: number, headers: Record<string, string>) =>
  `${[
    `POST ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    `content-length: ${length}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ].join('\r\n')}\r\n\r\n`

describe('a small body', () => {
  it('is answered in the standard error shape and closed when it stalls', async () => {
    const state = await open()
    const head = postHead('/api/login', 100, { 'content-type': 'application/json', 'accept-language': 'fr' })
    await sendAll(state.socket, `${head}{"email":`)
    vi.advanceTimersByTime(TIMEOUTS.bodyMs / 2)
    expect([...held].some((socket) => socket.writableEnded)).toBe(false)
    vi.advanceTimersByTime(TIMEOUTS.bodyMs / 2)
    await expect.poll(() => state.isOpen).toBe(false)
    expect(state.received).toContain('HTTP/1.1 408 Request Timeout')
    const body = JSON.parse(state.received.split('\r\n\r\n')[1] ?? '')
    expect(body).toMatchObject({ code: 'request_timeout', message: expect.stringContaining('demande') })
  })

  it('is closed too when no handler reads it', async () => {
    const state = await open()
    await sendAll(state.socket, `${postHead('/api/voice-notes', 100, { 'content-type': 'application/json' })}{`)
    await expect.poll(() => state.received).toContain('401')
    vi.advanceTimersByTime(TIMEOUTS.bodyMs)
    await expect.poll(() => state.isOpen).toBe(false)
    expect(state.received).not.toContain('408')
  })
})

describe('an upload', () => {
  async function begin() {
    const form = multipart([{ name: 'audio', fileName: 'a.wav', content: await readFixture('speech.wav') }])
    const state = await open()
    const headers = { ...form.headers, cookie: person.cookie }
    await sendAll(state.socket, postHead('/api/voice-notes', form.payload.length, headers))
    return { state, payload: form.payload }
  }

  it('may take longer than any other body while it progresses', async () => {
    const { state, payload } = await begin()
    const piece = Math.ceil(payload.length / 6)
    for (let from = 0; from < payload.length; from += piece) {
      await sendAll(state.socket, payload.subarray(from, from + piece))
      if (from + piece < payload.length) vi.advanceTimersByTime(TIMEOUTS.uploadPauseMs)
    }
    await expect.poll(() => state.received).toContain('HTTP/1.1 201')
    state.socket.destroy()
  })

  it.each([
    ['stops coming', 0],
    ['comes byte by byte', 10],
  ])('that %s is closed, and leaves nothing behind', async (_, bytes) => {
    const { state, payload } = await begin()
    await sendAll(state.socket, payload.subarray(0, 50_000))
    vi.advanceTimersByTime(TIMEOUTS.uploadPauseMs)
    expect(state.isOpen).toBe(true)
    if (bytes > 0) await sendAll(state.socket, payload.subarray(50_000, 50_000 + bytes))
    vi.advanceTimersByTime(TIMEOUTS.uploadPauseMs)
    await expect.poll(() => state.isOpen).toBe(false)
    expect(state.received).toContain('408')
    const incoming = () => readdir(join(server.dataDir, 'audio/.incoming')).catch(() => ['no such folder'])
    await expect.poll(incoming).toEqual([])
  })
})

describe('a connection', () => {
  it.each([
    ['says nothing', ''],
    ['stops in its headers', 'GET /api/user HTTP/1.1\r\nhost: x\r\n'],
  ])('that %s is closed', async (_, content) => {
    const hasty = await start({ ...TIMEOUTS, headersMs: 100 })
    const state = await open(hasty)
    if (content) state.socket.write(content)
    await expect.poll(() => state.isOpen).toBe(false)
    await hasty.close()
  })

  it.each([
    ['what is no HTTP', 'nonsense\r\n\r\n', 'bad_request', 400],
    ['headers without an end', `GET / HTTP/1.1\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`, 'payload_too_large', 413],
  ])('that sends %s is answered in the standard error shape', async (_, content, code, status) => {
    const state = await open()
    state.socket.write(content)
    await expect.poll(() => state.isOpen).toBe(false)
    expect(state.received).toContain(`HTTP/1.1 ${status}`)
    expect(JSON.parse(state.received.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code })
  })
})

it('an upload that has arrived is not cut off because the server takes long to read it', async () => {
  const form = multipart([{ name: 'audio', fileName: 'a.ogg', content: await readFixture('speech.ogg') }])
  const client = await open()
  const { db } = server.context
  await db.transaction(async (tx) => {
    // The session is looked up before the body is read.
    await tx.execute(sql`lock table sessions in access exclusive mode`)
    const head = postHead('/api/voice-notes', form.payload.length, { ...form.headers, cookie: person.cookie })
    client.socket.write(head)
    client.socket.write(form.payload)
    await expect.poll(() => countBlocked(db), { timeout: 30_000 }).toBe(1)
    vi.advanceTimersByTime(TIMEOUTS.uploadPauseMs)
    vi.advanceTimersByTime(TIMEOUTS.uploadPauseMs)
  })
  await expect.poll(() => client.received, { timeout: 30_000 }).toContain('HTTP/1.1 ')
  expect(client.received).toContain('HTTP/1.1 201')
})
