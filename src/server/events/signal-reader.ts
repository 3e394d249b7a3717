import type pg from 'pg'
import { z } from 'zod'
import { type ListeningConnection, openListeningConnection, QUERY_TIMEOUT_MS } from '#server/db/listening-connection.ts'
import type { Logger } from '#server/logger.ts'
import { SIGNALS_KEPT_MS } from './clear-signals.ts'
import { Throttle } from './throttle.ts'
import { WAKE_UP_CHANNEL } from './wake-up.ts'

/** How many milliseconds to wait before reading, so that a burst of commits causes only one read. */
const READ_INTERVAL_MS = 10
/** A process that was killed between its commit and its notification is noticed after this many milliseconds. */
const POLL_MS = 1_000

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
/** A signal as read; only its user has been validated. */
export type StoredSignal = z.infer<typeof rowSchema>['signals'][number]

interface SignalReaderOptions {
  /** PostgreSQL itself, or a pooler in session mode. */
  connectionString: string
  logger: Logger
  /** The name that this process gives itself in its notifications. */
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
  /** What the last read saw. */
  let snapshot = ''
  let readAt = 0
  let polling: NodeJS.Timeout | undefined
  let connection: ListeningConnection | null = null

  const read = async (client: pg.Client) => {
    const [, next, inProgress] = snapshot.split(':')
    const { rows } = await client.query(READ, [next, `{${inProgress}}`])
    const found = rowSchema.parse(rows[0])
    if (connection?.current() !== client) return
    const sinceLastRead = Date.now() - readAt
    snapshot = found.snapshot
    readAt += sinceLastRead
    // Some may have been deleted unread, for example while the machine was suspended.
    if (sinceLastRead > SIGNALS_KEPT_MS - QUERY_TIMEOUT_MS) options.onGap()
    options.onSignals(found.signals)
  }
  const reads = new Throttle(async () => {
    const client = connection?.current()
    if (!client) return
    clearTimeout(polling)
    await read(client).catch((error: unknown) => connection?.giveUp(client, error))
    polling = setTimeout(() => reads.request(), POLL_MS)
  }, READ_INTERVAL_MS)

  connection = await openListeningConnection({
    connectionString: options.connectionString,
    channel: WAKE_UP_CHANNEL,
    purpose: 'events',
    logger: options.logger,
    onNotification: (payload) => {
      if (payload !== options.sender) reads.request()
    },
    prepare: async (client) => {
      const { rows } = await client.query<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot')
      snapshot = rows[0]?.snapshot ?? ''
      readAt = Date.now()
    },
    onReady: (isFirst) => {
      if (isFirst) return
      options.onGap()
      // Notifications may have arrived before the connection was ready.
      reads.request()
    },
  })
  reads.request()

  return {
    request: () => reads.request(),
    close: async () => {
      await reads.close()
      clearTimeout(polling)
      await connection?.close()
    },
  }
}
