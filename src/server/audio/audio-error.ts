import type { FailureCode } from '#shared/errors/codes.ts'

/** Those of the catalogue's failures that lie in the file itself; trying again does not help. */
export type AudioFailure = Extract<FailureCode, 'audio_unreadable' | 'audio_no_track' | 'audio_empty'>

/** A recording that can't be worked on; `cause` carries what the decoder said, for the log. */
export class AudioError extends Error {
  readonly code: AudioFailure

  constructor(code: AudioFailure, cause?: unknown) {
    super(code, { cause })
    this.name = 'AudioError'
    this.code = code
  }
}
