import { constants, createReadStream, type Dirent } from 'node:fs'
import { access, mkdir, open, opendir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { hasRoomIn } from './disk-room.ts'
import { moveDurably, writeOnceDurably } from './durable-files.ts'
import type { Storage, StoredFile } from './storage.ts'
import { isMissing } from './storage-error.ts'

const INCOMING = '.incoming'
const OWNER = '.database'

function ignoreMissing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}

/** Lists the names in a folder of the entries that have not changed for `ageMs`. */
async function listOld(folder: string, ageMs: number, isWanted: (entry: Dirent) => boolean): Promise<string[]> {
  const names: string[] = []
  for (const entry of (await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)) ?? []) {
    if (!isWanted(entry)) continue
    // It may be deleted meanwhile.
    const found = await stat(join(folder, entry.name)).catch(ignoreMissing)
    if (found && ageOf(found) >= ageMs) names.push(entry.name)
  }
  return names
}

/** Returns the age of a file in whole milliseconds, as the clock has them: a new one may be from a later part of this one. */
function ageOf({ mtimeMs }: { mtimeMs: number }): number {
  return Date.now() - Math.floor(mtimeMs)
}

/** Folders may be deleted meanwhile; Node's own recursion would end with an error then. */
async function* listTree(root: string, folder: string): AsyncGenerator<StoredFile> {
  const tree = await opendir(join(root, folder)).catch((error: unknown) => {
    if (folder === '') throw error
    return ignoreMissing(error)
  })
  for await (const entry of tree ?? []) {
    const key = folder === '' ? entry.name : `${folder}/${entry.name}`
    // These are our own: the folder for uploads and the owner.
    if (key.startsWith('.')) continue
    if (entry.isDirectory()) yield* listTree(root, key)
    if (!entry.isFile()) continue
    const found = await stat(join(root, key)).catch(ignoreMissing)
    if (found) yield { key, size: found.size, modified: found.mtime }
  }
}

/** Opens storage in a folder. Writes go to a temporary file first, which is moved once complete. */
export async function openFileStorage(root: string): Promise<Storage> {
  const incoming = join(root, INCOMING)
  await mkdir(incoming, { recursive: true, mode: 0o700 })

  const store = (temporary: string, key: string) => moveDurably(temporary, join(root, key))
  const readOwner = () => readFile(join(root, OWNER), 'utf8').catch(ignoreMissing)

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
    // Opened first: otherwise only the reader of the stream would notice a missing file.
    read: async (key, range) => (await open(join(root, key))).createReadStream(range),
    size: async (key) => (await stat(join(root, key)).catch(ignoreMissing))?.size ?? null,
    openLocal: async (key) => {
      const path = join(root, key)
      await access(path)
      return { path, [Symbol.asyncDispose]: async () => undefined }
    },
    deleteAll: (prefix) => rm(join(root, prefix), { recursive: true, force: true }),
    list: (folder = '') => listTree(root, folder),
    // The time of a folder is that of the last change of its entries.
    listFolders: (prefix, ageMs) => listOld(join(root, prefix), ageMs, (entry) => entry.isDirectory()),
    listFiles: async (prefix, ageMs) =>
      (await listOld(join(root, prefix), ageMs, (entry) => entry.isFile())).map((name) => `${prefix}/${name}`),
    hasRoom: (bytes) => hasRoomIn(root, bytes),
    isReachable: () =>
      access(root, constants.R_OK).then(
        () => true,
        () => false,
      ),
    belongsTo: async (databaseId) => {
      await writeOnceDurably(join(root, OWNER), databaseId)
      return (await readOwner()) === databaseId
    },
    readOwner,
    sweepIncoming: async (ageMs) => {
      let swept = 0
      for (const name of await readdir(incoming)) {
        const path = join(incoming, name)
        // Another process may have finished the upload since the folder was read.
        const found = await stat(path).catch(ignoreMissing)
        if (!found || ageOf(found) < ageMs) continue
        await rm(path, { force: true })
        swept += 1
      }
      return swept
    },
  }
}
