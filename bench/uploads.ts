import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { MAX_UPLOAD_BYTES } from '#shared/limits.ts'
import { register, report, residentBytes, startServer } from './support.ts'

const PARALLEL = 10
const CHUNK = 64 * 1024
const SAMPLE_MS = 25

/** Measures how much the web process grows while ten files of the maximum size arrive at once. */
export async function benchUploads(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dictum-bench-'))
  const server = await startServer(dataDir, { ROLE: 'web' })
  try {
    const cookie = await register(server.url)
    // Starts with a small upload, so that memory for compiled code is not counted.
    await upload(server.url, cookie, 1024 * 1024)
    const before = await residentBytes(server.pid)
    let peak = before
    const timer = setInterval(async () => {
      peak = Math.max(peak, await residentBytes(server.pid))
    }, SAMPLE_MS)
    const began = performance.now()
    const statuses = await Promise.all(
      Array.from({ length: PARALLEL }, () => upload(server.url, cookie, MAX_UPLOAD_BYTES)),
    )
    const seconds = (performance.now() - began) / 1000
    clearInterval(timer)
    if (statuses.some((status) => status !== 201)) throw new Error(`not all uploads were stored: ${statuses}`)
    const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`
    report(
      `growth of the web process, ${PARALLEL} uploads of 60 MB at once`,
      megabytes(peak - before),
      `from ${megabytes(before)}, ${seconds.toFixed(1)} s in all; goal under 64 MB`,
    )
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Streams a WAV file of a given size, generated while it is sent. */
async function upload(url: string, cookie: string, size: number): Promise<number> {
  const boundary = `bench${randomBytes(8).toString('hex')}`
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="audio"; filename="bench.wav"\r\n\r\n`
  const tail = `\r\n--${boundary}--\r\n`
  const target = request(`${url}/api/voice-notes`, {
    method: 'POST',
    headers: {
      cookie,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': head.length + size + tail.length,
    },
  })
  const answered = new Promise<number>((resolve, reject) => {
    target.once('error', reject)
    target.once('response', (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
  })
  await pipeline(Readable.from(pieces(head, size, tail)), target)
  return answered
}

function* pieces(head: string, size: number, tail: string): Generator<Buffer> {
  yield Buffer.from(head)
  const header = wavHeader(size)
  yield header
  const silence = Buffer.alloc(CHUNK)
  for (let left = size - header.length; left > 0; left -= CHUNK) yield silence.subarray(0, Math.min(CHUNK, left))
  yield Buffer.from(tail)
}

/** Returns the 44 bytes that precede 16 kHz mono PCM in a WAV file. */
function wavHeader(size: number): Buffer {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(size - 8, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(16_000, 24)
  header.writeUInt32LE(32_000, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(size - 44, 40)
  return header
}
