import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tracer } from '#server/tracing/spans.ts'
import { openStream } from '#shared/contract/stream.ts'

/**
 * Traces requests by their routes. A request always begins a new trace, whatever it says: otherwise anybody could make
 * it part of another. Streams of events are left out, because they have no end to wait for.
 */
export function traceRequests(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  const enter = (request: FastifyRequest, _reply: unknown, done: () => void) => {
    const span = spans.get(request)
    if (span) context.with(trace.setSpan(context.active(), span), done)
    else done()
  }
  app.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url
    if (route !== openStream.path) {
      const attributes = { 'http.request.method': request.method, 'http.route': route ?? 'unknown' }
      const name = `${request.method} ${attributes['http.route']}`
      spans.set(request, tracer().startSpan(name, { kind: SpanKind.SERVER, attributes, root: true }))
    }
    enter(request, reply, done)
  })
  // A body arrives in events of the connection, which are outside the span.
  app.addHook('preValidation', enter)
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', statusCode)
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })
  app.addHook('onRequestAbort', async (request) => {
    spans.get(request)?.setAttribute('error.type', 'aborted').end()
  })
}
