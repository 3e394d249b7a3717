import pg from 'pg'
import type { Logger } from '#server/logger.ts'

/** Bounds waiting for a connection, opening one included: a host that has gone silent must not hold callers for ever. */
const CONNECT_TIMEOUT_MS = 30_000
/** The kernel asks after a silent peer this soon; the default of two hours would keep dead connections for as long. */
const KEEP_ALIVE_AFTER_MS = 10_000

/** How every connection to the database is opened, in a pool or alone. */
export const CONNECTION_OPTIONS = {
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
} as const satisfies pg.ClientConfig

/**
 * Gives a client whose connection has ended back to the pool by itself. Drizzle never releases the client of a
 * transaction whose `begin` fails, so each connection lost there would leave the pool smaller by one.
 */
class RecoveringPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    // The pool's own queries come this way; they release what they take.
    if (callback) return void super.connect(callback)
    return super.connect().then(releaseOnceEnded)
  }
}

type ConnectCallback = Parameters<pg.Pool['connect']>[0]

function releaseOnceEnded(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client)
  let released = false
  const giveBack = (error?: Error | boolean) => {
    if (released) return
    released = true
    client.off('end', onEnd)
    release(error)
  }
  const onEnd = () => giveBack(true)
  client.once('end', onEnd)
  client.release = giveBack
  return client
}

/**
 * Opens a pool whose lost connections are logged and replaced, never thrown. The pool itself listens to idle clients
 * only: without a listener of ours, a connection that ends while it is in use would end the process.
 * @param purpose what the log calls its connections
 */
export function openPool(purpose: string, options: pg.PoolConfig, logger: Logger): pg.Pool {
  const pool = new RecoveringPool({ ...CONNECTION_OPTIONS, ...options })
  pool.on('connect', (client) => {
    client.on('error', (error) => logger.warn({ err: error, purpose }, 'a database connection was lost'))
  })
  // Reported by the listener above already; but an 'error' that nobody listens to is thrown.
  pool.on('error', () => undefined)
  return pool
}
