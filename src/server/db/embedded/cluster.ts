import { createHash, randomBytes } from 'node:crypto'
import { chown, lstat, mkdir, readFile, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { isProcessAlive } from '#server/is-process-alive.ts'
import type { Logger } from '#server/logger.ts'
import { writeOnceDurably } from '#server/storage/durable-files.ts'
import { locateBinaries, SHARED_STATE_DIR } from './binaries.ts'
import { initialiseCluster } from './initialise.ts'
import { keepRunning, type RestartPolicy } from './keep-running.ts'
import { isRunningPostgres, readPostmasterFile } from './postmaster.ts'
import { adoptServer, connectionString, type LaunchOptions, launchServer } from './server-process.ts'
import { canReach, findDatabaseUser, type SystemUser } from './system-user.ts'
import type { RecoveryWatch } from './watch-recovery.ts'

const DATABASE = 'dictum'

export interface EmbeddedCluster {
  connectionString: string
  /** True if the server of an earlier, killed process was found running and taken over. */
  adopted: boolean
  /** Where its files are. */
  folder: string
  /** Whether it was not there before. */
  created: boolean
  stop(): Promise<void>
}

interface ClusterOptions {
  /** Folder of the cluster, its password and its log. */
  dataDir: string
  logger: Logger
  /** Extra settings of the server, as `name=value`. */
  settings?: string[]
  /** Called once when the server has ended and can't be restarted; `connectionString` is dead from then on. */
  onLost: (error: Error) => void
  /** How persistently to restart a server that has ended. */
  restarts?: RestartPolicy
  /** How to notice that a server is stuck. */
  watch?: RecoveryWatch
}

/**
 * Starts the PostgreSQL cluster in a data folder, creating it if necessary, or takes over the one that a killed process
 * left running. It listens on the loopback address only, on a port chosen by the system, with a password made with the
 * cluster. A server that ends by itself is restarted on the same port.
 * @throws StartError in one line for what an operator can fix.
 */
export async function startEmbeddedCluster(options: ClusterOptions): Promise<EmbeddedCluster> {
  const { dataDir, logger } = options
  const user = await findDatabaseUser()
  const binaries = await locateBinaries(user)
  const folder = await placeCluster(dataDir, user, logger)
  const password = await readOrMakePassword(join(dataDir, 'database-password'))
  const launch: LaunchOptions = {
    binaries,
    folder,
    user,
    password,
    settings: options.settings ?? [],
    logPath: join(dataDir, 'postgres.log'),
  }
  const orphan = await findOrphan(folder)
  if (orphan) logger.info({ pid: orphan.pid }, 'found the database of an earlier process still running')
  const adopted = orphan && (await adoptServer(orphan, folder, password))
  const created = !(await fileExists(join(folder, 'PG_VERSION')))
  if (created) await initialiseCluster(binaries, folder, user, password)
  const server = adopted ?? (await launchServer(launch))
  await createDatabaseOnce(server.port, password)
  const runner = keepRunning({
    server,
    launch,
    logger,
    onLost: options.onLost,
    ...(options.restarts ? { policy: options.restarts } : {}),
    ...(options.watch ? { watch: options.watch } : {}),
  })
  return {
    connectionString: connectionString(server.port, password, DATABASE),
    adopted: adopted !== null,
    folder,
    created,
    stop: () => runner.stop(),
  }
}

/** Returns the address of the cluster that a process runs in a data folder; null if none runs or it is starting. */
export async function findRunningCluster(dataDir: string): Promise<string | null> {
  const found = await readPostmasterFile(join(dataDir, 'postgres'))
  const password = await readFile(join(dataDir, 'database-password'), 'utf8').catch(() => null)
  if (!found || password === null) return null
  const address = connectionString(found.port, password.trim(), DATABASE)
  const client = new pg.Client({ connectionString: address })
  client.on('error', () => undefined)
  try {
    // A killed server leaves its file behind, and its port may be used by another by now: only the password tells.
    await client.connect()
    return address
  } catch {
    return null
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Returns the cluster's folder. If root's data folder can't be entered by the database user, the cluster lives
 * elsewhere and a link in the data folder points to it.
 */
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
  // An empty file is a leftover of a write that was cut off before there was a cluster.
  await rm(path, { force: true })
  await writeOnceDurably(path, `${made}\n`)
  return made
}

/** Finds a server that runs on this folder. */
async function findOrphan(folder: string): Promise<{ pid: number; port: number } | null> {
  const file = await readPostmasterFile(folder)
  if (!file) return null
  if (await isRunningPostgres(file.pid, folder)) return file
  // PostgreSQL itself judges the file of a dead server and waits for its remaining children. Only a pid that now
  // belongs to another program would keep it from starting.
  if (isProcessAlive(file.pid)) await rm(join(folder, 'postmaster.pid'), { force: true })
  return null
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
