import pg from 'pg'
import type { Logger } from '#server/logger.ts'

/**
 * A machine that vanishes never closes its connection, and its locks would stay for the two hours that TCP waits by
 * default; so the database asks after it.
 */
const ASK_AFTER_HOLDER = 'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3'

/** Lets one run at a time work on a stage of a note, over all processes of a database. */
export interface StageLocks {
  /** Takes a stage of a note; null while another run has it, in this process or another. Call the result to give it up. */
  take(noteId: string, stage: string): Promise<(() => Promise<void>) | null>
  close(): Promise<void>
}

/**
 * Advisory locks of PostgreSQL, which end with the process that holds them. All are held on one connection of their own,
 * so that work never waits for a connection that a lock keeps. Should that be lost the locks are too: what two runs then
 * do twice is kept once, as each stage promises.
 */
export function openStageLocks(connectionString: string, logger: Logger): StageLocks {
  // To one connection a lock that it holds is free: what this process holds it has to remember.
  const held = new Set<string>()
  const connection = new pg.Pool({
    connectionString,
    max: 1,
    idleTimeoutMillis: 0,
    onConnect: async (client) => {
      await client.query(ASK_AFTER_HOLDER)
    },
  })
  connection.on('error', (error) => logger.warn({ err: error }, 'the connection that holds the locks was lost'))

  const release = async (key: string) => {
    held.delete(key)
    await connection.query('select pg_advisory_unlock(hashtextextended($1, 0))', [key]).catch((error: unknown) => {
      // Without the connection there is no lock either.
      logger.warn({ err: error }, 'a lock could not be given up')
    })
  }
  return {
    take: async (noteId, stage) => {
      const key = `${stage} ${noteId}`
      if (held.has(key)) return null
      held.add(key)
      try {
        const { rows } = await connection.query<{ taken: boolean }>(
          'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
          [key],
        )
        if (rows[0]?.taken) return () => release(key)
      } catch (error) {
        held.delete(key)
        throw error
      }
      held.delete(key)
      return null
    },
    close: () => connection.end(),
  }
}
