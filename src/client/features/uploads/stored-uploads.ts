import type { DBSchema } from 'idb'
import { openWhenNeeded } from '#client/lib/browser/open-database.ts'
import type { SentSoFar } from '#client/lib/recordings/sent-so-far.ts'
import type { SpokenLanguage } from './uploads-state.ts'

/** A file that the server has not acknowledged yet, as stored on the device. */
export interface StoredUpload {
  id: string
  userId: string
  file: File
  language: SpokenLanguage
  /** How many people speak in it; undefined if that is to be detected. */
  speakers?: number | undefined
  paused: boolean
  /** What the server has of it, and under which idempotency key; absent until something was sent. */
  sent?: { key: string; soFar: SentSoFar }
}

interface UploadsSchema extends DBSchema {
  uploads: { key: string; value: StoredUpload; indexes: { byUser: string } }
}

/**
 * Unfinished uploads, stored so that a reload or a crash doesn't lose the queue. Every method rejects if nothing can be
 * stored.
 */
export interface StoredUploads {
  add(upload: StoredUpload): Promise<void>
  change(id: string, change: Partial<Omit<StoredUpload, 'id' | 'file'>>): Promise<void>
  /** Null if there is no file with this id. */
  find(id: string): Promise<StoredUpload | null>
  /** The user's files, in the order in which they were added. */
  list(userId: string): Promise<StoredUpload[]>
  remove(id: string): Promise<void>
}

/** Returns the store, which opens on first use. */
export function openStoredUploads(databaseName = 'dictum-uploads'): StoredUploads {
  const open = openWhenNeeded<UploadsSchema>(databaseName, (database) => {
    database.createObjectStore('uploads', { keyPath: 'id' }).createIndex('byUser', 'userId')
  })

  return {
    async add(upload) {
      await (await open()).put('uploads', upload)
    },
    async change(id, change) {
      const transaction = (await open()).transaction('uploads', 'readwrite')
      const upload = await transaction.store.get(id)
      if (upload) await transaction.store.put({ ...upload, ...change })
      await transaction.done
    },
    async find(id) {
      return (await (await open()).get('uploads', id)) ?? null
    },
    async list(userId) {
      return (await open()).getAllFromIndex('uploads', 'byUser', userId)
    },
    async remove(id) {
      await (await open()).delete('uploads', id)
    },
  }
}
