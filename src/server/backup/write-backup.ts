import { readFileSync } from 'node:fs'
import type { Writable } from 'node:stream'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { BACKUP_LOCK } from '#server/db/backup-lock.ts'
import { MIGRATION_LOCK } from '#server/db/migrate.ts'
import { MIGRATIONS_TABLE, readMigrations } from '#server/db/schema-version.ts'
import type { Storage } from '#server/storage/storage.ts'
import { ArchiveWriter, numbered } from './archive-writer.ts'
import { BackupError } from './backup-error.ts'
import { hasQueues, JOBS_QUERY } from './jobs-copy.ts'
import { type BackupHeader, FORMAT, HEADER } from './manifest.ts'
import { connect, type Place, readPlaceFiles } from './place.ts'
import { copyTarget, listStoredKeys, listTables, quote, type TableColumns } from './tables.ts'

/** What a backup holds. */
export interface BackupSummary {
  createdAt: Date
  /** Size of the whole backup, in bytes. */
  sizeBytes: number
  schemaVersion: number
  rows: Record<string, number>
  jobs: number
  audio: { files: number; bytes: number }
  /** Files that rows name but that are not in storage: their number, and the first of their keys. */
  missing: { files: number; keys: string[] }
}

interface BackupOptions {
  dataDir: string
  passphrase: string | null
  /** Stops the backup. */
  signal?: AbortSignal
  lockWaitMs?: number
  /** For tests: called once the snapshot is taken, before anything is copied. */
  onSnapshot?: () => Promise<void>
}

/** Size of a part of a table. A whole part is in memory, because a tar archive states sizes first. */
const PART_BYTES = 4 * 1024 * 1024
/** How long to wait for another backup, for deletions of files in progress, or for migrations. */
const LOCK_WAIT_MS = 60_000
const LOCK_NOT_AVAILABLE = '55P03'
const MIGRATING = 'The database is being migrated; try again when the server runs.'
/** How many missing files are named. */
const NAMED_MISSING = 100

/**
 * Writes a backup: one snapshot of the database, and the files that it names. The server may run meanwhile; it puts off
 * the deletion of files until the backup is complete.
 * @param sink is ended with the backup, and destroyed if it fails
 * @throws BackupError if there is nothing to back up, or another backup is being made
 */
export async function writeBackup(place: Place, sink: Writable, options: BackupOptions): Promise<BackupSummary> {
  const client = await connect(place.connectionString)
  try {
    await client.query(`set lock_timeout = ${options.lockWaitMs ?? LOCK_WAIT_MS}`)
    await lockDeletions(client)
    await lockMigrations(client)
    // The first query takes the snapshot.
    await client.query('begin isolation level repeatable read read only')
    const tables = await listTables(client)
    if (tables.length === 0) throw new BackupError('There is nothing to back up: the database has no tables.')
    await lockTables(client, tables)
    // Servers may start again; they wait only with changes of these tables.
    await client.query('select pg_advisory_unlock_shared($1)', [MIGRATION_LOCK])
    const createdAt = new Date()
    const header = await describe(client, tables, createdAt)
    await options.onSnapshot?.()
    const writer = new ArchiveWriter(sink, { passphrase: options.passphrase, modified: createdAt })
    options.signal?.addEventListener('abort', () => writer.abort(), { once: true })
    try {
      if (options.signal?.aborted) writer.abort()
      const content = await writeEntries(writer, { client, storage: place.storage, header, dataDir: options.dataDir })
      const sizeBytes = await writer.finish(content)
      return { createdAt, sizeBytes, schemaVersion: header.schema.version, ...content }
    } catch (error) {
      writer.abort()
      throw error
    }
  } finally {
    await client.end()
  }
}

/** Waits for deletions of stored files that are in progress, and prevents further ones until the connection ends. */
async function lockDeletions(client: pg.ClientBase): Promise<void> {
  await lockOrGiveUp('Another backup is being made; wait until it has ended.', () =>
    client.query('select pg_advisory_lock($1)', [BACKUP_LOCK]),
  )
}

/** Waits for migrations that are in progress, and prevents further ones. */
async function lockMigrations(client: pg.ClientBase): Promise<void> {
  await lockOrGiveUp(MIGRATING, () => client.query('select pg_advisory_lock_shared($1)', [MIGRATION_LOCK]))
}

/** Prevents anything that would change tables until the connection ends. */
async function lockTables(client: pg.ClientBase, tables: readonly TableColumns[]): Promise<void> {
  const names = tables.map(({ name }) => `public.${quote(name)}`).join(', ')
  await lockOrGiveUp(MIGRATING, () => client.query(`lock table ${names} in access share mode`))
}

/** @throws BackupError with this message if somebody else holds the lock for too long */
async function lockOrGiveUp(message: string, lock: () => Promise<unknown>): Promise<void> {
  try {
    await lock()
  } catch (cause) {
    if ((cause as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw cause
    throw new BackupError(message, { cause })
  }
}

/** @throws BackupError if this program does not know the schema */
async function describe(client: pg.ClientBase, tables: TableColumns[], createdAt: Date): Promise<BackupHeader> {
  const known = readMigrations()
  const { rows: applied } = await client.query<{ hash: string }>(
    `select hash from public.${MIGRATIONS_TABLE} order by created_at desc`,
  )
  const last = known[applied.length - 1]
  if (!last || last.hash !== applied[0]?.hash) {
    throw new BackupError(
      `The database has schema version ${applied.length}, which this program (${known.length}) does not know; back it up with the program that it belongs to.`,
    )
  }
  const { rows } = await client.query<{ postgres: string; id: string | null }>(
    "select current_setting('server_version') as postgres, (select value from secrets where name = 'database_id') as id",
  )
  return {
    format: FORMAT,
    createdAt: createdAt.toISOString(),
    program: readProgramVersion(),
    postgres: rows[0]?.postgres ?? '',
    databaseId: rows[0]?.id ?? null,
    schema: { version: last.version, name: last.name, hash: last.hash },
    tables,
  }
}

/** Returns the version of this program. */
export function readProgramVersion(): string {
  const path = new URL('../../../package.json', import.meta.url)
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version
}

interface Source {
  client: pg.ClientBase
  storage: Storage
  header: BackupHeader
  dataDir: string
}

async function writeEntries(writer: ArchiveWriter, { client, storage, header, dataDir }: Source) {
  await writer.addText(HEADER, `${JSON.stringify(header, null, 1)}\n`)
  const rows: Record<string, number> = {}
  for (const table of header.tables) {
    rows[table.name] = await copyRows(writer, client, `tables/${table.name}`, `copy ${copyTarget(table)} to stdout`)
  }
  const jobs = (await hasQueues(client)) ? await copyRows(writer, client, 'jobs', `copy (${JOBS_QUERY}) to stdout`) : 0
  for (const { name, content } of await readPlaceFiles(dataDir)) await writer.addText(`files/${name}`, content)
  return { rows, jobs, ...(await copyAudio(writer, client, storage)) }
}

/** Copies rows in parts. @returns the number of rows */
async function copyRows(
  writer: ArchiveWriter,
  client: pg.ClientBase,
  folder: string,
  statement: string,
): Promise<number> {
  const stream = client.query(copyTo(statement))
  let parts = 0
  let chunks: Buffer[] = []
  let bytes = 0
  const writePart = async () => {
    parts += 1
    await writer.add(`${folder}/${numbered(parts)}.copy`, bytes, chunks)
    chunks = []
    bytes = 0
  }
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes >= PART_BYTES) await writePart()
  }
  if (bytes > 0) await writePart()
  return stream.rowCount
}

async function copyAudio(writer: ArchiveWriter, client: pg.ClientBase, storage: Storage) {
  const audio = { files: 0, bytes: 0 }
  const missing: { files: number; keys: string[] } = { files: 0, keys: [] }
  for await (const key of listStoredKeys(client)) {
    const size = await storage.size(key)
    if (size === null) {
      missing.files += 1
      if (missing.keys.length < NAMED_MISSING) missing.keys.push(key)
      continue
    }
    await writer.add(`audio/${key}`, size, await storage.read(key))
    audio.files += 1
    audio.bytes += size
  }
  return { audio, missing }
}
