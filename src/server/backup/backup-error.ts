/** A backup or restore that can't be made, for a reason that an operator can fix. `message` is the one line that is printed. */
export class BackupError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'BackupError'
  }
}

/** Builds the error for a file whose content differs from what was written. */
export function damaged(what: string, cause?: unknown): BackupError {
  return new BackupError(`The backup is damaged: ${what}. Nothing has been restored from it.`, { cause })
}
