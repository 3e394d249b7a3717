import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { chown, lstat, mkdir, open, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from '#server/logger.ts'
import { StartError } from '#server/start-error.ts'
import { type Binaries, locateBinaries, SHARED_STATE_DIR } from './binaries.ts'
import { initialiseCluster, SUPERUSER } from './initialise.ts'
import { isRunningPostgres, readPostmasterFile } from './postmaster.ts'
import { canReach, findDatabaseUser, type SystemUser } from './system-user.ts'

const DATABASE = 'dictum'
/** A start after a hard kill may first have to wait for the killed server's own children to notice and end. */
const START_TIMEOUT_MS = 30_000
const STOP_TIMEOUT_MS = 20_000

export interface EmbeddedCluster {
  connectionString: string
  /** True when the server of an earlier, killed process was found running and taken over. */
  adopted: boolean
  stop(): Promise<void>
}

interface ClusterOptions {
  /** Where the cluster, its password and its log are kept. */
  dataDir: string
  logger: Logger
  /** Settings of the server beside ours, as `name=value`. */
  settings?: string[]
}

/**
 * Starts (making it first where there is none) the PostgreSQL cluster in a data folder, or takes over the one that a
 * killed process left running. It listens on the loopback address alone, on a port of the system's choice, behind a
 * password made when the cluster was.
 * @throws StartError in one line for what an operator can mend.
 */
export async function startEmbeddedCluster(options: ClusterOptions): Promise<EmbeddedCluster> {
  const { dataDir, logger } = options
  const user = await findDatabaseUser()
  const binaries = await locateBinaries(user)
  const folder = await placeCluster(dataDir, user, logger)
  const password = await readOrMakePassword(join(dataDir, 'database-password'))

  const running = await findOrphan(folder)
  if (running) {
    logger.info({ pid: running.pid }, 'found the database of an earlier process still running; taking it over')
    await waitUntilReady(running.port, password, () => isRunningPostgres(running.pid, folder))
    return finish({ port: running.port, password, pid: running.pid, adopted: true, folder })
  }
  if (!(await fileExists(join(folder, 'PG_VERSION')))) await initialiseCluster(binaries, folder, user, password)
  const { child, port } = await launch(binaries, folder, user, password, options)
  const pid = child.pid
  if (pid === undefined) throw new StartError('PostgreSQL could not be started.')
  return finish({ port, password, pid, adopted: false, folder })
}

async function finish(server: {
  port: number
  password: string
  pid: number
  adopted: boolean
  folder: string
}): Promise<EmbeddedCluster> {
  await createDatabaseOnce(server.port, server.password)
  return {
    connectionString: connectionString(server.port, server.password, DATABASE),
    adopted: server.adopted,
    stop: () => stopServer(server.pid, server.folder),
  }
}

function connectionString(port: number, password: string, database: string): string {
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`
}

/** Root's cluster moves out of a folder that its user can't enter; a link in the data folder tells where it is. */
async function placeCluster(dataDir: string, user: SystemUser | null, logger: Logger): Promise<string> {
  const folder = join(dataDir, 'postgres')
  if (!user) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return folder
  }
  if (!(await canReach(dataDir, user))) {
    const place = join(SHARED_STATE_DIR, 'clusters', createHash('sha256').update(dataDir).digest('hex').slice(0, 16))
    await mkdir(place, { recursive: true, mode: 0o755 })
    await chown(place, user.uid, user.gid)
    if (!(await linkExists(folder))) {
      await symlink(place, folder)
      logger.info({ place }, 'the database is kept outside the data folder, which its user cannot enter')
    }
    return place
  }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chown(folder, user.uid, user.gid)
  return folder
}

async function readOrMakePassword(path: string): Promise<string> {
  const present = await readFile(path, 'utf8').catch(() => null)
  if (present?.trim()) return present.trim()
  const made = randomBytes(24).toString('hex')
  await writeFile(path, `${made}\n`, { mode: 0o600 })
  return made
}

/** A server that runs on this folder; a stale file of one that does not is taken away, so that it can't be mistaken. */
async function findOrphan(folder: string): Promise<{ pid: number; port: number } | null> {
  const file = await readPostmasterFile(folder)
  if (!file) return null
  if (await isRunningPostgres(file.pid, folder)) return file
  await rm(join(folder, 'postmaster.pid'), { force: true })
  return null
}

async function launch(
  binaries: Binaries,
  folder: string,
  user: SystemUser | null,
  password: string,
  options: ClusterOptions,
): Promise<{ child: ChildProcess; port: number }> {
  const deadline = Date.now() + START_TIMEOUT_MS
  for (;;) {
    const port = await findFreePort()
    const log = await open(join(options.dataDir, 'postgres.log'), 'a')
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=100',
      'shared_buffers=64MB',
      ...(options.settings ?? []),
    ]
    // Detached, so that Ctrl-C in a terminal reaches us alone: we stop it last, once no query is under way.
    const child = spawn(binaries.postgres, ['-D', folder, '-p', String(port), ...settings.flatMap((s) => ['-c', s])], {
      ...(user ?? {}),
      cwd: folder,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    })
    child.unref()
    await log.close()
    let running = true
    child.once('exit', () => {
      running = false
    })
    child.once('error', () => {
      running = false
    })
    if (await waitUntilReady(port, password, async () => running).catch(() => false)) return { child, port }
    if (Date.now() > deadline) {
      throw new StartError(`The database did not start; see ${join(options.dataDir, 'postgres.log')}.`)
    }
    await delay(200)
  }
}

/** Waits until the server answers; false once `alive` says that it is gone. */
async function waitUntilReady(port: number, password: string, alive: () => Promise<boolean>): Promise<boolean> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    if (!(await alive())) return false
    const client = new pg.Client({ connectionString: connectionString(port, password, 'postgres') })
    try {
      await client.connect()
      await client.end()
      return true
    } catch (error) {
      // 28P01: another password, so another's server: waiting would not help.
      if ((error as { code?: string }).code === '28P01') {
        throw new StartError('The database refuses the password kept in the data folder (database-password).')
      }
      await delay(20)
    }
  }
  throw new StartError('The database did not become ready in time.')
}

async function createDatabaseOnce(port: number, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: connectionString(port, password, 'postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (!rowCount) await client.query(`create database ${DATABASE}`)
  } finally {
    await client.end()
  }
}

async function stopServer(pid: number, folder: string): Promise<void> {
  if (!(await isRunningPostgres(pid, folder))) return
  // SIGINT is PostgreSQL's fast shutdown: it ends sessions, writes a checkpoint, and leaves nothing to recover.
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + STOP_TIMEOUT_MS
  while (Date.now() < deadline) {
    if (!(await isRunningPostgres(pid, folder))) return
    await delay(20)
  }
  throw new Error(`the database (process ${pid}) did not stop in time`)
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

async function fileExists(path: string): Promise<boolean> {
  return readFile(path).then(
    () => true,
    () => false,
  )
}

async function linkExists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  )
}
