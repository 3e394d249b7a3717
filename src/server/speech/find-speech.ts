import { pcmDuration } from '#server/audio/pcm-file.ts'
import { ChildCrash, runChildTask } from '#server/child-process/child-task.ts'
import { findDetectorModel } from './detector-model.ts'
import { EngineError, type SpeechSegment } from './engine.ts'
import type { SpeechSpan, SpeechTask } from './speech-task.ts'

const SCRIPT = new URL('./find-speech.child.ts', import.meta.url)

/** Timeout: a minute to start plus a twentieth of the recording's length, which is about ten times what it takes. */
const TIMEOUT_MS = { base: 60_000, perSecond: 50 }

/**
 * Finds the speech in a PCM file (16 kHz, mono, s16le), in a child process. The segments are cut at pauses, at most
 * `MAX_SEGMENT_SECONDS` long, sorted and never overlapping; empty if nobody speaks.
 * @throws EngineError `engine_failed` if the detector dies, `engine_timeout` if it hangs; the signal's reason when
 * aborted.
 */
export async function findSpeech(request: { pcmPath: string; signal: AbortSignal }): Promise<SpeechSegment[]> {
  const seconds = await pcmDuration(request.pcmPath)
  const task: SpeechTask = { pcmPath: request.pcmPath, modelPath: findDetectorModel() }
  const answer = await runChildTask<SpeechSpan[]>(SCRIPT, task, {
    signal: request.signal,
    stay: true,
    timeoutMs: TIMEOUT_MS.base + seconds * TIMEOUT_MS.perSecond,
  }).catch((cause: unknown) => {
    if (!(cause instanceof ChildCrash)) throw cause
    const code = cause.end === 'timed_out' ? 'engine_timeout' : 'engine_failed'
    throw new EngineError(code, 'the speech detector ended without an answer', { retry: true, cause })
  })
  if (!('result' in answer)) throw new EngineError('engine_failed', answer.detail, { retry: true })
  return answer.result.map(({ start, end }, index) => ({ index, start, end }))
}
