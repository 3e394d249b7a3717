import { stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ChildCrash, runChildTask } from '../child-process/child-task.ts'
import { AudioError } from './audio-error.ts'
import { AUDIO_FAILURES, type AudioFacts, type AudioTask, LENGTH_MEASURED, PCM_WRITTEN } from './audio-task.ts'
import { PCM_RATE, PCM_SAMPLE_BYTES } from './pcm-file.ts'

const SCRIPT = new URL('./audio.child.ts', import.meta.url)

/**
 * A minute to start, for each megabyte some ten times what a slow machine needs to read its packets, and once the length is
 * known half of it: some ten times what decoding and encoding take. By the file's size alone ten hours of near silence,
 * which are one megabyte, would have no time.
 */
const TIMEOUT_MS = { base: 60_000, perMegabyte: 2_000, perSecond: 500 }

/** What a second of sound takes while it is worked on: PCM, and the playback copy at 64 kbit/s with its index. */
const SCRATCH_BYTES = { pcm: PCM_RATE * PCM_SAMPLE_BYTES, playback: 9_000 }

/** What is left free for everything else. */
const SPARE_BYTES = 64 * 1024 * 1024

interface Run {
  signal: AbortSignal
  /** Milliseconds until the process is stopped; by size and length of the recording when left out. */
  timeoutMs?: number
  /** How many bytes are free where the files go; asked of the file system when left out. */
  readFreeBytes?: (folder: string) => Promise<number>
  /** Called when the PCM is whole, while the playback copy is still being made. */
  onPcm?: () => void
}

/**
 * Decodes a recording in a process of its own: 16 kHz mono PCM for recognition at `pcmPath`, a seekable copy of even
 * loudness (AAC in M4A, mono) at `playbackPath`, and the facts about it. Both files are written anew; what a failed
 * call leaves of them is of no use. A file that breaks off gives what it holds.
 * @throws AudioError, with what the decoder said as cause; the signal's reason when aborted; a plain Error for what is
 *   not the file's fault, such as a full disk (`code` is ENOSPC, as the system's own, where too little is free to begin).
 */
export async function prepareAudio(
  request: Run & { inputPath: string; pcmPath: string; playbackPath: string },
): Promise<AudioFacts> {
  const { inputPath, pcmPath, playbackPath } = request
  return run({ inputPath, pcmPath, playbackPath }, request)
}

/**
 * Makes only the PCM again, for a worker that goes on with a note that another one prepared.
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
      checkRoom(task, seconds, options.readFreeBytes ?? readFreeBytes).catch((error: unknown) => noRoom.abort(error))
    },
  }).catch((cause: unknown) => {
    if (!(cause instanceof ChildCrash)) throw cause
    throw new AudioError(cause.end === 'killed' ? 'audio_interrupted' : 'audio_unreadable', cause)
  })
  if ('result' in answer) return answer.result
  const code = AUDIO_FAILURES.find((failure) => failure === answer.failure)
  throw code ? new AudioError(code, answer.detail) : new Error(answer.detail)
}

/** @throws Error ENOSPC, before a long recording has filled the disk for everybody. */
async function checkRoom(task: AudioTask, seconds: number, freeBytes: (folder: string) => Promise<number>) {
  const needed = seconds * (SCRATCH_BYTES.pcm + (task.playbackPath === null ? 0 : SCRATCH_BYTES.playback))
  const free = await freeBytes(dirname(task.pcmPath))
  if (free >= needed + SPARE_BYTES) return
  const message = `the recording needs ${toMegabytes(needed)} MB of scratch space, and ${toMegabytes(free)} MB are free`
  throw Object.assign(new Error(message), { code: 'ENOSPC' })
}

async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

const toMegabytes = (bytes: number) => Math.round(bytes / 1_000_000)

async function timeoutFor(path: string): Promise<number> {
  const { size } = await stat(path)
  return TIMEOUT_MS.base + (size / 1_000_000) * TIMEOUT_MS.perMegabyte
}
