import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '#server/start-error.ts'
import { isConnectionLoss } from './connection-loss.ts'
import { CONNECTION_OPTIONS } from './open-pool.ts'

/** How long startup waits for a database that is also starting, in milliseconds. */
const WAIT_MS = 30_000
const RETRY_MS = 500
/** How long it waits without a word, in milliseconds. */
const SILENT_MS = 3_000
const DEFAULT_PORT = '5432'
/** Number of tries. A pooler that rotates its connections may return the same one by chance, but hardly this often in a row. */
const ROUNDS = 3
/** PgBouncer's answer to `begin` when it pools statements. */
const NO_TRANSACTIONS = '08P01'

/** The addresses at which a database is reached. */
export interface DatabaseAddress {
  /** The address for statements and transactions. */
  url: string
  /**
   * The address for whatever lasts as long as a session: LISTEN, session locks, migrations, backups. It equals `url`
   * without a pooler.
   */
  directUrl: string
}

interface WaitOptions {
  waitMs?: number
  silentMs?: number
  /** Called once with a line that says what is waited for; writes it to standard error by default. */
  say?: (line: string) => void
}

/**
 * Checks that the database answers, and that there is an address at which a connection is a session of its own. Events
 * (LISTEN) and locks belong to a session, and would be lost silently behind a pooler that changes it with each
 * transaction.
 * @param directUrl null: use `url` for everything
 * @param options how long to wait for it
 * @throws StartError naming DATABASE_URL or DATABASE_DIRECT_URL
 */
export async function checkConnection(
  url: string,
  directUrl: string | null = null,
  { waitMs = WAIT_MS, silentMs = SILENT_MS, say = sayToOperator }: WaitOptions = {},
): Promise<DatabaseAddress> {
  const waiting: Waiting = { deadline: performance.now() + waitMs, silentMs, say: onceOnly(say) }
  if (directUrl === null) {
    if (await changesSessions('DATABASE_URL', url, waiting)) {
      throw new StartError(
        'DATABASE_URL leads to a pooler in transaction mode (as PgBouncer has it), through which live events and locks do not work; name PostgreSQL itself in DATABASE_DIRECT_URL.',
      )
    }
    return { url, directUrl: url }
  }
  if (await changesSessions('DATABASE_DIRECT_URL', directUrl, waiting)) {
    throw new StartError(
      'DATABASE_DIRECT_URL leads to a pooler in transaction mode; name PostgreSQL itself, or a pool in session mode.',
    )
  }
  await requireSameDatabase(url, directUrl, waiting)
  return { url, directUrl }
}

/** Returns whether connections at an address change their session, as those of a pooler in transaction mode do. */
async function changesSessions(name: Variable, url: string, waiting: Waiting): Promise<boolean> {
  const first = await connectWithRetry(name, url, waiting)
  const second = await connectWithRetry(name, url, waiting)
  try {
    return await sharesSessions(first, second)
  } finally {
    await Promise.all([first.end(), second.end()])
  }
}

/** @throws StartError if a lock that is held at one address can be taken at the other */
async function requireSameDatabase(url: string, directUrl: string, waiting: Waiting): Promise<void> {
  const pooled = await connectWithRetry('DATABASE_URL', url, waiting)
  const direct = await connectWithRetry('DATABASE_DIRECT_URL', directUrl, waiting)
  const lock = [randomUUID()]
  try {
    await pooled.query('begin').catch((error: unknown) => {
      if ((error as { code?: string }).code !== NO_TRANSACTIONS) throw error
      throw new StartError('DATABASE_URL leads to a pooler in statement mode; set it to transaction or session mode.')
    })
    await pooled.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', lock)
    const { rows } = await direct.query<{ free: boolean }>(
      'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as free',
      lock,
    )
    await pooled.query('rollback')
    if (rows[0]?.free) throw new StartError('DATABASE_URL and DATABASE_DIRECT_URL lead to different databases.')
  } finally {
    await Promise.all([pooled.end(), direct.end()])
  }
}

interface Waiting {
  deadline: number
  silentMs: number
  say: (line: string) => void
}

/** Standard output may be a backup. */
function sayToOperator(line: string): void {
  process.stderr.write(`${line}\n`)
}

function onceOnly(say: (line: string) => void): (line: string) => void {
  let isSaid = false
  return (line) => {
    if (!isSaid) say(line)
    isSaid = true
  }
}

type Variable = 'DATABASE_URL' | 'DATABASE_DIRECT_URL'

async function connectWithRetry(name: Variable, connectionString: string, waiting: Waiting): Promise<pg.Client> {
  const { deadline, silentMs, say } = waiting
  const line = `Waiting for the database at ${hostOf(connectionString)} (${name}), which does not answer yet.`
  const saying = setTimeout(() => say(line), silentMs)
  try {
    return await connectUntil(name, connectionString, deadline)
  } finally {
    clearTimeout(saying)
  }
}

async function connectUntil(name: Variable, connectionString: string, deadline: number): Promise<pg.Client> {
  for (;;) {
    const client = new pg.Client({ connectionString, ...CONNECTION_OPTIONS })
    // The failing query reports the error.
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch (error) {
      const passes = isConnectionLoss(error) && performance.now() < deadline
      if (!passes) throw unreachable(name, connectionString, error)
      await pause(RETRY_MS)
    }
  }
}

function unreachable(name: Variable, connectionString: string, cause: unknown): StartError {
  const reason = cause instanceof AggregateError ? cause.errors.map(String).join(', ') : String(cause)
  return new StartError(`The database at ${hostOf(connectionString)} can't be used (${reason}); check ${name}.`, {
    cause,
  })
}

/** Returns the host and port of a database. Its whole address, with the password, is never printed. */
function hostOf(connectionString: string): string {
  const { hostname, port, searchParams } = new URL(connectionString)
  // The address of a socket has the folder as a parameter.
  const folder = searchParams.get('host')
  return hostname === '' && folder !== null ? folder : `${hostname}:${port || DEFAULT_PORT}`
}

/** Returns whether two open connections share a session of the server, or one connection uses several. */
async function sharesSessions(first: pg.Client, second: pg.Client): Promise<boolean> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await readSession(first)
    try {
      // A transaction on the second connection occupies a session; behind a pooler that is the session that the first
      // has just used.
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
