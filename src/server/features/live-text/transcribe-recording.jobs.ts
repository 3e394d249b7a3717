import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '#server/context.ts'
import { isConnectionLoss } from '#server/db/connection-loss.ts'
import { findOriginal } from '#server/features/notes/store-note.service.ts'
import { adoptLiveText } from '#server/features/pipeline/adopt-live-text.service.ts'
import { isWait, pickEngineFor } from '#server/features/pipeline/pick-engine.service.ts'
import * as uploads from '#server/features/uploads/follow-upload.service.ts'
import type { Delivery } from '#server/jobs/jobs.ts'
import { type LiveListener, startListening } from '#server/speech/live/live-listener.ts'
import { hasRoomIn } from '#server/storage/disk-room.ts'
import { isMissing } from '#server/storage/storage-error.ts'
import { beginLiveText, deleteLiveText, touchLiveText } from './live-text.queries.ts'
import { recogniseLive } from './recognise-live.ts'

/** How often a worker looks for new pieces, in milliseconds. The last look decides when the text is complete. */
const LOOK_MS = 300

/** How often it records that it is alive, in milliseconds. */
const TOUCH_MS = 5000

/** Disk space to leave free while a recording is decoded. */
const SPARE_BYTES = 256 * 1024 * 1024

/** How long to wait for the note of a recording that has ended, in milliseconds. */
const NOTE_MS = 60_000

/** How long to wait for the last segments after the end, in milliseconds. The note's own transcription does the rest. */
const REST_MS = 10_000

/**
 * Transcribes a recording while it is being made, and gives its note the text once there is one. A failure here costs
 * only time: the note is then transcribed like any other.
 * @throws the signal's reason, or a lost connection: another run does it again from the beginning, except for the
 * segments that have a text.
 */
export async function transcribeRecording(
  context: Context,
  { uploadId, signal }: Pick<Delivery<'recording.transcribe'>, 'uploadId' | 'signal'>,
): Promise<void> {
  const recording = await uploads.findGrowing(context, uploadId)
  if (!recording) return
  const engine = await pickEngineFor(context, { ...recording, engineAsked: null })
  // A draft engine is slower than speech.
  if (isWait(engine) || engine.capabilities.draft) return
  if (!(await beginLiveText(context.db, uploadId))) return
  const pcmPath = join(context.workDir, `live-${uploadId}.pcm`)
  const failing = new AbortController()
  const recognising = await recogniseLive(context, recording, {
    engine,
    pcmPath,
    signal: AbortSignal.any([signal, failing.signal]),
  })
  const listener = startListening({ pcmPath, onSegment: recognising.add })
  const stop = () => listener.stop()
  signal.addEventListener('abort', stop, { once: true })
  try {
    const heard = await follow(context, uploadId, listener, signal)
    if (heard === null) return
    const seconds = await listener.end()
    await Promise.race([
      recognising.settled(),
      sleep(REST_MS, undefined, { signal, ref: false }).catch(() => undefined),
    ])
    const noteId = await findNote(context, uploadId, signal)
    if (noteId === null) return
    await adoptLiveText(context, { noteId, uploadId, bytes: heard, seconds, pcmPath, ...recognising.result() })
  } catch (error) {
    signal.throwIfAborted()
    if (isConnectionLoss(error)) throw error
    context.logger.warn({ err: error, uploadId }, 'a recording could not be transcribed while it was made')
  } finally {
    signal.removeEventListener('abort', stop)
    listener.stop()
    failing.abort()
    await recognising.settled()
    await rm(pcmPath, { force: true })
    if (!signal.aborted) await deleteLiveText(context.db, uploadId)
  }
}

/**
 * Passes a recording on as it arrives.
 * @returns its length in bytes once it is over; null if it was discarded
 */
async function follow(
  context: Context,
  uploadId: string,
  listener: LiveListener,
  signal: AbortSignal,
): Promise<number | null> {
  let heard = 0
  let touched = Date.now()
  const counted = async function* (content: AsyncIterable<Buffer>) {
    for await (const chunk of content) {
      // A small file can hold hours of sound, and fill the disk for everybody.
      if (!(await hasRoomIn(context.workDir, SPARE_BYTES)))
        throw new Error('there is no room for the sound of a recording')
      heard += chunk.length
      yield chunk
    }
  }
  for (;;) {
    signal.throwIfAborted()
    const progress = await uploads.readProgress(context, uploadId)
    if (!progress) return null
    if (heard === progress.offset && progress.isOver) return heard
    const before = heard
    if (heard < progress.offset) {
      try {
        const rest = await readRest(context, uploadId, progress, heard)
        if (!rest) return null
        await listener.write(counted(rest))
      } catch (error) {
        // The pieces are deleted once the note has them, perhaps while they are being read: the next look finds the note.
        if (!isMissing(error)) throw error
      }
      // The recording was closed, and its note has no more than what has been read so far.
      if (heard === before && progress.noteId !== null) return heard
    }
    if (Date.now() - touched > TOUCH_MS) {
      touched = Date.now()
      if (!(await touchLiveText(context.db, uploadId))) return null
    }
    if (heard === before) await sleep(LOOK_MS, undefined, { signal })
  }
}

/** Reads what follows the first `from` bytes of a recording, from its pieces or its note; null if the note is gone. */
async function readRest(
  context: Context,
  uploadId: string,
  { noteId, offset }: uploads.UploadProgress,
  from: number,
): Promise<AsyncIterable<Buffer> | null> {
  if (noteId === null) return uploads.readPiecesFrom(context, uploadId, from)
  const key = await findOriginal(context.db, noteId)
  return key === null ? null : context.storage.read(key, { start: from, end: offset - 1 })
}

/** Waits for the note of a recording that is over. Returns null if there is none yet, in which case there may never be one. */
async function findNote(context: Context, uploadId: string, signal: AbortSignal): Promise<string | null> {
  for (let waited = 0; waited < NOTE_MS; waited += LOOK_MS) {
    const progress = await uploads.readProgress(context, uploadId)
    if (!progress || progress.noteId !== null) return progress?.noteId ?? null
    if (waited % TOUCH_MS < LOOK_MS) await touchLiveText(context.db, uploadId)
    await sleep(LOOK_MS, undefined, { signal })
  }
  return null
}
