/** Proxies close a connection that is silent for a minute. */
export const KEEP_ALIVE_MS = 25_000

/** Number of groups. One statement checks the streams of a group, which are then written to without a pause. */
const GROUPS = 25

/** An open event stream. */
export interface OpenStream {
  sessionId: string
  send(text: string): void
  end(): void
}

interface Group {
  streams: Set<OpenStream>
  timer: ReturnType<typeof setInterval>
}

/**
 * Writes to each event stream of this process every 25 seconds, and ends those whose session is no longer open. Asks for
 * many sessions at once: with thousands of streams, a statement for each would be most of what the database does.
 */
export class KeepAlive {
  private readonly listOpenSessions: (ids: string[]) => Promise<Set<string>>
  private readonly onFailed: (error: unknown) => void
  private readonly groups = new Map<number, Group>()
  private added = 0

  /**
   * @param listOpenSessions returns the sessions that are open
   * @param onFailed is told why sessions could not be checked. Their streams end; browsers connect again.
   */
  constructor(listOpenSessions: (ids: string[]) => Promise<Set<string>>, onFailed: (error: unknown) => void) {
    this.listOpenSessions = listOpenSessions
    this.onFailed = onFailed
  }

  /** Returns a function that removes the stream again. */
  add(stream: OpenStream): () => void {
    const key = this.added % GROUPS
    this.added += 1
    const group = this.groups.get(key) ?? this.open(key)
    group.streams.add(stream)
    return () => {
      group.streams.delete(stream)
      if (group.streams.size > 0 || this.groups.get(key) !== group) return
      clearInterval(group.timer)
      this.groups.delete(key)
    }
  }

  private open(key: number): Group {
    const streams = new Set<OpenStream>()
    const group = { streams, timer: setInterval(() => void this.check([...streams]), KEEP_ALIVE_MS) }
    this.groups.set(key, group)
    return group
  }

  private async check(streams: readonly OpenStream[]): Promise<void> {
    const open = await this.listOpenSessions([...new Set(streams.map(({ sessionId }) => sessionId))]).catch((error) => {
      this.onFailed(error)
      return new Set<string>()
    })
    for (const stream of streams) {
      if (open.has(stream.sessionId)) stream.send(': still here\n\n')
      else stream.end()
    }
  }
}
