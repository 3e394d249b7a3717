import { type ClientRequest, type IncomingMessage, Agent as PlainAgent, request as requestPlain } from 'node:http'
import { request as requestSecure, Agent as SecureAgent } from 'node:https'

/** A language model's answer is a few kilobytes long; anything much longer is not an answer. */
const MAX_BYTES = 10_000_000

/** Statuses for which `Response` accepts no body. */
const WITHOUT_BODY = new Set([204, 205, 304])

/** The part of `fetch` that the AI SDK needs for complete responses. */
export type ProxiedFetch = (input: Parameters<typeof fetch>[0], init?: RequestInit) => Promise<Response>

/**
 * Creates a `fetch` that uses the environment's proxy. Node's own `fetch` does so only if the whole process is started that
 * way. It does not follow redirects, so a transcript never goes to an address that is not configured.
 * @param proxy `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY` of the environment
 */
export function createProxiedFetch(proxy: Record<string, string>): ProxiedFetch {
  const plain = new PlainAgent({ proxyEnv: proxy })
  const secure = new SecureAgent({ proxyEnv: proxy })
  return (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const options = { method: init.method ?? 'GET', headers: Object.fromEntries(new Headers(init.headers)) }
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const asked: ClientRequest =
      url.protocol === 'https:'
        ? requestSecure(url, { ...options, agent: secure })
        : requestPlain(url, { ...options, agent: plain })
    const stop = () => asked.destroy()
    init.signal?.addEventListener('abort', stop, { once: true })
    // Throws the errors of `fetch`, by which the AI SDK recognises an abort and a network failure.
    const fail = (cause: unknown) =>
      reject(
        init.signal?.aborted ? new DOMException('aborted', 'AbortError') : new TypeError('fetch failed', { cause }),
      )
    asked.on('error', fail)
    asked.on('response', (incoming) => readAnswer(incoming).then(resolve, fail))
    if (init.signal?.aborted) stop()
    else asked.end(typeof init.body === 'string' ? init.body : undefined)
    return promise.finally(() => init.signal?.removeEventListener('abort', stop))
  }
}

async function readAnswer(incoming: IncomingMessage): Promise<Response> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of incoming) {
    bytes += (piece as Buffer).length
    if (bytes > MAX_BYTES) throw new Error('the answer has no end')
    pieces.push(piece as Buffer)
  }
  const status = incoming.statusCode ?? 0
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined) headers.set(name, String(value))
  return new Response(WITHOUT_BODY.has(status) ? null : Buffer.concat(pieces), { status, headers })
}
