import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Config } from '#server/config.ts'
import { claimDataFolder } from '#server/data-folder-lock.ts'
import { checkConnection } from '#server/db/check-connection.ts'
import { type EmbeddedCluster, findRunningCluster, startEmbeddedCluster } from '#server/db/embedded/cluster.ts'
import { CONNECTION_OPTIONS } from '#server/db/open-pool.ts'
import type { Logger } from '#server/logger.ts'
import { StartError } from '#server/start-error.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import { BackupError } from './backup-error.ts'

export type PlaceConfig = Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir' | 'storage' | 's3'>

/** The database and the storage of one Dictum. */
export interface Place {
  /** Never leads through a pooler in transaction mode: a backup needs a session of its own. */
  connectionString: string
  storage: Storage
  /** Stops whatever was started. */
  close(): Promise<void>
}

const fail = (error: Error) => {
  throw error
}

/**
 * Opens the place that a configuration describes, whether or not its server runs.
 * @throws BackupError if there is none
 * @throws StartError if its database can't be used
 */
export async function openPlace(config: PlaceConfig, logger: Logger): Promise<Place> {
  if (config.databaseUrl !== null) return openExternal(config, config.databaseUrl)
  const running = await findRunningCluster(config.dataDir)
  if (running !== null) return describe(config, running, async () => undefined)
  if (!(await exists(join(config.dataDir, 'postgres', 'PG_VERSION')))) {
    throw new BackupError(`There is no Dictum in ${config.dataDir}; set DATA_DIR or DATABASE_URL.`)
  }
  return openEmbedded(config, logger)
}

interface PlaceHooks {
  /** Called with the embedded cluster once it runs. */
  onStarted?: (cluster: EmbeddedCluster) => void
  /** Called once the place is closed, or could not be opened, while no server can start on its data folder. */
  onStopped?: () => Promise<void>
}

const doNothing = async () => undefined

/** Opens the place whose database is at DATABASE_URL. */
export async function openExternal(
  config: PlaceConfig,
  databaseUrl: string,
  { onStopped = doNothing }: PlaceHooks = {},
): Promise<Place> {
  try {
    const { directUrl } = await checkConnection(databaseUrl, config.databaseDirectUrl)
    return await describe(config, directUrl, onStopped)
  } catch (error) {
    await onStopped()
    throw error
  }
}

/** Opens the place whose database is in the data folder, and creates the database if there is none. */
export async function openEmbedded(
  config: PlaceConfig,
  logger: Logger,
  { onStarted, onStopped = doNothing }: PlaceHooks = {},
): Promise<Place> {
  const release = await claimDataFolder(config.dataDir, {
    logger,
    onLost: () => fail(new StartError(`Another process has taken ${config.dataDir} over.`)),
  })
  const closers = [release, onStopped]
  const close = async () => {
    for (const closeOne of closers.splice(0).reverse()) await closeOne()
  }
  try {
    const cluster = await startEmbeddedCluster({ dataDir: config.dataDir, logger, onLost: fail })
    closers.push(() => cluster.stop())
    onStarted?.(cluster)
    return await describe(config, cluster.connectionString, close)
  } catch (error) {
    await close()
    throw error
  }
}

async function describe(config: PlaceConfig, connectionString: string, close: () => Promise<void>): Promise<Place> {
  return { connectionString, storage: await openStorage(config, join(config.dataDir, 'work')), close }
}

/** Opens a connection on which no time limit ends a statement: a backup waits for disks and pipes. */
export async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, ...CONNECTION_OPTIONS })
  // The statement that fails reports the error.
  client.on('error', () => undefined)
  await client.connect()
  await client.query(
    'set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set client_encoding = utf8',
  )
  return client
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

/**
 * Files of the data folder that a restored place needs. The others are created again (the database's password), can be
 * downloaded again (models) or have done their work (the outbox, scratch files, logs).
 */
export const PLACE_FILES: readonly string[] = ['admin-password']

/** Reads the files of the data folder that belong to a backup. */
export async function readPlaceFiles(dataDir: string): Promise<Array<{ name: string; content: string }>> {
  const found: Array<{ name: string; content: string }> = []
  for (const name of PLACE_FILES) {
    const content = await readFile(join(dataDir, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    })
    if (content !== null) found.push({ name, content })
  }
  return found
}
