import type { FailureCode } from '#shared/errors/codes.ts'

/**
 * The error codes for a recording that can't be processed. All but `audio_interrupted` are caused by the file itself,
 * so a retry doesn't help.
 */
export type AudioFailure = Extract<
  FailureCode,
  'audio_unreadable' | 'audio_no_track' | 'audio_empty' | 'audio_too_long' | 'audio_interrupted'
>

/** A recording that can't be processed. `cause` holds the decoder's message, for the log. */
export class AudioError extends Error {
  readonly code: AudioFailure

  /** Whether a retry with the same file may succeed. */
  get retry(): boolean {
    return this.code === 'audio_interrupted'
  }

  constructor(code: AudioFailure, cause?: unknown) {
    super(code, { cause })
    this.name = 'AudioError'
    this.code = code
  }
}
