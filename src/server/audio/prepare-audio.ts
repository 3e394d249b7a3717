import { stat } from 'node:fs/promises'
import { AudioError } from './audio-error.ts'
import { AUDIO_FAILURES, type AudioFacts, type AudioTask, PCM_WRITTEN } from './audio-task.ts'
import { ChildCrash, runChildTask } from './child-task.ts'

const SCRIPT = new URL('./audio.child.ts', import.meta.url)

/** A minute to start, and for each megabyte some ten times what a slow machine needs. */
const TIMEOUT_MS = { base: 60_000, perMegabyte: 30_000 }

interface Run {
  signal: AbortSignal
  /** Milliseconds until the process is stopped; by the file's size when left out. */
  timeoutMs?: number
  /** Called when the PCM is whole, while the playback copy is still being made. */
  onPcm?: () => void
}

/**
 * Decodes a recording in a process of its own: 16 kHz mono PCM for recognition at `pcmPath`, a seekable copy of even
 * loudness (AAC in M4A, mono) at `playbackPath`, and the facts about it. Both files are written anew; what a failed
 * call leaves of them is of no use. A file that breaks off gives what it holds.
 * @throws AudioError, with what the decoder said as cause; the signal's reason when aborted; a plain Error for what is
 *   not the file's fault, such as a full disk.
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

async function run(task: AudioTask, { signal, timeoutMs, onPcm }: Run): Promise<AudioFacts> {
  const answer = await runChildTask<AudioFacts>(SCRIPT, task, {
    signal,
    timeoutMs: timeoutMs ?? (await timeoutFor(task.inputPath)),
    onStep: (step) => step === PCM_WRITTEN && onPcm?.(),
  }).catch((cause: unknown) => {
    if (!(cause instanceof ChildCrash)) throw cause
    throw new AudioError(cause.end === 'killed' ? 'audio_interrupted' : 'audio_unreadable', cause)
  })
  if ('result' in answer) return answer.result
  const code = AUDIO_FAILURES.find((failure) => failure === answer.failure)
  throw code ? new AudioError(code, answer.detail) : new Error(answer.detail)
}

async function timeoutFor(path: string): Promise<number> {
  const { size } = await stat(path)
  return TIMEOUT_MS.base + (size / 1_000_000) * TIMEOUT_MS.perMegabyte
}
