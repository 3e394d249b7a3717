import pg from 'pg'
import type { Logger } from '#server/logger.ts'
import { CONNECTION_OPTIONS } from './open-pool.ts'

/** Milliseconds before the first attempt to reopen a lost connection; doubles up to `most`. */
const RECONNECT_MS = { first: 250, most: 10_000 }
/** Timeout in milliseconds after which a connection that doesn't answer is given up. */
export const QUERY_TIMEOUT_MS = 30_000

interface ListeningOptions {
  /** PostgreSQL itself, or a pooler in session mode. */
  connectionString: string
  channel: string
  /** Name of the connection in the log. */
  purpose: string
  logger: Logger
  onNotification(payload: string): void
  /** Runs on each new connection once it listens, before it is used. */
  prepare?(client: pg.Client): Promise<void>
  /** Called when a connection is ready, whether it is the first or a new one. Notifications in between may have been missed. */
  onReady(isFirst: boolean): void
}

export interface ListeningConnection {
  /** The open connection, which can also run statements; null while there is none. */
  current(): pg.Client | null
  /** Gives up a connection that fails, and opens another. */
  giveUp(client: pg.Client, error: unknown): void
  close(): Promise<void>
}

/**
 * Opens a separate connection that listens to a channel, and reopens it whenever it is lost.
 * @throws Error if it can't be opened the first time
 */
export async function openListeningConnection(options: ListeningOptions): Promise<ListeningConnection> {
  const { purpose, logger } = options
  let client: pg.Client | null = null
  let closed = false
  let timer: NodeJS.Timeout | undefined

  const connect = async () => {
    const next = new pg.Client({
      connectionString: options.connectionString,
      query_timeout: QUERY_TIMEOUT_MS,
      ...CONNECTION_OPTIONS,
    })
    next.on('notification', ({ payload }) => options.onNotification(payload ?? ''))
    next.on('error', (error) => giveUp(next, error))
    next.on('end', () => giveUp(next, null))
    try {
      await next.connect()
      await next.query(`listen ${pg.escapeIdentifier(options.channel)}`)
      await options.prepare?.(next)
      // It was closed in the meantime.
      if (closed) throw new Error('the listening connection was closed')
    } catch (error) {
      // Don't wait: a connection that was never established may never report its end.
      void next.end()
      throw error
    }
    client = next
  }
  const giveUp = (lost: pg.Client, error: unknown) => {
    if (client !== lost) return
    client = null
    logger.warn({ err: error, purpose }, 'a listening connection was lost')
    // Don't wait: a broken connection may never report its end.
    void lost.end()
    reconnect(RECONNECT_MS.first)
  }
  const reconnect = (pause: number) => {
    if (closed) return
    timer = setTimeout(() => {
      connect().then(
        () => options.onReady(false),
        (error: unknown) => {
          if (closed) return
          logger.warn({ err: error, purpose }, 'a listening connection could not be reopened; trying again')
          reconnect(Math.min(pause * 2, RECONNECT_MS.most))
        },
      )
    }, pause)
  }
  await connect()
  options.onReady(true)

  return {
    current: () => client,
    giveUp,
    close: async () => {
      closed = true
      clearTimeout(timer)
      const last = client
      client = null
      await last?.end()
    },
  }
}
