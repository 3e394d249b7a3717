import type { AudioSource } from '#client/api/uploads/piece-sender.ts'
import type { PendingRecording, PendingRecordings } from '#client/lib/recordings/pending-recordings.ts'
import { MAX_UPLOAD_BYTES } from '#shared/limits.ts'
import type { FinishedRecording } from '../recorder-state.ts'

// A recording larger than the server's limit could never be sent. The reserved bytes are for the container format.
const LARGEST_RECORDING = MAX_UPLOAD_BYTES - 512 * 1024

/** The audio of one recording as it arrives. */
export interface GatheredChunks {
  /** The whole recording, as it grows. */
  audio: AudioSource
  /**
   * Returns the seconds of audio that its first bytes hold for certain. The encoder delivers a chunk slightly later
   * than its sound, so a chunk counts only up to the end of the chunk before it.
   */
  secondsOf(bytes: number): number
  /** Stores a chunk, with the length and captions so far. */
  add(chunk: Blob, soFar: { seconds: number; captions: string }): void
  /** Whether the next seconds would make the recording too large to be sent. */
  isFull(): boolean
  /** Null if nothing was recorded at all. */
  finish(captions: string): FinishedRecording | null
  /** Resolves after pending writes. */
  settled(): Promise<void>
}

/**
 * Collects a recording's chunks in memory and, in order, on the device. If the device refuses a write, calls
 * `onKeepingFailed`, and tries it again before the next one: what the device has is always the recording's beginning,
 * never one with a gap.
 */
export function gatherChunks(
  recording: PendingRecording,
  kept: Pick<PendingRecordings, 'begin' | 'append'>,
  onKeepingFailed: () => void,
): GatheredChunks {
  const chunks: Blob[] = []
  /** For each chunk: the bytes and seconds up to its end. */
  const ends: { bytes: number; seconds: number }[] = []
  let bytes = 0
  let seconds = 0
  let keptOnDevice = true
  let writes: Promise<void> = Promise.resolve()
  /** What the device has yet to store, in order. */
  const unwritten: (() => Promise<void>)[] = []
  async function writeAll(): Promise<void> {
    for (let next = unwritten[0]; next; next = unwritten[0]) {
      await next()
      unwritten.shift()
    }
    keptOnDevice = true
  }
  function write(act: () => Promise<void>) {
    unwritten.push(act)
    writes = writes.then(writeAll).catch(() => {
      keptOnDevice = false
      onKeepingFailed()
    })
  }
  write(() => kept.begin(recording))
  return {
    audio: {
      get size() {
        return bytes
      },
      slice(start, end) {
        // Only the chunks in this range, because creating a Blob of all of them would cost more and more.
        const first = ends.findLastIndex((chunk) => chunk.bytes <= start) + 1
        const last = ends.findIndex((chunk) => chunk.bytes >= end)
        const skipped = ends[first - 1]?.bytes ?? 0
        return new Blob(chunks.slice(first, last === -1 ? undefined : last + 1)).slice(start - skipped, end - skipped)
      },
    },
    secondsOf: (some) => ends[ends.findLastIndex((chunk) => chunk.bytes <= some) - 1]?.seconds ?? 0,
    add(chunk, soFar) {
      const index = chunks.push(chunk) - 1
      bytes += chunk.size
      seconds = Math.max(seconds, soFar.seconds)
      ends.push({ bytes, seconds })
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
    settled: () => writes,
  }
}

function named(captions: string): Pick<PendingRecording, 'captions'> {
  return captions ? { captions } : {}
}
