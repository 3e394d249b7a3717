import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { connect, type Place } from '#server/backup/place.ts'
import { type RestoreSummary, restoreBackup } from '#server/backup/restore-backup.ts'
import { listStoredKeys } from '#server/backup/tables.ts'
import { createLogger } from '#server/logger.ts'
import { openFileStorage } from '#server/storage/file-storage.ts'
import { createEmptyDatabase } from './database/clone-database.ts'
import { readRows } from './database/read-rows.ts'
import type { TestServer } from './server.ts'

/** The place of a test server that is running. */
export function placeOf({ context }: TestServer): Place {
  return {
    connectionString: context.config.databaseUrl ?? '',
    storage: context.storage,
    close: async () => undefined,
  }
}

export interface NewPlace extends Place {
  dataDir: string
  /** Restores a backup file here. */
  restore(path: string, passphrase?: string): Promise<RestoreSummary>
}

/** Creates an empty place; `close` removes it. */
export async function createPlace(): Promise<NewPlace> {
  const database = await createEmptyDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'dictum-restored-'))
  const place = {
    connectionString: database.connectionString,
    storage: await openFileStorage(join(dataDir, 'audio')),
    close: async () => {
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  const logger = createLogger({ logLevel: 'silent' })
  return {
    ...place,
    dataDir,
    restore: (path, passphrase) =>
      restoreBackup(place, createReadStream(path), { dataDir, passphrase: passphrase ?? null, logger }),
  }
}

/** Reads all audio that the rows of a place name; null for a file that is not there. */
export async function readAudio({ connectionString, storage }: Place): Promise<Record<string, string | null>> {
  const client = await connect(connectionString)
  try {
    await client.query('begin')
    const found: Record<string, string | null> = {}
    for await (const key of listStoredKeys(client)) {
      const isThere = (await storage.size(key)) !== null
      found[key] = isThere ? (await buffer(await storage.read(key))).toString('base64') : null
    }
    return found
  } finally {
    await client.end()
  }
}

/** Returns the rows that a restored place has in common with the original. */
export async function commonRows(connectionString: string): Promise<Record<string, string[]>> {
  const { backups, ...rows } = await readRows(connectionString)
  return { ...rows, secrets: (rows.secrets ?? []).filter((row) => !row.includes('database_id')) }
}
