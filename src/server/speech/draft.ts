import { execFile } from 'node:child_process'
import { access, constants, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { encodeWav } from '#server/audio/pcm-file.ts'
import type { Language } from '#shared/languages.ts'
import { EngineError, type Readiness, type Recognition, type RecognitionRequest, type SpeechEngine } from './engine.ts'
import { normaliseLoudness } from './normalise-loudness.ts'
import {
  commandFor,
  findPocketSphinx,
  type PocketSphinx,
  PREFIXES,
  readBatchResult,
  readSingleResult,
} from './pocketsphinx.ts'

/** The only language of the engine's acoustic model. */
const ONLY_LANGUAGE: Language = 'en'

/** Timeout in milliseconds for one segment of at most `MAX_SEGMENT_SECONDS`, which takes about ten seconds on a slow machine. */
const TIMEOUT_MS = 180_000

/** Maximum number of processes: each holds its own model of 100 MB and more. */
const MAX_PROCESSES = 4

/** Part of util-linux: ends the program it starts when we die, even if we are killed. */
const TIE = ['/usr/bin/setpriv', '--pdeathsig', 'KILL'] as const

const run = promisify(execFile)

/**
 * PocketSphinx as packaged by Debian and Ubuntu: English only and with many errors, but it needs neither a model
 * download nor a network. Starts one process per segment.
 */
export class DraftEngine implements SpeechEngine {
  readonly id = 'draft'
  readonly model = 'PocketSphinx en-us'
  readonly capabilities = {
    languages: ['en'],
    timestamps: 'word',
    detectsLanguage: false,
    takesLanguage: false,
    takesTerms: false,
    needsNetwork: false,
    draft: true,
  } as const
  /** Each process uses one core. */
  readonly parallel = Math.min(MAX_PROCESSES, availableParallelism())
  readonly #prefixes: readonly string[]
  readonly #scratchDir: string
  readonly #closing = new AbortController()

  /** @param scratchDir folder for the audio of the segment in progress; a crash leaves it there. */
  constructor(prefixes: readonly string[] = PREFIXES, scratchDir = tmpdir()) {
    this.#prefixes = prefixes
    this.#scratchDir = scratchDir
  }

  async readiness(): Promise<Readiness> {
    return (await findPocketSphinx(this.#prefixes)) ? { ready: true } : { ready: false, problem: 'not_installed' }
  }

  async transcribe(request: RecognitionRequest): Promise<Recognition> {
    if (request.language !== null && request.language !== ONLY_LANGUAGE) {
      throw new EngineError('engine_failed', 'the draft engine understands English only', { retry: false })
    }
    request.signal.throwIfAborted()
    const found = await findPocketSphinx(this.#prefixes)
    if (!found) throw new EngineError('engine_failed', 'PocketSphinx is not installed', { retry: true })
    const timeout = AbortSignal.timeout(TIMEOUT_MS)
    const signal = AbortSignal.any([request.signal, this.#closing.signal, timeout])
    const samples = normaliseLoudness(request.samples)
    if (!samples) return { text: '', parts: [], language: ONLY_LANGUAGE }
    try {
      const parts = await recognise(found, samples, { scratchDir: this.#scratchDir, signal })
      return { text: parts.map((part) => part.text).join(' '), parts, language: ONLY_LANGUAGE }
    } catch (cause) {
      request.signal.throwIfAborted()
      if (timeout.aborted) throw new EngineError('engine_timeout', 'PocketSphinx took too long', { retry: true })
      throw new EngineError('engine_failed', 'PocketSphinx failed', { retry: true, cause })
    }
  }

  async close(): Promise<void> {
    this.#closing.abort()
  }
}

async function recognise(
  found: PocketSphinx,
  samples: Float32Array,
  { scratchDir, signal }: { scratchDir: string; signal: AbortSignal },
) {
  const folder = await mkdtemp(join(scratchDir, 'dictum-draft-'))
  try {
    await writeFile(join(folder, 'segment.wav'), encodeWav(samples))
    await writeFile(join(folder, 'list'), 'segment\n')
    const { args, resultFile } = commandFor(found, folder)
    const [program = found.program, ...rest] = [...(await findTie()), found.program, ...args]
    const { stdout } = await run(program, rest, { signal, killSignal: 'SIGKILL', env: {}, cwd: folder })
    return resultFile ? readBatchResult(await readFile(resultFile, 'utf8')) : readSingleResult(stdout)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns the command prefix that ties a process's life to ours, empty if the system has no such program. */
async function findTie(): Promise<readonly string[]> {
  return access(TIE[0], constants.X_OK).then(
    () => TIE,
    () => [],
  )
}
