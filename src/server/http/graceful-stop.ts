import { once } from 'node:events'
import { Server } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/**
 * How long a kept connection may bring one more request while the application stops, in milliseconds: closed at once, it
 * would cut a request that is just on its way. Whoever uses it meanwhile is told to close it.
 */
const LINGER_MS = 500

/**
 * Lets what is under way end when the application closes: no new connection is taken, requests are answered, and what is
 * not done after the grace is cut. `app.stopping` aborts first, for whatever would never end by itself.
 */
export function addGracefulStop(app: FastifyInstance, graceMs: number): void {
  const stopping = new AbortController()
  app.decorate('stopping', stopping.signal)
  app.addHook('onSend', async (_request, reply) => {
    if (stopping.signal.aborted) reply.header('connection', 'close')
  })
  app.addHook('onResponse', async () => {
    // An answer that was begun before the stop leaves its connection open.
    if (stopping.signal.aborted) setImmediate(() => app.server.closeIdleConnections())
  })
  app.addHook('preClose', async () => {
    stopping.abort()
    if (app.server.listening) await drain(app.server, graceMs)
  })
}

async function drain(server: FastifyInstance['server'], graceMs: number): Promise<void> {
  const over = new AbortController()
  const closed = once(server, 'close', { signal: over.signal })
  // Of the socket server, not of the HTTP server, whose own closes idle connections at once.
  Server.prototype.close.call(server)
  const timer = setTimeout(() => server.closeIdleConnections(), Math.min(LINGER_MS, graceMs))
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
