import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { toSamples } from '#server/audio/pcm-file.ts'

/** One request for a transcription, as it was received. */
export interface TranscriptionRequest {
  authorization: string | null
  model: string | null
  language: string | null
  prompt: string | null
  responseFormat: string | null
  fileName: string
  /** Samples at 16 kHz, mono, in [-1, 1]. */
  samples: Float32Array
}

/** The service's result for a request. */
export interface FakeTranscription {
  text: string
  /** The language in the services' form: a code or an English name. */
  language?: string
  words?: { word: string; start: number; end: number }[]
  segments?: { text: string; start: number; end: number }[]
}

/** A fault that replaces the answer to one request. */
export type Fault =
  | { status: number; headers?: Record<string, string>; body?: unknown }
  /** Receives the request and never answers. */
  | 'slow'
  /** Breaks the connection in the middle of the answer. */
  | 'cut'
  /** A proxy's page with status 200. */
  | 'html'
  /** Status 200 with an empty body. */
  | 'empty'
  /** Status 200 with half an object. */
  | 'broken_json'
  /** Status 200 and text that never ends. */
  | 'endless'

/** Returns the result for a request, at once or later. */
type Answering = (request: TranscriptionRequest) => FakeTranscription | Promise<FakeTranscription>

export interface FakeTranscriptionServer {
  baseUrl: string
  /** All requests so far, oldest first. */
  requests: TranscriptionRequest[]
  /** Queues faults; each affects one request. */
  fail(...faults: Fault[]): void
  /** From now on returns this result for any audio. */
  respondWith(transcription: FakeTranscription | Answering): void
  /** From now on receives requests without answering, until the returned function is called. */
  hold(): () => void
  /** From now on refuses `verbose_json` with 400, as models that don't return times do. */
  refuseVerbose(): void
  /** From now on requires this key, and refuses others with 401. */
  demandKey(key: string): void
  close(): Promise<void>
}

/** Starts a service on loopback that speaks the protocol of OpenAI's `/audio/transcriptions`. */
export async function startTranscriptionServer(): Promise<FakeTranscriptionServer> {
  const requests: TranscriptionRequest[] = []
  const faults: Fault[] = []
  let key: string | null = null
  let verbose = true
  let held: Promise<void> | null = null
  let transcribe: Answering = () => ({ text: '' })

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => outgoing.destroy(error as Error))
  })

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    if (incoming.method !== 'POST' || incoming.url !== '/v1/audio/transcriptions') {
      return reply(outgoing, 404, { error: { message: 'no such path', type: 'invalid_request_error', code: null } })
    }
    const request = await readRequest(incoming)
    requests.push(request)
    await held
    const fault = faults.shift()
    if (fault !== undefined) return spoil(fault, outgoing)
    if (key !== null && request.authorization !== `Bearer ${key}`) {
      const message = `Incorrect API key provided: ${request.authorization}`
      return reply(outgoing, 401, { error: { message, type: 'invalid_request_error', code: 'invalid_api_key' } })
    }
    const recognition = await transcribe(request)
    if (request.responseFormat !== 'verbose_json') return reply(outgoing, 200, { text: recognition.text })
    if (!verbose) {
      const message = "response_format 'verbose_json' is not compatible with this model"
      return reply(outgoing, 400, { error: { message, type: 'invalid_request_error', code: 'unsupported_value' } })
    }
    reply(outgoing, 200, { task: 'transcribe', duration: request.samples.length / 16_000, ...recognition })
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    fail: (...more) => void faults.push(...more),
    respondWith(transcription) {
      transcribe = typeof transcription === 'function' ? transcription : () => transcription
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return () => {
        held = null
        resolve()
      }
    },
    refuseVerbose() {
      verbose = false
    },
    demandKey(demanded) {
      key = demanded
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function spoil(fault: Fault, outgoing: ServerResponse): void {
  switch (fault) {
    case 'slow':
      return
    case 'cut':
      outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
      outgoing.write('{"text": "half of', () => outgoing.destroy())
      return
    case 'html':
      outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Please log in</body></html>')
      return
    case 'empty':
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end()
      return
    case 'broken_json':
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{"text": "half of')
      return
    case 'endless':
      outgoing.writeHead(200, { 'content-type': 'application/json' })
      pour(outgoing)
      return
    default:
      reply(outgoing, fault.status, fault.body ?? {}, fault.headers)
  }
}

/** Writes for as long as the client reads. */
function pour(outgoing: ServerResponse): void {
  if (outgoing.destroyed) return
  if (outgoing.write(' '.repeat(1_000_000))) setImmediate(pour, outgoing)
  else outgoing.once('drain', () => pour(outgoing))
}

function reply(outgoing: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  outgoing.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

async function readRequest(incoming: IncomingMessage): Promise<TranscriptionRequest> {
  const pieces: Buffer[] = []
  for await (const piece of incoming) pieces.push(piece as Buffer)
  const headers = { 'content-type': incoming.headers['content-type'] ?? '' }
  const form = await new Response(Buffer.concat(pieces), { headers }).formData()
  const field = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : null
  }
  const file = form.get('file')
  if (file === null || typeof file === 'string') throw new Error('the request contains no file')
  const wav = new Uint8Array(await file.arrayBuffer())
  return {
    authorization: incoming.headers.authorization ?? null,
    model: field('model'),
    language: field('language'),
    prompt: field('prompt'),
    responseFormat: field('response_format'),
    fileName: file.name,
    samples: toSamples(wav.subarray(44)),
  }
}
