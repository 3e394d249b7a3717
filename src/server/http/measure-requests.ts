import type { FastifyInstance } from 'fastify'
import type { Metrics } from '#server/metrics/metrics.ts'
import { openStream } from '#shared/contract/stream.ts'

/** Measures how long each route takes to answer. A stream of events has no end to wait for. */
export function measureRequests(app: FastifyInstance, { requests }: Metrics): void {
  app.addHook('onResponse', async ({ method, routeOptions }, { elapsedTime, statusCode }) => {
    const route = routeOptions.url ?? 'unknown'
    if (route === openStream.path) return
    requests.observe({ method, route, status: `${Math.floor(statusCode / 100)}xx` }, elapsedTime / 1000)
  })
}
