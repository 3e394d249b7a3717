import { z } from 'zod'
import { webUrl } from '#server/environment-values.ts'

/** The environment variables of traces; OpenTelemetry's own names. */
export const tracingVariables = {
  /** May hold a name and a password: the exporter signs in with them, and quotes them in no error. */
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .refine((list) => list.split(',').every((pair) => /^\s*[\w.-]+\s*=[^\r\n]*$/.test(pair)), {
      error: 'must be pairs such as name=value, by commas',
    })
    .optional(),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).default('dictum'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
}

export interface TracingSettings {
  /** The collector's address, without `/v1/traces`. */
  endpoint: string
  /** Sent with each export, such as a token. */
  headers: Record<string, string>
  /** The name of this service in traces. */
  serviceName: string
  /** The share of traces that are exported, 0 to 1. */
  sampleRatio: number
}

/** Reads where traces go; returns null if nowhere. */
export function readTracing(values: z.infer<z.ZodObject<typeof tracingVariables>>): TracingSettings | null {
  if (values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return null
  return {
    endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ''),
    headers: readHeaders(values.OTEL_EXPORTER_OTLP_HEADERS),
    serviceName: values.OTEL_SERVICE_NAME,
    sampleRatio: values.OTEL_TRACES_SAMPLER_ARG,
  }
}

function readHeaders(list: string | undefined): Record<string, string> {
  const pairs = (list?.split(',') ?? []).map((pair) => {
    const at = pair.indexOf('=')
    return [pair.slice(0, at).trim(), decode(pair.slice(at + 1).trim())] as const
  })
  return Object.fromEntries(pairs)
}

/** Values may be percent-encoded. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
