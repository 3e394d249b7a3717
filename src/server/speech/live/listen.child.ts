import { closeSync, openSync, writeSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { AV_LOG_QUIET } from 'node-av/constants'
import { type Frame, Log } from 'node-av/lib'
import { FilterChain } from '#server/audio/filter-chain.ts'
import { LoudnessMeter, toFactor } from '#server/audio/loudness.ts'
import { PCM_RATE, toSamples } from '#server/audio/pcm-file.ts'
import { decodeInput } from '#server/audio/streamed-track.ts'
import { MAX_RECORDING_HOURS } from '#shared/limits.ts'
import { EnergyTrace } from '../energy-trace.ts'
import { createDetector, WINDOW_SAMPLES } from '../speech-detector.ts'
import type { SpeechSpan } from '../speech-task.ts'
import type { ListenMessage, ListenTask } from './listen-task.ts'
import { LiveCutter } from './live-cutter.ts'

/** After this many seconds the detector looks harder for a pause, so that text comes soon. */
const LONG_SPEECH_SECONDS = 12

/**
 * How many half seconds of sound to hold back until the loudness of the speech is known: a knock at the beginning would
 * hide quiet words.
 */
const HELD_HALF_SECONDS = 6

/**
 * A gain this far below the final one, in dB, may have hidden words. Too many is more than this number of half seconds
 * with something to hear.
 */
const TOO_QUIET_DB = 12
const TOLERATED_HALF_SECONDS = 4
/** A level below this at the final gain is not speech, in dB. */
const AUDIBLE_DB = -35

/** Frames of half a second. */
const FILTERS = `aresample=${PCM_RATE},aformat=sample_fmts=s16:channel_layouts=mono,asetnsamples=n=${PCM_RATE / 2}:p=0`

Log.setLevel(AV_LOG_QUIET)
process.once('disconnect', () => process.exit(1))
process.once('message', (task: ListenTask) => {
  listen(task).then(
    (seconds) => end({ kind: 'ended', seconds }),
    (error: unknown) =>
      end({ kind: 'failed', detail: String(error instanceof Error && error.cause ? error.cause : error) }),
  )
})

function send(message: ListenMessage, after?: () => void): void {
  process.send?.(message, undefined, undefined, after)
}

function end(message: ListenMessage): void {
  send(message, () => process.exit(0))
}

/** Writes the PCM of what arrives, and reports its segments as they become final. Returns the length in seconds. */
async function listen({ pcmPath, modelPath }: ListenTask): Promise<number> {
  // Without this check a missing model would go unnoticed and no speech would ever be found.
  await stat(modelPath)
  const file = openSync(pcmPath, 'w', 0o600)
  const trace = new EnergyTrace()
  const hearing = new Hearing(modelPath, trace)
  using chain = new FilterChain(FILTERS)
  let samples = 0
  const take = (frame: Frame) => {
    const bytes = frame.toBuffer()
    for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done)
    const piece = toSamples(bytes)
    samples += piece.length
    if (samples > MAX_RECORDING_HOURS * 3600 * PCM_RATE) throw new Error('the recording is too long')
    trace.add(piece)
    report(hearing.hear(piece))
  }
  try {
    for await (const frame of decodeInput()) for (const filtered of chain.filter(frame)) take(filtered)
    for (const filtered of chain.finish()) take(filtered)
    report(hearing.end(samples / PCM_RATE))
  } finally {
    closeSync(file)
  }
  return samples / PCM_RATE
}

function report(segments: readonly SpeechSpan[]): void {
  for (const { start, end } of segments) send({ kind: 'segment', start, end })
}

/** Finds the segments of speech that arrives bit by bit. */
class Hearing {
  readonly #detector: ReturnType<typeof createDetector>
  readonly #cutter: LiveCutter
  readonly #loudness = new LoudnessMeter()
  readonly #window = new Float32Array(WINDOW_SAMPLES)
  #filled = 0
  #heard = 0
  /** The first half seconds until there are enough of them; null from then on. */
  #held: Float32Array[] | null = []
  /** The level of each half second and the gain at which it was analysed, in dB. */
  readonly #levels: { level: number; gain: number }[] = []

  constructor(modelPath: string, trace: EnergyTrace) {
    this.#detector = createDetector(modelPath, LONG_SPEECH_SECONDS)
    this.#cutter = new LiveCutter(trace)
  }

  /** @param samples the next half second */
  hear(samples: Float32Array): SpeechSpan[] {
    this.#loudness.add(samples)
    if (!this.#held) return this.#listen(samples)
    this.#held.push(samples)
    return this.#held.length < HELD_HALF_SECONDS ? [] : this.#listenToHeld()
  }

  /**
   * @param seconds the recording's length
   * @throws Error if words may have been missed because they were taken to be quieter than they are
   */
  end(seconds: number): SpeechSpan[] {
    const held = this.#listenToHeld()
    this.#window.fill(0, this.#filled)
    const last = this.#filled > 0 ? this.#detect() : []
    this.#detector.flush()
    const segments = [...held, ...last, ...this.#collect(), ...this.#cutter.end(seconds)]
    const needed = this.#loudness.gain()
    const tooQuiet = this.#levels.filter(
      ({ level, gain }) => gain < needed - TOO_QUIET_DB && level + needed > AUDIBLE_DB,
    )
    if (tooQuiet.length > TOLERATED_HALF_SECONDS) {
      throw new Error('the recording is much quieter than it was at first')
    }
    return segments
  }

  #listenToHeld(): SpeechSpan[] {
    const held = this.#held ?? []
    this.#held = null
    return held.flatMap((samples) => this.#listen(samples))
  }

  #listen(samples: Float32Array): SpeechSpan[] {
    const gain = this.#loudness.gain()
    this.#levels.push({ level: levelOf(samples), gain })
    const factor = toFactor(gain)
    const segments: SpeechSpan[] = []
    for (const sample of samples) {
      this.#window[this.#filled++] = Math.max(-1, Math.min(1, sample * factor))
      if (this.#filled === WINDOW_SAMPLES) segments.push(...this.#detect())
    }
    if (!this.#detector.isDetected()) segments.push(...this.#cutter.pauseUntil(this.#heard))
    return segments
  }

  #detect(): SpeechSpan[] {
    this.#detector.acceptWaveform(this.#window)
    this.#filled = 0
    this.#heard += WINDOW_SAMPLES / PCM_RATE
    return this.#collect()
  }

  #collect(): SpeechSpan[] {
    const segments: SpeechSpan[] = []
    for (; !this.#detector.isEmpty(); this.#detector.pop()) {
      const { start, samples } = this.#detector.front(false)
      segments.push(...this.#cutter.add({ start: start / PCM_RATE, end: (start + samples.length) / PCM_RATE }))
    }
    return segments
  }
}

/** Returns the level of samples in dB below full scale. */
function levelOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length)
  return 10 * Math.log10(power + 1e-12)
}
