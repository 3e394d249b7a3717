// Over 250 lines, because the part of S3's interface that we use, and its faults, are one server.
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import { findFreePort } from '../find-free-port.ts'
import { judgeSignature, type S3Keys } from './s3-signature.ts'

const BUCKET = 'dictum-audio'
const KEYS: S3Keys = { id: 'AKIAOFTHETESTS', secret: 'the secret of the tests', region: 'eu-test-1' }
const MIN_PART_BYTES = 5 * 1024 * 1024

/** A fault that replaces the answer to one request. */
export type S3Fault =
  | { status: number; code: string }
  /** Breaks the connection after half of the answer's body, or before the answer if it has none. */
  | 'cut'
  /** Sends half of the answer's body and nothing more. */
  | 'stall'
  /** Breaks the connection after a few bytes of the request's body. */
  | 'cut_request'
  /** Does what is requested, but breaks the connection instead of answering. */
  | 'lost'
  /** Never answers. */
  | 'silent'

/** The requests that a fault affects; all by default. */
interface Target {
  method?: string
  /** A part of the address including its parameters. */
  part?: string
  times?: number
}

interface StoredObject {
  body: Buffer
  etag: string
  modified: Date
}

interface OpenUpload {
  key: string
  initiated: Date
  parts: Map<number, Buffer>
}

export interface FakeS3 {
  url: string
  /** Environment variables for the server's configuration. */
  environment: Record<string, string>
  /** By key. */
  objects: Map<string, StoredObject>
  uploads: Map<string, OpenUpload>
  /** All requests so far, as `GET /bucket/key?parameters`. */
  requests: string[]
  /** Delay of each request, in milliseconds. */
  delayMs: number
  /** Number of objects on a page of a list. */
  pageSize: number
  /** How to treat a write on the condition that the object does not exist. */
  conditions: 'kept' | 'ignored' | 'refused'
  /** From now on, the fault affects the matching requests, `times` times, or forever if that is not given. */
  fail(fault: S3Fault, target?: Target): void
  /** Ends all faults. */
  heal(): void
  /** Refuses connections until the server is started again. */
  stop(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

class S3Refusal extends Error {
  readonly status: number
  constructor(status: number, code: string) {
    super(code)
    this.status = status
  }
}

/**
 * Starts a server on loopback that speaks the part of S3's interface that we use, with keys in the path of the address.
 */
export async function startS3Server(): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map()
  const uploads: FakeS3['uploads'] = new Map()
  const requests: string[] = []
  const faults: Array<{ fault: S3Fault; method?: string; part?: string; times: number }> = []
  const fake = { delayMs: 0, pageSize: 1000, conditions: 'kept' as FakeS3['conditions'] }

  function takeFault(request: IncomingMessage): S3Fault | null {
    const found = faults.find(
      ({ method, part, times }) =>
        times > 0 && (!method || method === request.method) && (!part || request.url?.includes(part)),
    )
    if (!found) return null
    found.times -= 1
    return found.fault
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    requests.push(`${request.method} ${decodeURIComponent(request.url ?? '')}`)
    const fault = takeFault(request)
    if (fault === 'cut_request') {
      await once(request, 'data')
      return void request.socket.destroy()
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    if (fake.delayMs > 0) await pause(fake.delayMs)
    if (fault === 'silent') return
    if (typeof fault === 'object' && fault) throw new S3Refusal(fault.status, fault.code)
    const verdict = judgeSignature(request, body, KEYS)
    if (verdict) throw new S3Refusal(403, verdict)
    checkSum(request, body)
    const { bucket, key, query } = readAddress(request)
    if (bucket !== BUCKET) throw new S3Refusal(404, 'NoSuchBucket')
    const reply = key === '' ? onBucket(request, query, body) : onObject(request, key, query, body)
    if (fault === 'lost') return void request.socket.destroy()
    send(request, response, reply, fault === 'cut' || fault === 'stall' ? fault : null)
  }

  function onBucket({ method }: IncomingMessage, query: URLSearchParams, body: Buffer): Reply {
    if (method === 'HEAD') return { status: 200 }
    if (method === 'POST' && query.has('delete')) {
      const keys = [...body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key)
      if (keys.length > 1000) throw new S3Refusal(400, 'MalformedXML')
      for (const key of keys) objects.delete(key)
      return xml('DeleteResult', '')
    }
    if (method === 'GET' && query.has('uploads')) return listUploads(query)
    if (method === 'GET' && query.get('list-type') === '2') return listObjects(query)
    throw new S3Refusal(501, 'NotImplemented')
  }

  function listUploads(query: URLSearchParams): Reply {
    const prefix = query.get('prefix') ?? ''
    const found = [...uploads]
      .filter(([, { key }]) => key.startsWith(prefix))
      .map(
        ([id, { key, initiated }]) =>
          `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${initiated.toISOString()}</Initiated></Upload>`,
      )
    return xml('ListMultipartUploadsResult', `<IsTruncated>false</IsTruncated>${found.join('')}`)
  }

  function listObjects(query: URLSearchParams): Reply {
    const prefix = query.get('prefix') ?? ''
    const after = query.get('continuation-token') ?? ''
    const isAlone = query.get('delimiter') === '/'
    const size = Math.min(Number(query.get('max-keys') ?? 1000), fake.pageSize)
    const keys = [...objects.keys()]
      .sort()
      .filter((key) => key.startsWith(prefix) && key > after && !(isAlone && key.slice(prefix.length).includes('/')))
    const shown = keys.slice(0, size)
    const entries = shown.map((key) => {
      const { body, modified, etag } = objects.get(key) as StoredObject
      return `<Contents><Key>${key}</Key><Size>${body.length}</Size><ETag>${etag}</ETag><LastModified>${modified.toISOString()}</LastModified></Contents>`
    })
    const isCut = keys.length > shown.length
    const token = isCut ? `<NextContinuationToken>${shown.at(-1)}</NextContinuationToken>` : ''
    return xml('ListBucketResult', `<IsTruncated>${isCut}</IsTruncated>${token}${entries.join('')}`)
  }

  function onObject(request: IncomingMessage, key: string, query: URLSearchParams, body: Buffer): Reply {
    const id = query.get('uploadId')
    switch (request.method) {
      case 'PUT':
        if (id !== null) {
          openUpload(id).parts.set(Number(query.get('partNumber')), body)
          return { status: 200, headers: { etag: tagOf(body) } }
        }
        return { status: 200, headers: { etag: put(request, key, body) } }
      case 'POST':
        return id === null ? begin(key) : complete(id)
      case 'DELETE':
        if (id !== null) {
          openUpload(id)
          uploads.delete(id)
        } else objects.delete(key)
        return { status: 204 }
      default:
        return read(request, key)
    }
  }

  function put({ headers }: IncomingMessage, key: string, body: Buffer): string {
    if (headers['if-none-match'] === '*' && fake.conditions !== 'ignored') {
      if (fake.conditions === 'refused') throw new S3Refusal(501, 'NotImplemented')
      if (objects.has(key)) throw new S3Refusal(412, 'PreconditionFailed')
    }
    const etag = tagOf(body)
    objects.set(key, { body, etag, modified: new Date() })
    return etag
  }

  function begin(key: string): Reply {
    const id = randomUUID()
    uploads.set(id, { key, initiated: new Date(), parts: new Map() })
    return xml('InitiateMultipartUploadResult', `<UploadId>${id}</UploadId>`)
  }

  function complete(id: string): Reply {
    const { key, parts } = openUpload(id)
    const pieces = [...parts].sort(([a], [b]) => a - b).map(([, piece]) => piece)
    if (pieces.slice(0, -1).some((piece) => piece.length < MIN_PART_BYTES)) throw new S3Refusal(400, 'EntityTooSmall')
    const body = Buffer.concat(pieces)
    objects.set(key, { body, etag: tagOf(body), modified: new Date() })
    uploads.delete(id)
    return xml('CompleteMultipartUploadResult', `<Key>${key}</Key>`)
  }

  function openUpload(id: string): OpenUpload {
    const upload = uploads.get(id)
    if (!upload) throw new S3Refusal(404, 'NoSuchUpload')
    return upload
  }

  function read({ headers }: IncomingMessage, key: string): Reply {
    const object = objects.get(key)
    if (!object) throw new S3Refusal(404, 'NoSuchKey')
    const { body, etag, modified } = object
    if (headers['if-match'] && headers['if-match'] !== etag) throw new S3Refusal(412, 'PreconditionFailed')
    const about = { etag, 'last-modified': modified.toUTCString() }
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
    if (first === undefined || last === undefined) return { status: 200, headers: about, body }
    const [start, end] = [Number(first), Math.min(Number(last), body.length - 1)]
    if (start >= body.length) throw new S3Refusal(416, 'InvalidRange')
    const range = { 'content-range': `bytes ${start}-${end}/${body.length}` }
    return { status: 206, headers: { ...about, ...range }, body: body.subarray(start, end + 1) }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.destroyed) return
      const status = error instanceof S3Refusal ? error.status : 500
      const code = error instanceof S3Refusal ? error.message : 'InternalError'
      send(request, response, xml('Error', `<Code>${code}</Code><Message>${String(error)}</Message>`, status), null)
    })
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const stop = async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  // A port that nobody else gets while this store is stopped.
  const port = await listen(await findFreePort())
  const url = `http://127.0.0.1:${port}`
  return Object.assign(fake, {
    url,
    environment: {
      STORAGE: 's3',
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: url,
      S3_REGION: KEYS.region,
      AWS_ACCESS_KEY_ID: KEYS.id,
      AWS_SECRET_ACCESS_KEY: KEYS.secret,
    },
    objects,
    uploads,
    requests,
    fail: (fault: S3Fault, target: Target = {}) =>
      void faults.push({ times: Number.POSITIVE_INFINITY, ...target, fault }),
    heal: () => void faults.splice(0),
    stop,
    start: async () => void (await listen(port)),
    close: async () => {
      if (server.listening) await stop()
    },
  })
}

interface Reply {
  status: number
  headers?: Record<string, string>
  body?: Buffer
}

function xml(root: string, content: string, status = 200): Reply {
  const body = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?><${root}>${content}</${root}>`)
  return { status, headers: { 'content-type': 'application/xml' }, body }
}

function send(request: IncomingMessage, response: ServerResponse, reply: Reply, fault: 'cut' | 'stall' | null): void {
  const { status, headers = {}, body = Buffer.alloc(0) } = reply
  response.writeHead(status, { ...headers, ...(status === 204 ? {} : { 'content-length': body.length }) })
  if (fault) {
    response.write(body.subarray(0, body.length / 2), () => fault === 'cut' && request.socket.destroy())
    return
  }
  response.end(request.method === 'HEAD' ? undefined : body)
}

function tagOf(body: Buffer): string {
  return `"${createHash('md5').update(body).digest('hex')}"`
}

/** Compares a body with the checksum that came with it. */
function checkSum({ headers }: IncomingMessage, body: Buffer): void {
  const sum = headers['x-amz-checksum-crc32']
  if (sum === undefined) return
  const expected = Buffer.alloc(4)
  expected.writeUInt32BE(crc32(body))
  if (sum !== expected.toString('base64')) throw new S3Refusal(400, 'BadDigest')
}

function readAddress({ url = '' }: IncomingMessage): { bucket: string; key: string; query: URLSearchParams } {
  const { pathname, searchParams } = new URL(url, 'http://s3')
  const [, bucket = '', ...rest] = pathname.split('/').map(decodeURIComponent)
  return { bucket, key: rest.join('/'), query: searchParams }
}
