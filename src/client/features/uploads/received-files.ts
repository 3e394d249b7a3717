import type { DBSchema } from 'idb'
import { openWhenNeeded } from '#client/lib/browser/open-database.ts'

/** A file that another app has shared with this one, and that no user has accepted yet. */
export interface ReceivedFile {
  /** A UUID, which stays the same in the upload queue. */
  id: string
  file: File
  /** Milliseconds since 1970. */
  receivedAt: number
}

interface ReceivedSchema extends DBSchema {
  files: { key: string; value: ReceivedFile }
}

/** After this time, nobody remembers who shared a file and with whom. */
const KEPT_MS = 24 * 3_600_000

/** Files from other apps that are waiting for a user. Every method rejects if nothing can be stored. */
export interface ReceivedFiles {
  /** Returns the files, oldest first. Deletes those that are more than a day old. */
  list(now?: number): Promise<ReceivedFile[]>
  /** Deletes files that are in the upload queue, or were refused or discarded. */
  remove(ids: readonly string[]): Promise<void>
}

/** Returns the store, into which the service worker writes (public/receive-files.js). It opens on first use. */
export function openReceivedFiles(databaseName = 'dictum-received'): ReceivedFiles {
  const open = openWhenNeeded<ReceivedSchema>(databaseName, (database) => {
    database.createObjectStore('files', { keyPath: 'id' })
  })

  async function remove(ids: readonly string[]): Promise<void> {
    const database = await open()
    for (const id of ids) await database.delete('files', id)
  }

  return {
    async list(now = Date.now()) {
      const files = await (await open()).getAll('files')
      const isOld = ({ receivedAt }: ReceivedFile) => now - receivedAt > KEPT_MS
      await remove(files.filter(isOld).map(({ id }) => id))
      return files.filter((one) => !isOld(one)).sort((a, b) => a.receivedAt - b.receivedAt)
    },
    remove,
  }
}

/** This browser's store. */
export const receivedFiles = openReceivedFiles()
