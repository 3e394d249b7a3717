import { type IncomingMessage, Agent as PlainAgent, request as requestPlain } from 'node:http'
import { request as requestSecure, Agent as SecureAgent } from 'node:https'
import { ModelError } from './model-error.ts'

/** A connection without data for this long counts as dead. */
const SILENCE_MS = 60_000

/** Hugging Face redirects once to its storage; mirrors may redirect to Hugging Face. */
const MAX_REDIRECTS = 5

export interface ConnectionSettings {
  /** The environment's `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY`. */
  proxy: Record<string, string>
  /** Milliseconds without a byte after which a connection counts as dead. */
  silenceMs?: number
}

export interface OpenedUrl {
  response: IncomingMessage
  /** The file's checksum if a host on the way stated it, as Hugging Face does. */
  sha256: string | null
}

/**
 * Requests a file from a byte offset, following redirects but never from https to http.
 * @throws ModelError `unreachable`; the signal's reason when aborted.
 */
export async function openUrl(
  url: URL,
  from: number,
  settings: ConnectionSettings,
  signal: AbortSignal,
): Promise<OpenedUrl> {
  let address = url
  let sha256: string | null = null
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await send(address, from, settings, signal)
    sha256 ??= readChecksum(response)
    const target = response.headers.location
    if ((response.statusCode ?? 0) < 300 || (response.statusCode ?? 0) >= 400 || target === undefined) {
      return { response, sha256 }
    }
    response.destroy()
    const next = new URL(target, address)
    if (address.protocol === 'https:' && next.protocol !== 'https:') {
      throw new ModelError('unreachable', `${address.host} redirects to an unencrypted address`)
    }
    address = next
  }
  throw new ModelError('unreachable', `${url.host} redirects too often`)
}

function send(url: URL, from: number, settings: ConnectionSettings, signal: AbortSignal): Promise<IncomingMessage> {
  signal.throwIfAborted()
  const timeout = settings.silenceMs ?? SILENCE_MS
  const headers = { 'user-agent': 'Dictum', ...(from > 0 && { range: `bytes=${from}-` }) }
  const options = { headers, timeout, signal }
  return new Promise((resolve, reject) => {
    const { proxy } = settings
    const request =
      url.protocol === 'https:'
        ? requestSecure(url, { ...options, agent: new SecureAgent({ proxyEnv: proxy }) }, resolve)
        : requestPlain(url, { ...options, agent: new PlainAgent({ proxyEnv: proxy }) }, resolve)
    request.on('timeout', () => request.destroy(new Error('the connection timed out')))
    request.on('error', (cause) => {
      if (signal.aborted) reject(signal.reason)
      else reject(new ModelError('unreachable', `${url.host} can't be reached: ${cause.message}`, { cause }))
    })
    request.end()
  })
}

function readChecksum(response: IncomingMessage): string | null {
  const tag = response.headers['x-linked-etag']
  return typeof tag === 'string' ? (/^"?([0-9a-f]{64})"?$/.exec(tag)?.[1] ?? null) : null
}
