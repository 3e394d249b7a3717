import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { eq } from 'drizzle-orm'
import { Upload, type UploadOptions } from 'tus-js-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodeWav } from '#server/audio/pcm-file.ts'
import { notes } from '#server/db/schema/notes.ts'
import { makeRandom } from '#test/make-random.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { readStored } from '#test/stored-audio.ts'
import { finish } from '#test/uploads.ts'

// An implementation of the protocol other than ours decides here whether we keep to it.

/** A tone of 300 kilobytes. */
const WAV = Buffer.from(encodeWav(Float32Array.from({ length: 150_000 }, (_, index) => 0.1 * Math.sin(index / 5))))

let server: TestServer
let person: Person
let port = 0
beforeAll(async () => {
  server = await startTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await signUp(server.app)
})

interface Sent {
  url: string

  requests: Array<{ method: string; status: number }>
}

/** Uploads with the client of the protocol's authors. */
function send(options: Partial<UploadOptions> = {}, at = port): Promise<Sent> {
  const requests: Sent['requests'] = []
  return new Promise((resolve, reject) => {
    const upload = new Upload(WAV, {
      endpoint: `http://127.0.0.1:${at}/api/uploads`,
      headers: { cookie: person.cookie },
      metadata: { filename: 'tone.wav', source: 'upload' },
      retryDelays: null,
      onAfterResponse: (request, response) => {
        requests.push({ method: request.getMethod(), status: response.getStatus() })
      },
      onError: reject,
      onSuccess: () => resolve({ url: new URL(upload.url ?? '').pathname, requests }),
      ...options,
    })
    upload.start()
  })
}

async function expectWhole(url: string): Promise<void> {
  const finished = await finish(person, url, { sizeBytes: WAV.length })
  expect(finished.statusCode).toBe(201)
  const [row] = await server.context.db.select().from(notes).where(eq(notes.id, finished.json().note.id))
  expect((await readStored(server.context.storage, row?.originalKey ?? '')).equals(WAV)).toBe(true)
}

describe('a tus client', () => {
  it('sends a file in one request', async () => {
    const { url, requests } = await send()
    expect(requests).toEqual([
      { method: 'POST', status: 201 },
      { method: 'PATCH', status: 204 },
    ])
    await expectWhole(url)
  })

  it('sends a file in parts, and one whose length it does not know yet', async () => {
    const inParts = await send({ chunkSize: 70_001 })
    expect(inParts.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(5)
    await expectWhole(inParts.url)
    const deferred = await send({ chunkSize: 70_001, uploadLengthDeferred: true })
    await expectWhole(deferred.url)
  })

  it('finds a file that is already there, and sends one that is gone again', async () => {
    const { url } = await send()
    const uploadUrl = `http://127.0.0.1:${port}${url}`
    expect((await send({ uploadUrl })).requests).toEqual([{ method: 'HEAD', status: 200 }])
    await Upload.terminate(uploadUrl, { headers: { cookie: person.cookie } })
    const again = await send({ uploadUrl })
    expect(again.requests.map(({ method }) => method)).toEqual(['HEAD', 'POST', 'PATCH'])
    expect(again.url).not.toBe(url)
  })

  it('reads why the server refuses it', async () => {
    const metadata = { filename: 'tone.wav', language: 'klingon' }
    await expect(send({ metadata })).rejects.toThrow('validation_failed')
  })
})

/** Forwards connections to the server, and cuts each one after the number of its client's bytes that `budgets` gives in turn. */
async function startCutter(
  budgets: number[],
): Promise<{ port: number; cuts: () => number; close: () => Promise<void> }> {
  const open = new Set<Socket>()
  let cuts = 0
  const cutter: Server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1')
    let left = budgets.shift() ?? Number.POSITIVE_INFINITY
    for (const socket of [client, upstream]) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => open.delete(socket))
    }
    client.on('data', (chunk) => {
      upstream.write(chunk.subarray(0, left))
      left -= chunk.length
      if (left > 0) return
      cuts += 1
      // What was written still arrives.
      upstream.end(() => upstream.destroy())
      client.destroy()
    })
    upstream.on('data', (chunk) => client.write(chunk))
    upstream.on('close', () => client.destroy())
    client.on('close', () => upstream.end())
  })
  await new Promise<void>((resolve) => cutter.listen(0, '127.0.0.1', resolve))
  return {
    port: (cutter.address() as AddressInfo).port,
    cuts: () => cuts,
    close: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => cutter.close(resolve))
    },
  }
}

const SEEDS = Array.from({ length: 12 }, (_, index) => index + 1)

describe('an upload that is cut', () => {
  it.each(SEEDS)('at any bytes becomes the file that was sent (seed %i)', async (seed) => {
    const random = makeRandom(seed)
    const budgets = Array.from({ length: 8 }, () => Math.ceil(random() ** 2 * WAV.length))
    const cutter = await startCutter(budgets)
    try {
      const chunkSize = seed % 3 === 0 ? 50_000 : Number.POSITIVE_INFINITY
      const { url } = await send({ retryDelays: Array(60).fill(0), chunkSize }, cutter.port)
      expect(cutter.cuts()).toBeGreaterThan(0)
      await expectWhole(url)
    } finally {
      await cutter.close()
    }
  })
})
