import type { FastifyInstance } from 'fastify'
import type { Metrics } from '#server/metrics/metrics.ts'
import { openStream } from '#shared/contract/stream.ts'

/** Measures how long each route takes to answer. Streams of events are left out, because they have no end to wait for. */
export function measureRequests(app: FastifyInstance, { requests }: Metrics): void {
  app.addHook('onResponse', ({ method, routeOptions }, { elapsedTime, statusCode }, done) => {
    const route = routeOptions.url ?? 'unknown'
    const status = `${Math.floor(statusCode / 100)}xx`
    if (route !== openStream.path) requests.observe({ method, route, status }, elapsedTime / 1000)
    done()
  })
}
