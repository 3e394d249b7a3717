import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { freeBytesIn } from '#server/storage/disk-room.ts'
import { ChildCrash, runChildTask } from '../child-process/child-task.ts'
import { AudioError } from './audio-error.ts'
import { AUDIO_FAILURES, type AudioFacts, type AudioTask, LENGTH_MEASURED, PCM_WRITTEN } from './audio-task.ts'
import { PCM_RATE, PCM_SAMPLE_BYTES } from './pcm-file.ts'

const SCRIPT = new URL('./audio.child.ts', import.meta.url)

/**
 * Timeout: a minute to start; for each megabyte, about ten times what a slow machine needs to read its packets; and
 * once the length is known, half of it, which is about ten times what decoding and encoding take. By file size alone,
 * ten hours of near silence, which are one megabyte, would get no time.
 */
const TIMEOUT_MS = { base: 60_000, perMegabyte: 2_000, perSecond: 500 }

/** Disk space per second of audio while it is processed: PCM, and the playback copy at 64 kbit/s with its index. */
const SCRATCH_BYTES = { pcm: PCM_RATE * PCM_SAMPLE_BYTES, playback: 9_000 }

/** Disk space to leave free for everything else, in bytes. */
const SPARE_BYTES = 64 * 1024 * 1024

interface Run {
  signal: AbortSignal
  /** Milliseconds until the process is killed. Default: depends on the recording's size and length. */
  timeoutMs?: number
  /** Returns the free bytes where the files go. Default: asks the file system. */
  readFreeBytes?: (folder: string) => Promise<number>
  /** Called when the PCM is complete, while the playback copy is still being made. */
  onPcm?: () => void
}

/**
 * Decodes a recording in a child process: 16 kHz mono PCM for recognition at `pcmPath`, a seekable copy of even
 * loudness (AAC in M4A, mono) at `playbackPath`, and facts about the recording. Overwrites both files; whatever a
 * failed call leaves of them is useless. A truncated recording gives what it holds.
 * @throws AudioError with the decoder's message as cause; the signal's reason when aborted; a plain Error for anything
 * that is not the file's fault, such as a full disk (`code` is ENOSPC, as in system errors, also if there is too little
 * space to begin).
 */
export async function prepareAudio(
  request: Run & { inputPath: string; pcmPath: string; playbackPath: string },
): Promise<AudioFacts> {
  const { inputPath, pcmPath, playbackPath } = request
  return run({ inputPath, pcmPath, playbackPath }, request)
}

/**
 * Makes only the PCM again, for a worker that resumes a note prepared by another one.
 * @throws as `prepareAudio` does.
 */
export async function decodePcm(request: Run & { inputPath: string; pcmPath: string }): Promise<void> {
  await run({ inputPath: request.inputPath, pcmPath: request.pcmPath, playbackPath: null }, request)
}

async function run(task: AudioTask, options: Run): Promise<AudioFacts> {
  const noRoom = new AbortController()
  const timeoutMs = options.timeoutMs ?? (await timeoutFor(task.inputPath))
  const answer = await runChildTask<AudioFacts>(SCRIPT, task, {
    signal: AbortSignal.any([options.signal, noRoom.signal]),
    timeoutMs,
    stay: true,
    onStep: (step, seconds = 0, allow) => {
      if (step === PCM_WRITTEN) return options.onPcm?.()
      if (step !== LENGTH_MEASURED) return
      if (options.timeoutMs === undefined) allow(timeoutMs + seconds * TIMEOUT_MS.perSecond)
      checkRoom(task, seconds, options.readFreeBytes ?? freeBytesIn).catch((error: unknown) => noRoom.abort(error))
    },
  }).catch((cause: unknown) => {
    if (!(cause instanceof ChildCrash)) throw cause
    throw new AudioError(cause.end === 'killed' ? 'audio_interrupted' : 'audio_unreadable', cause)
  })
  if ('result' in answer) return answer.result
  const code = AUDIO_FAILURES.find((failure) => failure === answer.failure)
  throw code ? new AudioError(code, answer.detail) : new Error(answer.detail)
}

/** @throws Error ENOSPC, before a long recording fills the disk for everybody. */
async function checkRoom(task: AudioTask, seconds: number, freeBytes: (folder: string) => Promise<number>) {
  const needed = seconds * (SCRATCH_BYTES.pcm + (task.playbackPath === null ? 0 : SCRATCH_BYTES.playback))
  const free = await freeBytes(dirname(task.pcmPath))
  if (free >= needed + SPARE_BYTES) return
  const message = `the recording needs ${toMegabytes(needed)} MB of scratch space, and ${toMegabytes(free)} MB are free`
  throw Object.assign(new Error(message), { code: 'ENOSPC' })
}

const toMegabytes = (bytes: number) => Math.round(bytes / 1_000_000)

async function timeoutFor(path: string): Promise<number> {
  const { size } = await stat(path)
  return TIMEOUT_MS.base + (size / 1_000_000) * TIMEOUT_MS.perMegabyte
}
