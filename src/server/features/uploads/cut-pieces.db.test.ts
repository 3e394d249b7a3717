import { readdir, stat } from 'node:fs/promises'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodeWav } from '#server/audio/pcm-file.ts'
import { PIECE_TYPE } from '#shared/upload-protocol.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { createUpload, finish, readOffset, sendPiece, sha256 } from '#test/uploads.ts'

const WAV = Buffer.from(encodeWav(new Float32Array(500_000)))

let server: TestServer
let person: Person
let url: string
beforeAll(async () => {
  server = await startTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await signUp(server.app)
  url = String((await createUpload(person)).headers.location)
})

/** Begins to send the whole file as one piece. */
async function begin(headers: Record<string, string> = {}): Promise<Socket> {
  const { port } = server.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await new Promise((resolve) => socket.once('connect', resolve))
  const lines = Object.entries({
    host: 'localhost',
    cookie: person.cookie,
    'tus-resumable': '1.0.0',
    'content-type': PIECE_TYPE,
    'content-length': String(WAV.length),
    'upload-offset': '0',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`)
  socket.write(`PATCH ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  return socket
}

const incoming = () => join(server.dataDir, 'audio/.incoming')
const filesOf = () =>
  readdir(join(server.dataDir, 'audio/uploads', url.split('/').at(-1) ?? '')).catch((): string[] => [])

/** Returns the size of the file that is being written. */
async function writtenSoFar(): Promise<number> {
  const [name] = await readdir(incoming())
  return name === undefined ? 0 : (await stat(join(incoming(), name))).size
}

/** Sends the beginning of the body and waits until it is written. */
async function sendBeginning(socket: Socket, length: number): Promise<void> {
  socket.write(WAV.subarray(0, length))
  await expect.poll(writtenSoFar).toBe(length)
}

const nothingArrives = () => expect.poll(async () => (await readdir(incoming())).length).toBe(0)

describe('a piece whose connection is cut', () => {
  it('is written while it arrives, and kept as far as it arrived', async () => {
    const socket = await begin()
    await sendBeginning(socket, 300_000)
    socket.destroy()
    await expect.poll(() => readOffset(person, url)).toBe(300_000)
    expect(await filesOf()).toHaveLength(1)
    expect((await sendPiece(person, url, 300_000, WAV.subarray(300_000))).statusCode).toBe(204)
    expect((await finish(person, url, { sizeBytes: WAV.length, pieces: 2 })).statusCode).toBe(201)
  })

  it('is not kept if it came with a checksum', async () => {
    const socket = await begin({ 'upload-checksum': `sha256 ${sha256(WAV).toString('base64')}` })
    await sendBeginning(socket, 300_000)
    socket.destroy()
    await nothingArrives()
    expect(await readOffset(person, url)).toBe(0)
    expect(await filesOf()).toEqual([])
  })

  it('does not hold up another while its connection hangs, and does no harm once it ends', async () => {
    const hanging = await begin()
    await sendBeginning(hanging, 300_000)
    expect((await sendPiece(person, url, 0, WAV)).statusCode).toBe(204)
    hanging.destroy()
    await nothingArrives()
    expect(await readOffset(person, url)).toBe(WAV.length)
    await expect.poll(filesOf).toHaveLength(1)
    expect((await finish(person, url, { sizeBytes: WAV.length, pieces: 1 })).statusCode).toBe(201)
  })
})

it('answers with a refusal before the body has arrived', async () => {
  const socket = await begin({ 'upload-offset': '5' })
  const answered = new Promise<string>((resolve) => socket.once('data', (chunk) => resolve(chunk.toString())))
  socket.write(WAV.subarray(0, 1000))
  expect(await answered).toMatch(/^HTTP\/1.1 409 /)
  socket.destroy()
})
