import { createReadStream, type Dirent, type ReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { hasRoomIn } from './disk-room.ts'
import { moveDurably, writeOnceDurably } from './durable-files.ts'

/** Storage for audio. Keys are made by us, never from a user's text. */
export interface Storage {
  /**
   * Writes a stream under `key`, through `steps`. The bytes are on the disk when this returns. If it throws (the stream
   * or a step failed), nothing is left.
   */
  put(key: string, source: Readable, steps?: Transform[]): Promise<void>
  /** Stores a finished local file under `key`. */
  putFile(key: string, path: string): Promise<void>
  /** Bytes `start` to `end`, both included. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>
  /** Returns the size in bytes; null if there is no such key. */
  size(key: string): Promise<number | null>
  /** Returns a path on this machine with the key's content, for programs that need a file. */
  localPath(key: string): string
  deleteAll(prefix: string): Promise<void>
  /** Lists the folders of a folder in which nothing was stored for `ageMs`. */
  listFolders(prefix: string, ageMs: number): Promise<string[]>
  /** Lists the keys of a folder's files that were stored more than `ageMs` ago. */
  listFiles(prefix: string, ageMs: number): Promise<string[]>
  /** Returns whether this many more bytes can be stored with some room to spare. */
  hasRoom(bytes: number): Promise<boolean>
  /**
   * Returns whether the stored audio belongs to the database with this id. The first database that asks becomes the
   * owner.
   */
  belongsTo(databaseId: string): Promise<boolean>
  /** Deletes what unfinished uploads have left; those younger than `ageMs` may still be running. */
  sweepIncoming(ageMs: number): Promise<number>
}

const INCOMING = '.incoming'
const OWNER = '.database'

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

/** Lists the names in a folder of what has not changed for `ageMs`. */
async function listOld(folder: string, ageMs: number, isWanted: (entry: Dirent) => boolean): Promise<string[]> {
  const names: string[] = []
  for (const entry of (await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)) ?? []) {
    if (!isWanted(entry)) continue
    // It may be deleted meanwhile.
    const found = await stat(join(folder, entry.name)).catch(ignoreMissing)
    if (found && Date.now() - found.mtimeMs >= ageMs) names.push(entry.name)
  }
  return names
}

/** Opens storage in a folder, through FlyDrive. Writes go to a temporary file first, which is moved once complete. */
export async function openFileStorage(root: string): Promise<Storage> {
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }))
  const incoming = join(root, INCOMING)
  await mkdir(incoming, { recursive: true, mode: 0o700 })

  const store = (temporary: string, key: string) => moveDurably(temporary, join(root, key))

  return {
    put: async (key, source, steps = []) => {
      const temporary = join(incoming, key.replaceAll('/', '-'))
      const file = await open(temporary, 'w', 0o600)
      try {
        await pipeline([source, ...steps, file.createWriteStream()])
      } catch (error) {
        await file.close().catch(() => undefined)
        await rm(temporary, { force: true })
        throw error
      }
      await store(temporary, key)
    },
    putFile: async (key, path) => {
      const temporary = join(incoming, key.replaceAll('/', '-'))
      try {
        await pipeline(createReadStream(path), (await open(temporary, 'w', 0o600)).createWriteStream())
        await store(temporary, key)
      } catch (error) {
        // On a full disk, half a file would keep it full.
        await rm(temporary, { force: true })
        throw error
      }
    },
    read: async (key, range): Promise<Readable> =>
      range ? (createReadStream(join(root, key), range) satisfies ReadStream) : disk.getStream(key),
    size: async (key) => ((await disk.exists(key)) ? (await disk.getMetaData(key)).contentLength : null),
    localPath: (key) => join(root, key),
    deleteAll: (prefix) => disk.deleteAll(prefix),
    // A folder's own time is that of the last change of its entries.
    listFolders: (prefix, ageMs) => listOld(join(root, prefix), ageMs, (entry) => entry.isDirectory()),
    listFiles: async (prefix, ageMs) =>
      (await listOld(join(root, prefix), ageMs, (entry) => entry.isFile())).map((name) => `${prefix}/${name}`),
    hasRoom: (bytes) => hasRoomIn(root, bytes),
    belongsTo: async (databaseId) => {
      const path = join(root, OWNER)
      await writeOnceDurably(path, databaseId)
      return (await readFile(path, 'utf8')) === databaseId
    },
    sweepIncoming: async (ageMs) => {
      let swept = 0
      for (const name of await readdir(incoming)) {
        const path = join(incoming, name)
        // Another process may have finished the upload since the folder was read.
        const found = await stat(path).catch(ignoreMissing)
        if (!found || Date.now() - found.mtimeMs < ageMs) continue
        await rm(path, { force: true })
        swept += 1
      }
      return swept
    },
  }
}
