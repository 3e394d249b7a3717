/** Why a model is not available. */
export type ModelFailure =
  | 'unknown_model'
  | 'unreachable'
  | 'not_found'
  | 'refused'
  | 'interrupted'
  | 'not_a_model'
  | 'wrong_size'
  | 'wrong_checksum'
  | 'disk_full'
  | 'busy'
  | 'incomplete'
  | 'cancelled'

/** `message` is one line for an operator. */
export class ModelError extends Error {
  readonly code: ModelFailure

  constructor(code: ModelFailure, message: string, options: { cause?: unknown } = {}) {
    super(message, options)
    this.name = 'ModelError'
    this.code = code
  }
}
