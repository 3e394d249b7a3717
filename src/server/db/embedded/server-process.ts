import { execFile, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { open } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { StartError } from '#server/start-error.ts'
import type { Binaries } from './binaries.ts'
import { SUPERUSER } from './initialise.ts'
import { isRunningPostgres } from './postmaster.ts'
import type { SystemUser } from './system-user.ts'

const run = promisify(execFile)

/** A start after a hard kill may first have to wait for the killed server's children to notice and exit. */
const START_TIMEOUT_MS = 30_000
/**
 * A running server gets much longer: after a crash it first syncs its whole folder and replays what was written since
 * the last checkpoint, and stopping it halfway would only restart that.
 */
const RECOVERY_TIMEOUT_MS = 600_000
const STOP_TIMEOUT_MS = 20_000
/** A connection attempt that hangs must not use up the time for a start. */
const PROBE_TIMEOUT_MS = 5_000
/** How often to check a server that is not our child. */
const WATCH_MS = 500

export interface LaunchOptions {
  binaries: Binaries
  folder: string
  /** The user that the server runs as; null for our own. */
  user: SystemUser | null
  password: string
  logPath: string
  /** Extra settings, as `name=value`. */
  settings: string[]
  /** Milliseconds after which a server that ends is not started again. */
  timeoutMs?: number
}

export interface RunningServer {
  pid: number
  port: number
  /** Settles once the process has ended, for whatever reason. */
  gone: Promise<void>
}

export function connectionString(port: number, password: string, database: string): string {
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`
}

/**
 * Starts a server on a folder and waits until it answers.
 * @param fixedPort the port to listen on; default: a free one.
 * @throws StartError if it does not come up in time.
 */
export async function launchServer(options: LaunchOptions, fixedPort?: number): Promise<RunningServer> {
  const deadline = Date.now() + (options.timeoutMs ?? START_TIMEOUT_MS)
  for (;;) {
    const port = fixedPort ?? (await findFreePort())
    const server = await spawnServer(options, port)
    let running = true
    void server.gone.then(() => {
      running = false
    })
    if (await waitUntilReady(port, options.password, Date.now() + RECOVERY_TIMEOUT_MS, async () => running)) {
      return server
    }
    if (running) {
      await stopServer(server, options.folder)
      throw new StartError(`The database did not become ready in time; see ${options.logPath}.`)
    }
    if (Date.now() > deadline) throw new StartError(`The database did not start; see ${options.logPath}.`)
    await delay(200)
  }
}

async function spawnServer(options: LaunchOptions, port: number): Promise<RunningServer> {
  const { binaries, folder, user } = options
  // Failed queries are logged with their text.
  const log = await open(options.logPath, 'a', 0o600)
  // An earlier version may have created it readable for everybody.
  await log.chmod(0o600)
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=100',
    'shared_buffers=64MB',
    ...options.settings,
  ]
  const args = ['-D', folder, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const [program, ...rest] = [...(await lockInFront(folder)), binaries.postgres, ...args] as [string, ...string[]]
  // Detached, so that Ctrl-C in a terminal reaches only us: we stop the server last, when no query is running.
  const child = spawn(program, rest, {
    ...(user ?? {}),
    cwd: folder,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  })
  // Listen before any await: a server that can't start may have ended by then.
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  child.unref()
  await log.close()
  if (child.pid === undefined) throw new StartError('PostgreSQL could not be started.')
  return { pid: child.pid, port, gone }
}

/**
 * Returns a prefix for PostgreSQL's command that makes the kernel keep a second server off the folder while any process
 * of the first lives, in whichever container. PostgreSQL itself knows only processes that it can see. Returns nothing
 * if there is no flock (the one of util-linux, which replaces itself with the server).
 */
async function lockInFront(folder: string): Promise<string[]> {
  const found = await run('flock', ['--version']).catch(() => null)
  return found?.stdout.includes('util-linux') ? ['flock', '--no-fork', '--nonblock', join(folder, 'dictum.lock')] : []
}

/**
 * Waits for a server that an earlier process started. Returns null if it ends meanwhile.
 * @throws StartError if it is alive but does not answer.
 */
export async function adoptServer(
  { pid, port }: { pid: number; port: number },
  folder: string,
  password: string,
): Promise<RunningServer | null> {
  const alive = () => isRunningPostgres(pid, folder)
  if (await waitUntilReady(port, password, Date.now() + START_TIMEOUT_MS, alive))
    return { pid, port, gone: watch(alive) }
  if (!(await alive())) return null
  throw new StartError(`The database of an earlier process (${pid}) does not answer; stop it, then start again.`)
}

async function watch(alive: () => Promise<boolean>): Promise<void> {
  while (await alive()) await delay(WATCH_MS, undefined, { ref: false })
}

/** Waits until the server answers. Returns false if `alive` says that it is gone, or after the deadline. */
async function waitUntilReady(
  port: number,
  password: string,
  deadline: number,
  alive: () => Promise<boolean>,
): Promise<boolean> {
  while (Date.now() < deadline) {
    if (!(await alive())) return false
    const client = new pg.Client({
      connectionString: connectionString(port, password, 'postgres'),
      connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    })
    // A server that dies during the attempt ends the connection a second time.
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return true
    } catch (error) {
      // 28P01: wrong password, so it is somebody else's server and waiting would not help.
      if ((error as { code?: string }).code === '28P01') {
        throw new StartError('The database refuses the password kept in the data folder (database-password).')
      }
      await delay(20)
    }
  }
  return false
}

/**
 * Stops a server by PostgreSQL's fast shutdown: it ends sessions, writes a checkpoint and leaves nothing to recover.
 */
export async function stopServer({ pid }: RunningServer, folder: string): Promise<void> {
  if (!(await isRunningPostgres(pid, folder))) return
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + STOP_TIMEOUT_MS
  while (Date.now() < deadline) {
    if (!(await isRunningPostgres(pid, folder))) return
    await delay(20)
  }
  throw new Error(`the database (process ${pid}) did not stop in time`)
}

/**
 * Below the ports that a system gives to outgoing connections (from 32,768 on Linux, from 49,152 elsewhere): a database
 * that is started again needs the same one, and another process must not have taken it meanwhile.
 */
const PORTS = { first: 12_000, end: 20_000 }
const PORT_TRIES = 100

async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < PORT_TRIES; tries++) {
    const port = randomInt(PORTS.first, PORTS.end)
    if (await isFree(port)) return port
  }
  throw new Error(`none of ${PORT_TRIES} ports from ${PORTS.first} on is free for the database`)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false)
      else reject(error)
    })
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
