import { context, DiagLogLevel, diag, propagation, trace } from '@opentelemetry/api'
import type { Logger } from '#server/logger.ts'
import type { TracingSettings } from './tracing-settings.ts'

/** Timeout for one export with its retries, in milliseconds; also the longest time that closing may take. */
const EXPORT_TIMEOUT_MS = 5_000

/**
 * Exports traces to a collector by OTLP over HTTP from now on. A collector that is unreachable is logged, and only its
 * traces are lost.
 * @param settings null: nothing is traced, and none of the libraries is loaded
 * @returns a function that ends tracing after the remaining spans have been exported
 */
export async function startTracing(
  settings: TracingSettings | null,
  { role, logger }: { role: string; logger: Logger },
): Promise<() => Promise<void>> {
  if (settings === null) return async () => undefined
  const [sdk, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }, resources] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/resources'),
    ])
  const report = (message: string) => logger.warn({ reason: message }, 'traces could not be exported')
  const silent = () => undefined
  diag.setLogger({ error: report, warn: report, info: silent, debug: silent, verbose: silent }, DiagLogLevel.WARN)
  const exporter = new OTLPTraceExporter({
    url: `${settings.endpoint}/v1/traces`,
    headers: settings.headers,
    timeoutMillis: EXPORT_TIMEOUT_MS,
  })
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': settings.serviceName, 'dictum.role': role }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(settings.sampleRatio) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_TIMEOUT_MS })],
  })
  trace.setGlobalTracerProvider(provider)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  return async () => {
    await provider.shutdown().catch((error: unknown) => report(String(error)))
    for (const api of [trace, context, propagation, diag]) api.disable()
  }
}
