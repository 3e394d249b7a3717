import type { FailureCode } from '#shared/errors/codes.ts'
import type { SpeechProblem } from '#shared/errors/server-messages.ts'
import type { Language } from '#shared/languages.ts'

/** What an engine can do, known before it is used. */
export interface EngineCapabilities {
  /** Languages it serves; null means all of ours. */
  languages: readonly Language[] | null
  /** Granularity of its times: per word, per phrase, or none (the segment's own times are used instead). */
  timestamps: 'word' | 'phrase' | 'none'
  /** Whether it detects the language if none is given. */
  detectsLanguage: boolean
  /** Whether it can be told the language, and then writes in it. One that can't may drift into another language. */
  takesLanguage: boolean
  /** Whether it takes the user's names and terms as input. For other engines they are corrected afterwards. */
  takesTerms: boolean
  needsNetwork: boolean
  /** Whether it is known to make many errors: its notes carry a mark. */
  draft: boolean
}

/** A stretch of speech, cut at pauses, at most `MAX_SEGMENT_SECONDS` long. */
export interface SpeechSegment {
  index: number
  /** Seconds from the recording's beginning. */
  start: number
  end: number
}

/** One word or phrase with its times in seconds from the *segment's* beginning. */
export interface TimedText {
  text: string
  start: number
  end: number
  /** The engine itself was not sure, so it is worth checking. */
  doubtful?: boolean
}

export interface Recognition {
  /** Trimmed; empty if the engine recognised nothing. */
  text: string
  /** In order; empty for an engine without times. */
  parts: TimedText[]
  /** The detected language, if the engine reports it. */
  language: Language | null
  /** Whether the engine reports a language other than those of the product. */
  isForeign?: boolean
  /** Looks like a known fault of speech models: see `recogniseWithCare`. */
  doubtful?: boolean
}

export interface RecognitionRequest {
  /** 16 kHz, mono, in [-1, 1]. */
  samples: Float32Array
  /** The language to assume; null makes the engine detect it. */
  language: Language | null
  /** Names and terms of the speaker in their correct spelling, for engines that take a hint. */
  vocabulary?: readonly string[]
  signal: AbortSignal
}

/**
 * `problem`: why it can't work now; each has a message that says how to fix it. `since`, `until`: times of an outage,
 * if known. `onTrial`: it was unreachable and may be tried again.
 */
export type Readiness =
  | { ready: true; onTrial?: boolean }
  | { ready: false; problem: SpeechProblem; since?: Date; until?: Date }

/**
 * A note waits for a pause of up to this many seconds while it runs. For a longer one it is set to waiting, so that
 * others can run.
 */
export const SHORT_PAUSE_SECONDS = 10

/** Turns speech into text. `transcribe` throws only `EngineError` and the signal's abort reason. */
export interface SpeechEngine {
  readonly id: 'remote' | 'local' | 'draft'
  /** The model's name as shown to the user. */
  readonly model: string
  readonly capabilities: EngineCapabilities
  /** How many segments of a note to give it at once. */
  readonly parallel: number
  /** For a service: the number of milliseconds after which it counts as not answering. */
  readonly timeoutMs?: number
  /** Cheap enough to call before each note; checks again on each call. */
  readiness(): Promise<Readiness>
  /** Returns whether it has served any request in the last `milliseconds`. Engines that serve one note at a time leave it out. */
  servedWithin?(milliseconds: number): boolean
  transcribe(request: RecognitionRequest): Promise<Recognition>
  close(): Promise<void>
}

/** Each code has its own message for the user, because the remedies differ. */
type EngineFailure = Extract<FailureCode, `engine_${string}`>

/** How an engine failed: tells the job runner whether to retry, and the user why. */
export class EngineError extends Error {
  readonly code: EngineFailure
  /** Whether the same request may succeed later. */
  readonly retry: boolean
  /** Seconds to wait before a retry, if the engine said so. */
  readonly retryAfter: number | undefined

  constructor(
    code: EngineError['code'],
    message: string,
    options: { retry: boolean; retryAfter?: number; cause?: unknown },
  ) {
    super(message, { cause: options.cause })
    this.name = 'EngineError'
    this.code = code
    this.retry = options.retry
    this.retryAfter = options.retryAfter
  }
}
