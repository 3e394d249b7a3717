import type { FailureCode } from '#shared/errors/codes.ts'
import type { SpeechProblem } from '#shared/errors/server-messages.ts'
import type { Language } from '#shared/languages.ts'

/** What an engine can do, known before it is asked to. */
export interface EngineCapabilities {
  /** Languages it serves; null: it takes any of ours. */
  languages: readonly Language[] | null
  /** How fine its times are: of each word, of each phrase, or none (the segment's own times are then used). */
  timestamps: 'word' | 'phrase' | 'none'
  /** Whether it finds the language by itself when none is given. */
  detectsLanguage: boolean
  /** Whether it is told of the user's names and terms before it hears; with others they are mended afterwards. */
  takesTerms: boolean
  needsNetwork: boolean
  /** Known for many errors: notes made by it carry a mark. */
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
  /** The engine itself was not sure: worth checking. */
  doubtful?: boolean
}

export interface Recognition {
  /** Trimmed; empty when the engine heard nothing. */
  text: string
  /** In order; empty for an engine without times. */
  parts: TimedText[]
  /** The language heard, where the engine says so. */
  language: Language | null
  /** Looks like a known fault of recognisers: see `recogniseWithCare`. */
  doubtful?: boolean
}

export interface RecognitionRequest {
  /** 16 kHz, mono, in [-1, 1]. */
  samples: Float32Array
  /** The language to assume; null: the engine finds it. */
  language: Language | null
  /** Names and terms of the speaker as they are written, for engines that take a hint. */
  vocabulary?: readonly string[]
  signal: AbortSignal
}

/**
 * `problem`: why it can't work now; each has a message that says how to mend it. `since`, `until`: of an outage, where they
 * are known. `onTrial`: it was out of reach, and is ready to be tried again.
 */
export type Readiness =
  | { ready: true; onTrial?: boolean }
  | { ready: false; problem: SpeechProblem; since?: Date; until?: Date }

/** A pause of so many seconds is sat out in the middle of a note; for a longer one the note waits and gives way to others. */
export const SHORT_PAUSE_SECONDS = 10

/** Turns speech into text. `transcribe` throws `EngineError` and nothing else (and the signal's own abort reason). */
export interface SpeechEngine {
  readonly id: 'remote' | 'local' | 'draft'
  /** The model's name as shown to the user. */
  readonly model: string
  readonly capabilities: EngineCapabilities
  /** How many segments of a note it is best given at once. */
  readonly parallel: number
  /** Cheap enough to be asked before each note; looks things up again each time. */
  readiness(): Promise<Readiness>
  /** Whether it has served anybody for the last so many milliseconds; left out by engines that serve one note at a time. */
  servedWithin?(milliseconds: number): boolean
  transcribe(request: RecognitionRequest): Promise<Recognition>
  close(): Promise<void>
}

/** Each has a message of its own for the user: what can be done differs. */
type EngineFailure = Extract<FailureCode, `engine_${string}`>

/** How an engine failed, so that the job runner knows whether to try again and the user is told why. */
export class EngineError extends Error {
  readonly code: EngineFailure
  /** Whether the same request may succeed later. */
  readonly retry: boolean
  /** Seconds to wait before, where the engine said so. */
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
