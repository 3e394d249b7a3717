/** The server can't start for a reason that an operator can fix; `message` is the one line that is printed. */
export class StartError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'StartError'
  }
}
