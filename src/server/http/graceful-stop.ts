import { once } from 'node:events'
import { Server } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/**
 * How long idle keep-alive connections may still bring a request while the application stops, in milliseconds. Closing
 * them at once would cut a request in transit. Responses tell the client to close the connection.
 */
const LINGER_MS = 500

/**
 * Lets running requests finish when the application closes: accepts no new connections, answers requests, and cuts what
 * remains after the grace period. Aborts `app.stopping` first, for requests that would never end by themselves.
 * @param lingerMs how long idle connections are kept; at most for the grace period
 */
export function addGracefulStop(app: FastifyInstance, graceMs: number, lingerMs = LINGER_MS): void {
  const stopping = new AbortController()
  app.decorate('stopping', stopping.signal)
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping.signal.aborted) reply.header('connection', 'close')
    done()
  })
  app.addHook('onResponse', (_request, _reply, done) => {
    // A response that began before the stop leaves its connection open.
    if (stopping.signal.aborted) setImmediate(() => app.server.closeIdleConnections())
    done()
  })
  app.addHook('preClose', async () => {
    stopping.abort()
    if (app.server.listening) await drain(app.server, graceMs, lingerMs)
  })
}

async function drain(server: FastifyInstance['server'], graceMs: number, lingerMs: number): Promise<void> {
  const over = new AbortController()
  const closed = once(server, 'close', { signal: over.signal })
  // `close` of the HTTP server would close idle connections at once, so call that of the socket server.
  Server.prototype.close.call(server)
  const timer = setTimeout(() => server.closeIdleConnections(), Math.min(lingerMs, graceMs))
  try {
    await Promise.race([closed, pause(graceMs, undefined, { signal: over.signal })])
  } finally {
    clearTimeout(timer)
    over.abort()
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborts when the application begins to close. */
    stopping: AbortSignal
  }
}
