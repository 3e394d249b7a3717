import type { PendingRecording, PendingRecordings } from '#client/lib/recordings/pending-recordings.ts'
import { MAX_UPLOAD_BYTES } from '#shared/limits.ts'
import type { FinishedRecording } from './recorder-state.ts'

// A recording larger than the server's limit could never be sent. The remaining bytes are for the container format.
const LARGEST_RECORDING = MAX_UPLOAD_BYTES - 512 * 1024

/** The audio of one recording as it arrives. */
export interface GatheredChunks {
  /** Stores a chunk, with the length and captions so far. */
  add(chunk: Blob, soFar: { seconds: number; captions: string }): void
  /** Whether the next seconds would make it too large to be sent. */
  isFull(): boolean
  /** Null if nothing was recorded at all. */
  finish(captions: string): FinishedRecording | null
  /** Removes what is stored on the device, after pending writes. */
  forget(): Promise<void>
}

/**
 * Collects a recording's chunks in memory and, in order, on the device. If the device refuses, calls `onKeepingFailed`
 * and keeps the audio in memory only.
 */
export function gatherChunks(
  recording: PendingRecording,
  kept: PendingRecordings,
  onKeepingFailed: () => void,
): GatheredChunks {
  const chunks: Blob[] = []
  let bytes = 0
  let seconds = 0
  let keptOnDevice = true
  let writes: Promise<void> = Promise.resolve()

  function write(act: () => Promise<void>) {
    writes = writes.then(act).catch(() => {
      keptOnDevice = false
      onKeepingFailed()
    })
  }

  write(() => kept.begin(recording))
  return {
    add(chunk, soFar) {
      const index = chunks.push(chunk) - 1
      bytes += chunk.size
      seconds = Math.max(seconds, soFar.seconds)
      write(() => kept.append(recording.id, index, chunk, { seconds, ...named(soFar.captions) }))
    },
    isFull: () => bytes >= LARGEST_RECORDING,
    finish(captions) {
      if (bytes === 0) return null
      return {
        ...recording,
        seconds,
        ...named(captions),
        audio: new Blob(chunks, { type: recording.mime }),
        keptOnDevice,
      }
    },
    async forget() {
      await writes
      await kept.remove(recording.id)
    },
  }
}

function named(captions: string): Pick<PendingRecording, 'captions'> {
  return captions ? { captions } : {}
}
