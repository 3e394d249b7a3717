import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { inSpan } from '#server/tracing/spans.ts'

/** Upper bounds of the buckets for requests, in seconds. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
/** Upper bounds of the buckets for the stages of a note, in seconds: from a memo to hours of recording. */
const STAGE_BUCKETS = [0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 900, 3600]

/**
 * What one process measures, for Prometheus. No label ever holds a user's text, id or address: routes are patterns, and
 * everything else is one of a fixed list.
 */
export class Metrics {
  readonly registry = new Registry()

  readonly requests = new Histogram({
    name: 'dictum_http_request_seconds',
    help: 'Seconds from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: REQUEST_BUCKETS,
    registers: [this.registry],
  })
  readonly eventStreams = new Gauge({
    name: 'dictum_event_streams',
    help: 'Open streams of live updates',
    registers: [this.registry],
  })
  readonly stages = new Histogram({
    name: 'dictum_stage_seconds',
    help: 'Seconds of one run of a stage of a note, by how it ended: finished, retried, waiting or failed',
    labelNames: ['stage', 'outcome'] as const,
    buckets: STAGE_BUCKETS,
    registers: [this.registry],
  })
  readonly failures = new Counter({
    name: 'dictum_note_failures_total',
    help: 'Notes that have failed, by code',
    labelNames: ['code'] as const,
    registers: [this.registry],
  })
  readonly recognisedSound = new Counter({
    name: 'dictum_recognised_sound_seconds_total',
    help: 'Seconds of sound that an engine has transcribed',
    labelNames: ['engine'] as const,
    registers: [this.registry],
  })
  readonly recognitionTime = new Counter({
    name: 'dictum_recognition_seconds_total',
    help: 'Seconds that an engine took for it; divided by the seconds of sound, the real-time factor',
    labelNames: ['engine'] as const,
    registers: [this.registry],
  })
  readonly recognitionErrors = new Counter({
    name: 'dictum_recognition_errors_total',
    help: 'Segments of speech that an engine failed to transcribe',
    labelNames: ['engine'] as const,
    registers: [this.registry],
  })

  /** Adds what Node measures of the process: memory, the event loop's delay, garbage collection, open files. */
  collectProcess(): void {
    collectDefaultMetrics({ register: this.registry })
  }

  /** Runs the recognition of this length of sound, and counts it. */
  async measureRecognition<T>(engine: string, soundSeconds: number, recognise: () => Promise<T>): Promise<T> {
    const began = performance.now()
    try {
      const result = await inSpan(
        'recognise',
        { 'dictum.engine': engine, 'dictum.sound_seconds': soundSeconds },
        recognise,
      )
      this.recognisedSound.inc({ engine }, soundSeconds)
      this.recognitionTime.inc({ engine }, (performance.now() - began) / 1000)
      return result
    } catch (error) {
      this.recognitionErrors.inc({ engine })
      throw error
    }
  }
}
