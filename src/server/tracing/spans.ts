import { type Attributes, context, propagation, type Span, SpanStatusCode, trace } from '@opentelemetry/api'

/** The tracer of this program; it does nothing until `startTracing`. */
export const tracer = () => trace.getTracer('dictum')

/**
 * Runs work in a span: one step of a trace, with its time and how it ended. Names and attributes hold patterns, kinds
 * and numbers, never a user's text, address or id.
 * @param parent a `traceparent`, of the step that caused it in another process; default: the step under way
 */
export function inSpan<T>(
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
  parent?: string | undefined,
): Promise<T> {
  const around =
    parent === undefined ? context.active() : propagation.extract(context.active(), { traceparent: parent })
  return tracer().startActiveSpan(name, { attributes }, around, async (span) => {
    try {
      return await work()
    } catch (error) {
      markFailed(span, error)
      throw error
    } finally {
      span.end()
    }
  })
}

/** Returns the step in progress as a `traceparent`; undefined if there is none or nothing is traced. */
export function currentStep(): string | undefined {
  const carrier: { traceparent?: string } = {}
  propagation.inject(context.active(), carrier)
  return carrier.traceparent
}

/** Marks a span as failed, with the error's code or name: its message may hold what a user has said. */
function markFailed(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', codeOf(error))
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return typeof error
  if ('code' in error && typeof error.code === 'string') return error.code
  return error instanceof Error ? error.name : 'object'
}
