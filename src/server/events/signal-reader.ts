import pg from 'pg'
import { z } from 'zod'
import { CONNECTION_OPTIONS } from '#server/db/open-pool.ts'
import type { Logger } from '#server/logger.ts'
import { SIGNALS_KEPT_MS } from './clear-signals.ts'
import { Throttle } from './throttle.ts'
import { WAKE_UP_CHANNEL } from './wake-up.ts'

/** Milliseconds before a lost connection is first reopened; doubles up to `most`. */
const RECONNECT_MS = { first: 250, most: 10_000 }
/** A burst of commits causes one read in this many milliseconds. */
const READ_INTERVAL_MS = 10
/** A process that was killed between its commit and its notification is noticed after this many milliseconds. */
const POLL_MS = 1_000
/** A connection that doesn't answer for this many milliseconds is given up. */
const QUERY_TIMEOUT_MS = 30_000

/**
 * Reads the signals of all transactions that a snapshot did not see: those that were in progress then ($2), and those
 * that began later (from $1 on). So each is read once, in whatever order transactions commit.
 */
const READ = `
  select pg_current_snapshot()::text as snapshot, (
    select coalesce(json_agg(content || jsonb_build_object('userId', user_id) order by id), '[]')
    from signals where xid >= $1 or xid = any($2)
  ) as signals`

const rowSchema = z.object({ snapshot: z.string(), signals: z.array(z.looseObject({ userId: z.string() })) })
/** A signal as read; not validated but for its user. */
export type StoredSignal = z.infer<typeof rowSchema>['signals'][number]

interface SignalReaderOptions {
  connectionString: string
  logger: Logger
  /** What this process calls itself in its notifications. */
  sender: string
  onSignals(signals: StoredSignal[]): void
  /** Signals may have been missed. */
  onGap(): void
}

export interface SignalReader {
  /** Reads soon. */
  request(): void
  close(): Promise<void>
}

/**
 * Reads new signals whenever a process announces some, and every second. Has a connection of its own, which is
 * reopened whenever it is lost.
 */
export async function openSignalReader(options: SignalReaderOptions): Promise<SignalReader> {
  const { logger } = options
  let client: pg.Client | null = null
  /** What the last read saw. */
  let snapshot = ''
  let readAt = 0
  let closed = false
  let reconnecting: NodeJS.Timeout | undefined
  let polling: NodeJS.Timeout | undefined

  const read = async (from: pg.Client) => {
    const [, next, inProgress] = snapshot.split(':')
    const { rows } = await from.query(READ, [next, `{${inProgress}}`])
    const found = rowSchema.parse(rows[0])
    if (client !== from) return
    const sinceLastRead = Date.now() - readAt
    snapshot = found.snapshot
    readAt += sinceLastRead
    // Some may have been deleted unread, as when the machine was suspended.
    if (sinceLastRead > SIGNALS_KEPT_MS - QUERY_TIMEOUT_MS) options.onGap()
    options.onSignals(found.signals)
  }
  const reads = new Throttle(async () => {
    const current = client
    if (!current) return
    clearTimeout(polling)
    try {
      await read(current)
    } catch (error) {
      lose(current, error)
    }
    if (client) polling = setTimeout(() => reads.request(), POLL_MS)
  }, READ_INTERVAL_MS)

  const connect = async () => {
    const next = new pg.Client({
      connectionString: options.connectionString,
      query_timeout: QUERY_TIMEOUT_MS,
      ...CONNECTION_OPTIONS,
    })
    next.on('notification', ({ payload }) => {
      if (payload !== options.sender) reads.request()
    })
    next.on('error', (error) => lose(next, error))
    next.on('end', () => lose(next, null))
    try {
      await next.connect()
      await next.query(`listen ${WAKE_UP_CHANNEL}`)
      const { rows } = await next.query<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot')
      // Closed meanwhile.
      if (closed) throw new Error('the event bus was closed')
      snapshot = rows[0]?.snapshot ?? ''
    } catch (error) {
      // Don't wait: a connection that was never established may never report its end.
      void next.end()
      throw error
    }
    client = next
    readAt = Date.now()
    // Notifications may have arrived meanwhile.
    reads.request()
  }
  const lose = (lost: pg.Client, error: unknown) => {
    if (client !== lost) return
    client = null
    clearTimeout(polling)
    logger.warn({ err: error }, 'the connection for events was lost')
    // Don't wait: a connection that is broken may never report its end.
    void lost.end()
    reconnect(RECONNECT_MS.first)
  }
  const reconnect = (pause: number) => {
    if (closed) return
    reconnecting = setTimeout(() => {
      connect().then(options.onGap, (error: unknown) => {
        if (closed) return
        logger.warn({ err: error }, 'the connection for events could not be reopened; trying again')
        reconnect(Math.min(pause * 2, RECONNECT_MS.most))
      })
    }, pause)
  }
  await connect()

  return {
    request: () => reads.request(),
    close: async () => {
      closed = true
      clearTimeout(reconnecting)
      await reads.close()
      clearTimeout(polling)
      const last = client
      client = null
      await last?.end()
    },
  }
}
