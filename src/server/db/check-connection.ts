import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '#server/start-error.ts'
import { isConnectionLoss } from './connection-loss.ts'
import { CONNECTION_OPTIONS } from './open-pool.ts'

/** How long startup waits for a database that is starting too, in milliseconds. */
const WAIT_MS = 30_000
const RETRY_MS = 500
/** A pooler that rotates its connections may return the same one by chance, but hardly this often in a row. */
const ROUNDS = 3
/** PgBouncer's answer to `begin` when it pools statements. */
const NO_TRANSACTIONS = '08P01'

/**
 * Checks that the database answers and that a connection to it is a session of its own. Events (LISTEN) and locks
 * belong to a session, and would be lost silently behind a pooler that changes it with each transaction.
 * @throws StartError naming DATABASE_URL
 */
export async function checkConnection(connectionString: string, waitMs = WAIT_MS): Promise<void> {
  const first = await connectWithRetry(connectionString, performance.now() + waitMs)
  const second = await connectWithRetry(connectionString, performance.now() + waitMs)
  try {
    if (!(await sharesSessions(first, second))) return
  } finally {
    await Promise.all([first.end(), second.end()])
  }
  throw new StartError(
    'DATABASE_URL leads to a pooler in transaction mode (as PgBouncer has it), through which live events and locks do not work; name PostgreSQL itself, or a pool in session mode.',
  )
}

async function connectWithRetry(connectionString: string, deadline: number): Promise<pg.Client> {
  for (;;) {
    const client = new pg.Client({ connectionString, ...CONNECTION_OPTIONS })
    // The failing query reports it.
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch (error) {
      const passes = isConnectionLoss(error) && performance.now() < deadline
      if (!passes) throw unreachable(connectionString, error)
      await pause(RETRY_MS)
    }
  }
}

function unreachable(connectionString: string, cause: unknown): StartError {
  // Never the whole address: it contains the password.
  const { host } = new URL(connectionString)
  const reason = cause instanceof AggregateError ? cause.errors.map(String).join(', ') : String(cause)
  return new StartError(`The database at ${host} can't be used (${reason}); check DATABASE_URL.`, { cause })
}

/** Returns whether two open connections share a session of the server, or one connection uses several. */
async function sharesSessions(first: pg.Client, second: pg.Client): Promise<boolean> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await readSession(first)
    try {
      // A transaction on the second connection occupies a session; behind a pooler that is the one the first has just
      // used.
      await second.query('begin')
    } catch (error) {
      if ((error as { code?: string }).code === NO_TRANSACTIONS) return true
      throw error
    }
    const other = await readSession(second)
    const after = await readSession(first)
    await second.query('rollback')
    if (before !== after || other === before) return true
  }
  return false
}

async function readSession(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}
