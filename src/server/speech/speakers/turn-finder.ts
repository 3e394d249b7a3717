import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { PCM_RATE, PCM_SAMPLE_BYTES } from '#server/audio/pcm-file.ts'
import { ChildCrash, runChildTask } from '#server/child-process/child-task.ts'
import { Mutex } from '#server/child-process/mutex.ts'
import { EngineError } from '#server/speech/engine.ts'
import type { LocalSpeakerModel, SpeakerFiles } from './speaker-model.ts'
import { BLOCK_BEGUN, type SpeakerTurn, type TurnsTask } from './turns-task.ts'

const SCRIPT = new URL('./find-turns.child.ts', import.meta.url)

/** To load the models; then, for each block, about ten times what others measured. */
const TIMEOUT_MS = { base: 120_000, perSecond: 3_000 }

/**
 * The library compares every stretch of ten seconds with every other, one a second: an hour at once takes half a gigabyte
 * for that alone, and four hours sixteen times as much.
 */
const BLOCK_SECONDS = 1200

/** Beyond this many threads the models gain little. */
const MAX_THREADS = 4

export interface TurnsRequest {
  /** A PCM file (16 kHz, mono, s16le). */
  pcmPath: string
  files: SpeakerFiles
  /** How many people speak; null: found by comparing the voices. */
  speakers: number | null
  signal: AbortSignal
  /** Called before each block of a long recording. */
  onBlock?: () => void
  /** Default: twenty minutes. */
  blockSeconds?: number
}

interface FinderSettings {
  /** Returns the model to use; null if none is installed. */
  chooseModel(): Promise<LocalSpeakerModel | null>
  script?: URL
}

/** Finds out who speaks when, with local models, one recording at a time in a child process of its own. */
export class TurnFinder {
  readonly #settings: FinderSettings
  readonly #mutex = new Mutex()
  readonly #closing = new AbortController()

  constructor(settings: FinderSettings) {
    this.#settings = settings
  }

  /** Returns the model that is used now; null if none is installed. */
  model(): Promise<LocalSpeakerModel | null> {
    return this.#settings.chooseModel()
  }

  /**
   * Finds the turns of all speakers, in order.
   * @throws EngineError `engine_failed` if the process dies, `engine_timeout` if it hangs; the signal's reason when aborted
   */
  async find(request: TurnsRequest): Promise<SpeakerTurn[]> {
    const signal = AbortSignal.any([request.signal, this.#closing.signal])
    return this.#mutex.run(signal, () => findTurns({ ...request, signal }, this.#settings.script ?? SCRIPT))
  }

  async close(): Promise<void> {
    this.#closing.abort(new Error('the process is stopping'))
  }
}

/** Loads a model on trial, with a second of silence. @throws as `TurnFinder.find` does */
export async function tryTurns(files: SpeakerFiles, signal: AbortSignal): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'dictum-voices-'))
  try {
    const pcmPath = join(folder, 'pcm')
    await writeFile(pcmPath, new Uint8Array(PCM_RATE * PCM_SAMPLE_BYTES))
    await findTurns({ pcmPath, files, speakers: null, signal }, SCRIPT)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function findTurns(
  { pcmPath, files, speakers, signal, onBlock, blockSeconds = BLOCK_SECONDS }: TurnsRequest,
  script: URL,
): Promise<SpeakerTurn[]> {
  const threads = Math.min(MAX_THREADS, availableParallelism())
  const task: TurnsTask = { pcmPath, files, speakers, threads, blockSeconds }
  const answer = await runChildTask<SpeakerTurn[]>(script, task, {
    signal,
    timeoutMs: TIMEOUT_MS.base,
    onStep: (step, seconds = 0, allow) => {
      if (step !== BLOCK_BEGUN) return
      allow(TIMEOUT_MS.base + seconds * TIMEOUT_MS.perSecond)
      onBlock?.()
    },
  }).catch((cause: unknown) => {
    if (!(cause instanceof ChildCrash)) throw cause
    const code = cause.end === 'timed_out' ? 'engine_timeout' : 'engine_failed'
    throw new EngineError(code, 'the model of speakers ended without an answer', {
      retry: cause.end === 'killed',
      cause,
    })
  })
  if (!('result' in answer)) throw new EngineError('engine_failed', answer.detail, { retry: false })
  return answer.result
}
