import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Headers that concern a single connection, which HTTP/2 forbids. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection'])

export interface Http2Proxy {
  /** `https://localhost:PORT` */
  url: string
  /** Sets the address of the server behind the proxy, without a trailing slash. Call this before the first request. */
  forwardTo: (target: string) => void
  close: () => Promise<void>
}

/**
 * Starts a reverse proxy on loopback that speaks HTTP/2 with a certificate that nobody trusts, as an operator's proxy
 * does with a trusted one.
 * @throws if `openssl` is not installed
 */
export async function startHttp2Proxy(): Promise<Http2Proxy> {
  let target = ''
  const server = createSecureServer(
    { ...(await makeCertificate()), allowHTTP1: true },
    (incoming: Http2ServerRequest, answer: Http2ServerResponse) => {
      const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')))
      const forwarded = request(target + incoming.url, {
        method: incoming.method,
        headers: {
          ...headers,
          host: incoming.authority ?? incoming.headers.host,
          'x-forwarded-proto': 'https',
          'x-forwarded-for': '127.0.0.1',
        },
      })
      forwarded.once('response', (response) => {
        const kept = Object.entries(response.headers).filter(([name]) => !OF_CONNECTION.has(name))
        answer.writeHead(response.statusCode ?? 502, Object.fromEntries(kept))
        response.pipe(answer)
      })
      forwarded.once('error', () => answer.stream?.destroy())
      answer.once('close', () => forwarded.destroy())
      incoming.pipe(forwarded)
    },
  )
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `https://localhost:${port}`,
    forwardTo(address) {
      target = address
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function makeCertificate(): Promise<{ key: Buffer; cert: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'dictum-certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  try {
    const about = ['-days', '1', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
    await run('openssl', ['req', '-x509', '-nodes', ...curve, ...about, '-keyout', key, '-out', cert])
    return { key: await readFile(key), cert: await readFile(cert) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
