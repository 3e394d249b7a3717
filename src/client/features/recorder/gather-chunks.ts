import type { PendingRecording, PendingRecordings } from '#client/lib/recordings/pending-recordings.ts'
import { MAX_UPLOAD_BYTES } from '#shared/limits.ts'
import type { FinishedRecording } from './recorder-state.ts'

// A recording that outgrew the server's limit could never be sent; the container's own bytes need the small rest.
const LARGEST_RECORDING = MAX_UPLOAD_BYTES - 512 * 1024

/** The sound of one recording as it comes. */
export interface GatheredChunks {
  /** Keeps a chunk, with the length and captions so far. */
  add(chunk: Blob, soFar: { seconds: number; captions: string }): void
  /** Whether the next seconds would make it too large to be sent. */
  isFull(): boolean
  /** Null when nothing was heard at all. */
  finish(captions: string): FinishedRecording | null
  /** Removes what was kept on the device, after the writes under way. */
  forget(): Promise<void>
}

/**
 * Gathers a recording's chunks in memory and, in order, on the device. Where the device refuses, `onKeepingFailed` is
 * told and the sound lives in memory only.
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
