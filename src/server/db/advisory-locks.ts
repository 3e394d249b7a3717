import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { openPool } from '#server/db/open-pool.ts'
import type { Logger } from '#server/logger.ts'

/**
 * A machine that vanishes never closes its connection, and its locks would stay for the two hours of TCP's default
 * keepalive; so the database probes the connection earlier.
 */
const KEEP_ALIVE_SETTINGS =
  'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3'
const TAKE = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken'
/** PostgreSQL lists the two halves of a lock's number. */
const IS_HELD = `select exists (
  select 1 from pg_locks, hashtextextended($1, 0) as number
  where locktype = 'advisory' and granted and objsubid = 1
    and database = (select oid from pg_database where datname = current_database())
    and classid::bigint = (number >> 32) & 4294967295 and objid::bigint = number & 4294967295
) as held`
/** Milliseconds before the first attempt to take lost locks again; doubles up to `most`. */
const RETAKE_MS = { first: 250, most: 5_000 }

/** Lets one run at a time work on a stage of a note, across all processes of a database. */
export interface AdvisoryLocks {
  /**
   * Takes the lock of a note's stage. Returns a function that releases it, or null while another run holds it, in this
   * process or another.
   */
  take(noteId: string, stage: string): Promise<(() => Promise<void>) | null>
  /** Tells whether a run holds the lock, without taking it from anybody. */
  isHeld(noteId: string, stage: string): Promise<boolean>
  close(): Promise<void>
}

/**
 * Opens PostgreSQL advisory locks, which end with the process that holds them. All are held on one separate connection,
 * so that work never waits for a connection that a lock occupies. If that connection is lost, so are the locks; they
 * are taken again as soon as the database answers and nobody else has them: the lost connection itself may still have
 * them for a moment. A run that got in meanwhile does the same work twice, which every stage allows.
 */
export function openAdvisoryLocks(connectionString: string, logger: Logger): AdvisoryLocks {
  // A connection can take its own lock again and again, so this process has to remember what it holds.
  const held = new Set<string>()
  const pending = new Set<string>()
  /** The held locks that were lost with the connection and have not been taken again yet. */
  const lost = new Set<string>()
  const closing = new AbortController()
  let retaking: Promise<void> | null = null

  const retake = async (client: Pick<pg.ClientBase, 'query'>, keys: ReadonlySet<string>) => {
    for (const key of keys) {
      if (!held.has(key)) {
        lost.delete(key)
        continue
      }
      const { rows } = await client.query<{ taken: boolean }>(TAKE, [key])
      if (rows[0]?.taken) lost.delete(key)
      else if (!lost.has(key)) {
        lost.add(key)
        logger.warn({ key }, 'a lock that was lost with its connection is still taken; trying again')
      }
    }
  }
  const connection = openPool(
    'advisory locks',
    {
      connectionString,
      max: 1,
      idleTimeoutMillis: 0,
      onConnect: async (client) => {
        await client.query(KEEP_ALIVE_SETTINGS)
        await retake(client, held)
      },
    },
    logger,
  )

  /** Reopens the connection, which takes the locks again, even if nobody requests another lock meanwhile. */
  const reconnect = async () => {
    let wait: number = RETAKE_MS.first
    while (held.size > 0 && !closing.signal.aborted) {
      try {
        // A new connection takes all of them again.
        await connection.query('select 1')
        await retake(connection, lost)
        if (lost.size === 0) return
      } catch (error) {
        logger.warn({ err: error }, 'the locks could not be reacquired yet; trying again')
      }
      await pause(wait, undefined, { signal: closing.signal }).catch(() => undefined)
      wait = Math.min(wait * 2, RETAKE_MS.most)
    }
  }
  connection.on('remove', () => {
    if (closing.signal.aborted || held.size === 0) return
    retaking ??= reconnect().finally(() => {
      retaking = null
    })
  })

  const release = async (key: string) => {
    held.delete(key)
    lost.delete(key)
    await connection.query('select pg_advisory_unlock(hashtextextended($1, 0))', [key]).catch((error: unknown) => {
      // Without the connection there is no lock either.
      logger.warn({ err: error }, 'a lock could not be released')
    })
  }
  return {
    take: async (noteId, stage) => {
      const key = `${stage} ${noteId}`
      if (held.has(key) || pending.has(key)) return null
      pending.add(key)
      try {
        const { rows } = await connection.query<{ taken: boolean }>(TAKE, [key])
        if (!rows[0]?.taken) return null
        held.add(key)
        return () => release(key)
      } finally {
        pending.delete(key)
      }
    },
    isHeld: async (noteId, stage) => {
      const key = `${stage} ${noteId}`
      if (held.has(key)) return true
      const { rows } = await connection.query<{ held: boolean }>(IS_HELD, [key])
      return rows[0]?.held ?? false
    },
    close: async () => {
      closing.abort()
      await retaking
      await connection.end()
    },
  }
}
