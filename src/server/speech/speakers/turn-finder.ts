import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { PCM_RATE, PCM_SAMPLE_BYTES, pcmDuration } from '#server/audio/pcm-file.ts'
import { ChildCrash, runChildTask } from '#server/child-process/child-task.ts'
import { Mutex } from '#server/child-process/mutex.ts'
import { EngineError } from '#server/speech/engine.ts'
import { type BlockSpeaker, joinSpeakers, numberTurns } from './join-speakers.ts'
import type { LocalSpeakerModel, SpeakerFiles } from './speaker-model.ts'
import type { SpeakerTurn, TurnsTask } from './turns-task.ts'

const SCRIPT = new URL('./find-turns.child.ts', import.meta.url)

/** Timeout for each block, in milliseconds: time to load the models, and about ten times what others measured. */
const TIMEOUT_MS = { base: 120_000, perSecond: 3_000 }

/**
 * A recording is processed in blocks of this length, each in its own process. The library compares every stretch of ten
 * seconds with every other: an hour at once takes half a gigabyte for that alone, and four hours sixteen times as much.
 */
const BLOCK_SECONDS = 1200

/** Maximum number of threads: beyond this many the models gain little. */
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
  /** Length of a block; default: twenty minutes. */
  blockSeconds?: number
}

interface FinderSettings {
  /** Returns the model to use; null if none is installed. */
  chooseModel(): Promise<LocalSpeakerModel | null>
  script?: URL
}

/** Finds out who speaks when, with local models, one recording at a time in child processes. */
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
  const seconds = await pcmDuration(pcmPath)
  const isOneBlock = seconds <= blockSeconds
  let people: BlockSpeaker[] = []
  for (let start = 0; start < seconds; start += blockSeconds) {
    onBlock?.()
    const end = Math.min(seconds, start + blockSeconds)
    // If there are several blocks, not everybody speaks in each.
    const found = await findInBlock(
      { pcmPath, start, end, files, speakers: isOneBlock ? speakers : null },
      signal,
      script,
    )
    people = joinSpeakers([...people, ...found], { count: speakers, joinsLike: speakers === null || !isOneBlock })
  }
  return numberTurns(people)
}

async function findInBlock(
  block: Omit<TurnsTask, 'threads'>,
  signal: AbortSignal,
  script: URL,
): Promise<BlockSpeaker[]> {
  const task: TurnsTask = { ...block, threads: Math.min(MAX_THREADS, availableParallelism()) }
  const timeoutMs = TIMEOUT_MS.base + (block.end - block.start) * TIMEOUT_MS.perSecond
  const answer = await runChildTask<BlockSpeaker[]>(script, task, { signal, timeoutMs }).catch((cause: unknown) => {
    if (!(cause instanceof ChildCrash)) throw cause
    const code = cause.end === 'timed_out' ? 'engine_timeout' : 'engine_failed'
    const retry = cause.end === 'killed'
    throw new EngineError(code, 'the model of speakers ended without an answer', { retry, cause })
  })
  if (!('result' in answer)) throw new EngineError('engine_failed', answer.detail, { retry: false })
  return answer.result
}
