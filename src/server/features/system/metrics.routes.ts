import { timingSafeEqual } from 'node:crypto'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import type { Context } from '#server/context.ts'
import { createSharedState } from './shared-state.ts'

const PATH = '/metrics'

/**
 * Adds `GET /metrics` for Prometheus to the main port. A token is required there, and the route is not added if the
 * metrics have a port of their own.
 */
export function addMetricsRoute(app: FastifyInstance, context: Context): void {
  const { port, token } = context.config.metrics
  if (token !== null && port === null) addRoute(app, context)
}

/**
 * Builds the application of the metrics' own port, which every role has. A token is required there too if there is one.
 * It has `/healthz` as well, because a worker has no other port.
 */
export function buildMetricsApp(context: Context): FastifyInstance {
  const app = fastify({ logger: false, forceCloseConnections: true })
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  addRoute(app, context)
  return app
}

function addRoute(app: FastifyInstance, context: Context): void {
  const { registry } = context.metrics
  const readSharedState = createSharedState(context)
  app.get(PATH, { schema: { hide: true } }, async (request, reply) => {
    if (!isAllowed(request, context.config.metrics.token)) {
      return reply.status(401).header('www-authenticate', 'Bearer').type('text/plain').send('unauthorized\n')
    }
    const texts = await Promise.all([registry.metrics(), readSharedState()])
    return reply.type(registry.contentType).header('cache-control', 'no-store').send(texts.join('\n'))
  })
}

function isAllowed({ headers }: FastifyRequest, token: string | null): boolean {
  if (token === null) return true
  const given = Buffer.from(headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
