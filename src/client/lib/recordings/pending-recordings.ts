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
  /** IANA name of the time zone it was recorded in. */
  timezone: string
  language: Language
  /** The recorder's MIME type, e.g. `audio/webm;codecs=opus`. */
  mime: string
  /** Seconds recorded so far, without pauses. */
  seconds: number
  /** The live captions so far, one line per utterance; absent if captions are off. */
  captions?: string
  /** What the server has of it; absent before anything was sent. */
  sent?: SentSoFar
  /** Set once the user has discarded it, until the server knows. Its audio is gone. */
  discarded?: true
}

interface Chunk {
  recordingId: string
  index: number
  // Bytes instead of a Blob: Safari loses the files behind stored Blobs when its process is killed.
  data: ArrayBuffer
}

interface RecordingsSchema extends DBSchema {
  recordings: { key: string; value: PendingRecording; indexes: { byUser: string } }
  chunks: { key: [string, number]; value: Chunk }
}

/**
 * The store of recordings that wait for the server. Every method rejects with the browser's own error if it stores
 * nothing.
 */
export interface PendingRecordings {
  begin(recording: PendingRecording): Promise<void>
  /** Whether the device can store a recording: writing is allowed, and there is room. Never rejects. */
  canStore(): Promise<boolean>
  /** Adds a chunk, and updates the length and captions so far. */
  append(id: string, index: number, chunk: Blob, soFar: Pick<PendingRecording, 'seconds' | 'captions'>): Promise<void>
  /** Null if there is none by this id. */
  find(id: string): Promise<PendingRecording | null>
  /** Remembers what the server has of a recording. */
  noteSent(id: string, sent: SentSoFar): Promise<void>
  /** The user's recordings that contain any audio, newest first. */
  list(userId: string): Promise<PendingRecording[]>
  /** The whole audio; null if none was stored. */
  read(id: string): Promise<Blob | null>
  /** Deletes the audio of a recording that the user discards, until `remove` is called. */
  discard(id: string): Promise<void>
  /** The user's discarded recordings of which the server may still have something. */
  listDiscarded(userId: string): Promise<PendingRecording[]>
  /** Call it only after the server's acknowledgement of the recording, or of the fact that it was discarded. */
  remove(id: string): Promise<void>
}

/** Less than this is soon full: an hour of speech at the highest quality. */
const ROOM_BYTES = 60_000_000

/** About what is stored in each second. */
const PROBE_BYTES = 16_000

const CHANNEL = 'dictum-recordings'

/** Calls back when a recording was removed, in this tab or another, until the returned function is called. */
export function watchRemovedRecordings(listener: () => void): () => void {
  const changes = new BroadcastChannel(CHANNEL)
  changes.onmessage = listener
  return () => changes.close()
}

/** Returns the store, which opens on first use, so that a browser without one fails where the failure can be shown. */
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
      // Read before the transaction begins: a transaction that waits for anything but its own requests ends by itself.
      const data = await chunk.arrayBuffer()
      const database = await open()
      const transaction = database.transaction(['recordings', 'chunks'], 'readwrite')
      const recordings = transaction.objectStore('recordings')
      const recording = await recordings.get(id)
      if (recording && !recording.discarded) {
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
