import pg from 'pg'
import type { Logger } from '#server/logger.ts'

/** Bounds the wait for a connection, including opening one: a silent host must not block callers for ever. */
const CONNECT_TIMEOUT_MS = 30_000
/** The kernel probes a silent peer after this time; the default of two hours would keep dead connections as long. */
const KEEP_ALIVE_AFTER_MS = 10_000

/** Options of every connection to the database, pooled or single. */
export const CONNECTION_OPTIONS = {
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
} as const satisfies pg.ClientConfig

/**
 * A pool that takes back a client whose connection has ended. Drizzle never releases the client of a transaction whose
 * `begin` fails, so each connection lost there would shrink the pool by one.
 */
class RecoveringPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    // The pool's own queries use the callback form and release their clients.
    if (callback) return void super.connect(callback)
    return super.connect().then(releaseOnceEnded)
  }
}

type ConnectCallback = Parameters<pg.Pool['connect']>[0]

function releaseOnceEnded(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client)
  let released = false
  const releaseOnce = (error?: Error | boolean) => {
    if (released) return
    released = true
    client.off('end', onEnd)
    release(error)
  }
  const onEnd = () => releaseOnce(true)
  client.once('end', onEnd)
  client.release = releaseOnce
  return client
}

/**
 * Opens a pool whose lost connections are logged and replaced, never thrown. The pool itself listens to idle clients
 * only: without our listener, a connection that ends while in use would end the process.
 * @param purpose the name of its connections in the log
 */
export function openPool(purpose: string, options: pg.PoolConfig, logger: Logger): pg.Pool {
  const pool = new RecoveringPool({ ...CONNECTION_OPTIONS, ...options })
  pool.on('connect', (client) => {
    client.on('error', (error) => logger.warn({ err: error, purpose }, 'a database connection was lost'))
  })
  // The listener above already reports it, but an 'error' event without a listener is thrown.
  pool.on('error', () => undefined)
  return pool
}
