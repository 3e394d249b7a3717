/** An open event stream that may be closed to make room. */
export interface LimitedStream {
  /** Ends it; its browser may come back after a while. */
  makeRoom(): void
}

/**
 * Limits the open event streams of each user in this process. A further one closes the oldest: the page that was opened
 * last is the one being looked at, and the oldest may belong to a connection that was lost without a word.
 */
export class StreamLimit {
  private readonly max: number
  /** The streams of each user, oldest first. */
  private readonly streams = new Map<string, Set<LimitedStream>>()

  constructor(max: number) {
    this.max = max
  }

  /** Returns a function that removes the stream again. */
  add(userId: string, stream: LimitedStream): () => void {
    const own = this.streams.get(userId) ?? new Set()
    this.streams.set(userId, own.add(stream))
    for (const oldest of own) {
      if (own.size <= this.max) break
      own.delete(oldest)
      oldest.makeRoom()
    }
    return () => {
      own.delete(stream)
      if (own.size === 0 && this.streams.get(userId) === own) this.streams.delete(userId)
    }
  }
}
