import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A span as exported by OTLP in JSON. */
export interface ExportedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  status: { code: number }
  attributes: Array<{ key: string; value: Record<string, unknown> }>
}

export interface FakeTraceCollector {
  /** The value for OTEL_EXPORTER_OTLP_ENDPOINT. */
  endpoint: string
  spans: ExportedSpan[]
  /** The bodies and headers of the exports, as they were received. */
  received: Array<{ body: string; headers: Record<string, unknown> }>
  close(): Promise<void>
}

/** Fakes an OpenTelemetry collector that accepts traces over HTTP. */
export async function startTraceCollector(): Promise<FakeTraceCollector> {
  const spans: ExportedSpan[] = []
  const received: FakeTraceCollector['received'] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (request.method !== 'POST' || request.url !== '/v1/traces') return void response.writeHead(404).end()
    const body = Buffer.concat(chunks).toString()
    received.push({ body, headers: request.headers })
    const { resourceSpans } = JSON.parse(body) as {
      resourceSpans: Array<{ scopeSpans: Array<{ spans: ExportedSpan[] }> }>
    }
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    received,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
