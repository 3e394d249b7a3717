import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { locateBinaries } from '#server/db/embedded/binaries.ts'
import { startEmbeddedCluster } from '#server/db/embedded/cluster.ts'
import { connectionString, launchServer, type RunningServer } from '#server/db/embedded/server-process.ts'
import { findDatabaseUser } from '#server/db/embedded/system-user.ts'
import { createLogger } from '#server/logger.ts'

/** How a server goes down: PostgreSQL's fast and immediate shutdowns, and a kill of its main process. */
export const STOP_SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT', kill: 'SIGKILL' } as const
export type StopMode = keyof typeof STOP_SIGNALS

export interface OwnPostgres {
  connectionString: string
  /** Stops the server and waits until it is gone. */
  stop(mode: StopMode): Promise<void>
  /** Starts it again at the same address. */
  start(): Promise<void>
  /** Stops it, keeps it down for this many milliseconds, and starts it again. */
  restart(mode: StopMode, awayMs?: number): Promise<void>
  /** Runs a statement in the server's database. */
  run(statement: string): Promise<void>
  /** Terminates every connection except the one that does so. */
  terminateConnections(): Promise<void>
  close(): Promise<void>
}

/** Starts a PostgreSQL server for a single test. Only the test restarts it. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dictum-own-postgres-'))
  // As root, the database runs as another user, who must be able to enter the folder.
  await chmod(dataDir, 0o755)
  const cluster = await startEmbeddedCluster({
    dataDir,
    logger: createLogger({ logLevel: 'silent' }),
    onLost: (error) => {
      throw error
    },
  })
  await cluster.stop()
  const { port } = new URL(cluster.connectionString)
  const user = await findDatabaseUser()
  const password = (await readFile(join(dataDir, 'database-password'), 'utf8')).trim()
  const options = {
    binaries: await locateBinaries(user),
    folder: join(dataDir, 'postgres'),
    user,
    password,
    logPath: join(dataDir, 'postgres.log'),
    settings: [],
  }
  let server: RunningServer = await launchServer(options, Number(port))
  let running = true

  const stop = async (mode: StopMode) => {
    process.kill(server.pid, STOP_SIGNALS[mode])
    await server.gone
    running = false
  }
  const start = async () => {
    server = await launchServer(options, Number(port))
    running = true
  }
  return {
    connectionString: cluster.connectionString,
    stop,
    start,
    restart: async (mode, awayMs = 0) => {
      await stop(mode)
      await pause(awayMs)
      await start()
    },
    run: async (statement) => {
      const client = new pg.Client({ connectionString: cluster.connectionString })
      await client.connect()
      await client.query(statement)
      await client.end()
    },
    terminateConnections: async () => {
      const client = new pg.Client({ connectionString: connectionString(Number(port), password, 'postgres') })
      await client.connect()
      await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
      )
      await client.end()
    },
    close: async () => {
      if (running) await stop('immediate')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
