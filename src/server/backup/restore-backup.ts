import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type pg from 'pg'
import { MIGRATION_LOCK } from '#server/db/migrate.ts'
import { newestSchemaVersion } from '#server/db/schema-version.ts'
import { openJobs } from '#server/jobs/jobs.ts'
import type { Logger } from '#server/logger.ts'
import { writeOnceDurably } from '#server/storage/durable-files.ts'
import { BackupError } from './backup-error.ts'
import type { BackupHeader, BackupManifest } from './manifest.ts'
import { connect, type Place } from './place.ts'
import { readArchive } from './read-archive.ts'
import { Restoration } from './restoration.ts'
import { isRestoring, markRestored, markRestoring } from './restore-marker.ts'
import { listTables } from './tables.ts'

/** What was restored. */
export interface RestoreSummary {
  header: BackupHeader
  manifest: BackupManifest
  /** Version of the schema to which this program brings the place when it starts. */
  programSchemaVersion: number
  /** Number of jobs of queues that this program does not know; they were left out. */
  unknownJobs: number
}

interface RestoreOptions {
  dataDir: string
  passphrase: string | null
  logger: Logger
  /** Called once the backup is in the database. From then on the place must be kept, even if something fails. */
  onCommit?: () => void
}

/**
 * Restores a backup into an empty place. All rows are written in one transaction, which is committed once the whole
 * backup has been read and agrees with its manifest; a mark in the data folder keeps servers away until files and rows
 * are there.
 * @throws BackupError if the place is not empty, or the backup is damaged, encrypted with another passphrase, or too
 * new. The place is as it was before then.
 */
export async function restoreBackup(
  place: Place,
  source: AsyncIterable<Uint8Array>,
  { dataDir, passphrase, logger, onCommit }: RestoreOptions,
): Promise<RestoreSummary> {
  await requireEmpty(place, dataDir)
  await markRestoring(dataDir)
  const hadJobs = await hasJobs(place)
  // Creates the queues, in a schema of their own.
  const jobs = await openJobs({
    connectionString: place.connectionString,
    logger,
    supervise: false,
    runsSchedule: false,
  })
  const client = await connect(place.connectionString)
  let isCommitted = false
  try {
    // A server that is started meanwhile waits with its own migrations.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query('begin')
    const restoration = new Restoration(client, place.storage)
    const manifest = await readArchive(source, passphrase, (entry) => restoration.take(entry))
    const unknownJobs = await restoration.complete(manifest, jobs)
    const databaseId = await renameDatabase(client)
    await client.query('commit')
    isCommitted = true
    onCommit?.()
    for (const [name, content] of restoration.files) await writeOnceDurably(join(dataDir, name), content)
    await place.storage.belongsTo(databaseId)
    await markRestored(dataDir)
    // Without statistics the first queries would be slow.
    await client.query('analyze')
    const programSchemaVersion = newestSchemaVersion()
    return { header: restoration.header, manifest, programSchemaVersion, unknownJobs }
  } catch (error) {
    if (!isCommitted) await empty(place, dataDir, logger)
    throw error
  } finally {
    await client.end()
    await jobs.close()
    if (!isCommitted && !hadJobs) await deleteJobs(place, logger)
  }
}

async function hasJobs({ connectionString }: Place): Promise<boolean> {
  const client = await connect(connectionString)
  try {
    const { rows } = await client.query<{ there: boolean }>("select to_regnamespace('pgboss') is not null as there")
    return rows[0]?.there ?? false
  } finally {
    await client.end()
  }
}

/** Deletes the queues that a failed restore has created, unless a server has used the database since. */
async function deleteJobs({ connectionString }: Place, logger: Logger): Promise<void> {
  try {
    const client = await connect(connectionString)
    try {
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
      if ((await listTables(client)).length === 0) await client.query('drop schema pgboss cascade')
    } finally {
      await client.end()
    }
  } catch (error) {
    logger.error({ err: error }, 'the queues of a failed restore could not be deleted')
  }
}

/** @throws BackupError if the place has tables or audio, unless an earlier restore left them */
async function requireEmpty({ connectionString, storage }: Place, dataDir: string): Promise<void> {
  const client = await connect(connectionString)
  try {
    const tables = await listTables(client)
    if (tables.length > 0) {
      throw new BackupError(
        `The place is not empty: its database has ${tables.length} tables. Restore into a new DATA_DIR, and a new database if DATABASE_URL is set.`,
      )
    }
  } finally {
    await client.end()
  }
  // A restore that was killed leaves files but no rows.
  if (await isRestoring(dataDir)) return
  const owner = await storage.readOwner()
  if (owner !== null)
    throw new BackupError(`The place is not empty: its storage belongs to another database (${owner}).`)
  for await (const { key } of storage.list()) {
    throw new BackupError(`The place is not empty: its storage has audio (${key}). Restore into a new DATA_DIR.`)
  }
}

/** Removes what a failed restore has stored; the place was empty before. */
async function empty({ storage }: Place, dataDir: string, logger: Logger): Promise<void> {
  try {
    await storage.deleteAll('notes')
    await storage.deleteAll('uploads')
    await markRestored(dataDir)
  } catch (error) {
    // The mark stays, so that no server starts here.
    logger.error({ err: error }, 'the files of a failed restore could not be deleted')
  }
}

/** Gives the database an id of its own, so that it never takes the original's audio for its own. */
async function renameDatabase(client: pg.ClientBase): Promise<string> {
  const id = randomUUID()
  await client.query(
    "insert into secrets (name, value) values ('database_id', $1) on conflict (name) do update set value = excluded.value",
    [id],
  )
  return id
}
