import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A fault in one request: the connection breaks after 60% of the bytes, the bytes are wrong, a sign-in page or only a
 * part is sent instead of the file, nothing is sent at all, or an error status.
 */
export type ModelFault = 'break' | 'corrupt' | 'html' | 'short' | 'silent' | number

export interface FakeModelServer {
  url: string
  /** All requests for files so far, with their paths and requested ranges. */
  requests: { path: string; range: string | null; proxied: boolean }[]
  /** Addresses for which an encrypted tunnel was requested. All were refused. */
  tunnels: string[]
  /** Queues faults; each affects one request. */
  fail(...faults: ModelFault[]): void
  /** From now on holds answers back until the returned function is called. */
  hold(): () => void
  close(): Promise<void>
}

/**
 * Starts a file server on loopback that supports ranges and, like Hugging Face, redirects each request to a store after
 * giving the file's checksum. It also acts as a proxy for plain addresses.
 * @param files the files by path
 */
export async function startModelServer(
  files: Record<string, { bytes: Buffer; sha256?: string }>,
): Promise<FakeModelServer> {
  const requests: FakeModelServer['requests'] = []
  const tunnels: string[] = []
  const faults: ModelFault[] = []
  let gate: Promise<void> = Promise.resolve()

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => outgoing.destroy(error as Error))
  })

  server.on('connect', (incoming, socket) => {
    tunnels.push(incoming.url ?? '')
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
  })

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const address = new URL(incoming.url ?? '/', 'http://origin.invalid')
    const path = decodeURIComponent(address.pathname)
    const stored = /^\/store(\/.+)$/.exec(path)?.[1]
    if (stored === undefined) {
      const file = files[path]
      if (!file) return void outgoing.writeHead(404).end('Entry not found')
      const checksum = file.sha256 === undefined ? {} : { 'x-linked-etag': `"${file.sha256}"` }
      return void outgoing.writeHead(302, { location: `/store${path}`, ...checksum }).end()
    }
    const range = incoming.headers.range ?? null
    requests.push({ path: stored, range, proxied: incoming.url?.startsWith('http://') === true })
    await gate
    const bytes = files[stored]?.bytes ?? Buffer.alloc(0)
    send(outgoing, bytes, range, faults.shift())
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    tunnels,
    fail: (...more) => void faults.push(...more),
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      return resolve
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function send(outgoing: ServerResponse, bytes: Buffer, range: string | null, fault: ModelFault | undefined): void {
  if (typeof fault === 'number') return void outgoing.writeHead(fault).end()
  if (fault === 'silent') return
  if (fault === 'html') {
    return void outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Please sign in')
  }
  const from = Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0)
  if (from > 0 && from >= bytes.length) {
    return void outgoing.writeHead(416, { 'content-range': `bytes */${bytes.length}` }).end()
  }
  const rest = fault === 'corrupt' ? Buffer.from(bytes.subarray(from)).fill(0x58) : bytes.subarray(from)
  const length = fault === 'short' ? Math.floor(rest.length / 2) : rest.length
  const headers = { 'content-type': 'application/octet-stream', 'content-length': length }
  if (from > 0) {
    outgoing.writeHead(206, { ...headers, 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` })
  } else outgoing.writeHead(200, headers)
  if (fault === 'break') outgoing.write(rest.subarray(0, Math.floor(rest.length * 0.6)), () => outgoing.destroy())
  else outgoing.end(rest.subarray(0, length))
}
