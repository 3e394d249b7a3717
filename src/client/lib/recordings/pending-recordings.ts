import type { DBSchema } from 'idb'
import { openWhenNeeded } from '#client/lib/browser/open-database.ts'
import type { SentSoFar } from '#client/lib/recordings/sent-so-far.ts'
import type { Language } from '#shared/languages.ts'

/** A recording that the server has not acknowledged yet. Its audio is stored separately, chunk by chunk. */
export interface PendingRecording {
  /** A UUID. It is also the upload's `Idempotency-Key`, so that sending it twice gives one note. */
  id: string
  userId: string
  /** ISO 8601, in UTC. */
  startedAt: string
  /** IANA name of the time zone in which it was recorded. */
  timezone: string
  language: Language
  /** The recorder's MIME type, e.g. `audio/webm;codecs=opus`. */
  mime: string
  /** Length of the recording so far in seconds, without pauses. */
  seconds: number
  /** The live captions so far, one line per utterance; absent if captions are off. */
  captions?: string
  /** What the server has of it; absent until something was sent. */
  sent?: SentSoFar
  /** Set from the moment the user discards it until the server knows. Its audio is gone. */
  discarded?: true
}

interface Chunk {
  recordingId: string
  index: number
  // Stored as bytes instead of a Blob, because Safari loses the files behind stored Blobs when its process is killed.
  data: ArrayBuffer
}

interface RecordingsSchema extends DBSchema {
  recordings: { key: string; value: PendingRecording; indexes: { byUser: string } }
  chunks: { key: [string, number]; value: Chunk }
}

/**
 * The store of recordings that are waiting for the server. Every method rejects with the browser's own error if it
 * stores nothing.
 */
export interface PendingRecordings {
  begin(recording: PendingRecording): Promise<void>
  /** Tells whether the device can store a recording: writing is allowed, and there is room. Never rejects. */
  canStore(): Promise<boolean>
  /**
   * Adds a chunk, and updates the length and captions so far. Does nothing for a discarded recording, and rejects for one
   * that is gone.
   */
  append(id: string, index: number, chunk: Blob, soFar: Pick<PendingRecording, 'seconds' | 'captions'>): Promise<void>
  /** Null if there is no recording with this id. */
  find(id: string): Promise<PendingRecording | null>
  /** Stores what the server has of a recording. */
  noteSent(id: string, sent: SentSoFar): Promise<void>
  /** The user's recordings that contain any audio, newest first. */
  list(userId: string): Promise<PendingRecording[]>
  /** The complete audio; null if none was stored. */
  read(id: string): Promise<Blob | null>
  /** Deletes the audio of a recording that the user has discarded, and marks it as such until `remove` is called. */
  discard(id: string): Promise<void>
  /** The user's discarded recordings of which the server may still have something. */
  listDiscarded(userId: string): Promise<PendingRecording[]>
  /** Call this only after the server has acknowledged the recording, or that it was discarded. */
  remove(id: string): Promise<void>
}

/** Minimum free space in bytes: an hour of speech at the highest quality. Less than this would soon be full. */
const ROOM_BYTES = 60_000_000

/** Size of the test write in bytes, about as much as is stored in each second. */
const PROBE_BYTES = 16_000

const CHANNEL = 'dictum-recordings'

/** Calls back when a recording has been removed, in this tab or another, until the returned function is called. */
export function watchRemovedRecordings(listener: () => void): () => void {
  const changes = new BroadcastChannel(CHANNEL)
  changes.onmessage = listener
  return () => changes.close()
}

/**
 * Returns the store. It opens on first use, so that in a browser without one the failure occurs where it can be shown.
 */
export function openPendingRecordings(databaseName = 'dictum'): PendingRecordings {
  const changes = new BroadcastChannel(CHANNEL)
  const open = openWhenNeeded<RecordingsSchema>(databaseName, (database) => {
    database.createObjectStore('recordings', { keyPath: 'id' }).createIndex('byUser', 'userId')
    database.createObjectStore('chunks', { keyPath: ['recordingId', 'index'] })
  })

  return {
    async canStore() {
      try {
        const { quota = Number.POSITIVE_INFINITY, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}
        if (quota - usage < ROOM_BYTES) return false
        const database = await open()
        const probe = { recordingId: 'probe', index: 0, data: new ArrayBuffer(PROBE_BYTES) }
        await database.put('chunks', probe)
        await database.delete('chunks', ['probe', 0])
        return true
      } catch {
        return false
      }
    },

    async begin(recording) {
      const database = await open()
      await database.put('recordings', recording)
    },

    async append(id, index, chunk, soFar) {
      // Read before the transaction begins, because a transaction that waits for anything except its own requests ends
      // automatically.
      const data = await chunk.arrayBuffer()
      const database = await open()
      const transaction = database.transaction(['recordings', 'chunks'], 'readwrite')
      const recordings = transaction.objectStore('recordings')
      const recording = await recordings.get(id)
      // The user or the browser has deleted this site's data.
      if (!recording) throw new Error('the recording is no longer stored on this device')
      if (!recording.discarded) {
        await transaction.objectStore('chunks').put({ recordingId: id, index, data })
        await recordings.put({ ...recording, ...soFar, seconds: Math.max(recording.seconds, soFar.seconds) })
      }
      await transaction.done
    },

    async find(id) {
      const database = await open()
      return (await database.get('recordings', id)) ?? null
    },

    async noteSent(id, sent) {
      const database = await open()
      const transaction = database.transaction('recordings', 'readwrite')
      const recording = await transaction.store.get(id)
      if (recording) await transaction.store.put({ ...recording, sent })
      await transaction.done
    },

    async list(userId) {
      const database = await open()
      const recordings = await database.getAllFromIndex('recordings', 'byUser', userId)
      return recordings
        .filter((recording) => recording.seconds > 0 && !recording.discarded)
        .sort((a, b) => b.startedAt.localeCompare(a.startedAt))
    },

    async listDiscarded(userId) {
      const database = await open()
      const recordings = await database.getAllFromIndex('recordings', 'byUser', userId)
      return recordings.filter((recording) => recording.discarded)
    },

    async read(id) {
      const database = await open()
      const recording = await database.get('recordings', id)
      const chunks = await database.getAll('chunks', chunksOf(id))
      if (!recording || chunks.length === 0) return null
      return new Blob(
        chunks.map((chunk) => chunk.data),
        { type: recording.mime },
      )
    },

    async discard(id) {
      const database = await open()
      const transaction = database.transaction(['recordings', 'chunks'], 'readwrite')
      const recordings = transaction.objectStore('recordings')
      const recording = await recordings.get(id)
      if (recording) await recordings.put({ ...recording, discarded: true })
      await transaction.objectStore('chunks').delete(chunksOf(id))
      await transaction.done
      changes.postMessage(id)
    },

    async remove(id) {
      const database = await open()
      const transaction = database.transaction(['recordings', 'chunks'], 'readwrite')
      await transaction.objectStore('recordings').delete(id)
      await transaction.objectStore('chunks').delete(chunksOf(id))
      await transaction.done
      changes.postMessage(id)
    },
  }
}

function chunksOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])
}
