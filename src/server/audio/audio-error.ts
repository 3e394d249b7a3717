import type { FailureCode } from '#shared/errors/codes.ts'

/**
 * What the catalogue has for a recording that can't be worked on. All but `audio_interrupted` lie in the file itself, and
 * trying again does not help.
 */
export type AudioFailure = Extract<
  FailureCode,
  'audio_unreadable' | 'audio_no_track' | 'audio_empty' | 'audio_too_long' | 'audio_interrupted'
>

/** A recording that can't be worked on; `cause` carries what the decoder said, for the log. */
export class AudioError extends Error {
  readonly code: AudioFailure

  /** Whether the same file may be read at another time. */
  get retry(): boolean {
    return this.code === 'audio_interrupted'
  }

  constructor(code: AudioFailure, cause?: unknown) {
    super(code, { cause })
    this.name = 'AudioError'
    this.code = code
  }
}
