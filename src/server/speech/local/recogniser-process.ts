import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ChildCrash, describeEnd } from '#server/child-process/child-task.ts'
import type { Language } from '#shared/languages.ts'
import type { ModelFiles } from './model-files.ts'
import type { RecognisedTokens, RecogniserAnswer, RecogniserOrder } from './recogniser-task.ts'
import { readTermPieces, type TermPieces, toHotWords } from './term-pieces.ts'

const SCRIPT = new URL('./recogniser.child.ts', import.meta.url)

/** How much of a dying process's output is kept as the reason, in characters. */
const ERROR_OUTPUT_LENGTH = 2000

/** The model was rejected; the process itself is fine. */
class RecogniserFailure extends Error {}

/**
 * A child process that holds a model and recognises one segment at a time, so that native code crashing on a bad model
 * or recording takes nothing else down. It gets none of our environment and dies with us.
 */
export class RecogniserProcess {
  readonly #child: ChildProcess
  readonly #pieces: TermPieces | null
  #errorOutput = ''

  private constructor(child: ChildProcess, pieces: TermPieces | null) {
    this.#child = child
    this.#pieces = pieces
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#errorOutput = (this.#errorOutput + text).slice(-ERROR_OUTPUT_LENGTH)
    })
    // Sending to a dead process emits an error event. The caller that waits for the answer learns of it by `close`.
    child.on('error', (error) => {
      this.#errorOutput += String(error)
    })
  }

  /**
   * Starts a process and loads a model in it.
   * @param options.takesTerms whether it will be given terms: see `takesTerms` of the configuration.
   * @throws RecogniserFailure if the model can't be loaded, ChildCrash if the process dies, and the signal's reason
   * when aborted.
   */
  static async start(
    files: ModelFiles,
    options: { threads: number; takesTerms: boolean },
    signal: AbortSignal,
  ): Promise<RecogniserProcess> {
    signal.throwIfAborted()
    const pieces = options.takesTerms ? readTermPieces(await readFile(files.tokens, 'utf8')) : null
    const child = fork(SCRIPT, {
      execArgv: [],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    const started = new RecogniserProcess(child, pieces)
    try {
      await withPiecesFile(pieces, (piecesPath) =>
        started.#ask({ kind: 'load', files, threads: options.threads, piecesPath }, signal),
      )
      return started
    } catch (error) {
      started.kill()
      throw error
    }
  }

  /** Undefined if it could not be started. */
  get pid(): number | undefined {
    return this.#child.pid
  }

  get alive(): boolean {
    return this.#child.connected && this.#child.exitCode === null && this.#child.signalCode === null
  }

  /**
   * Recognises one segment. Wait for the answer before the next call.
   * @param options.terms preferred over similar-sounding words; ignored if the process was not started for terms.
   * @throws RecogniserFailure, ChildCrash or the signal's reason, as `start` does.
   */
  async recognise(
    samples: Float32Array,
    options: { language: Language | null; terms?: readonly string[] },
    signal: AbortSignal,
  ): Promise<RecognisedTokens> {
    const hotWords = this.#pieces ? toHotWords(options.terms ?? [], this.#pieces) : ''
    const answer = await this.#ask({ kind: 'recognise', samples, language: options.language, hotWords }, signal)
    if (answer.kind !== 'recognised') throw new RecogniserFailure(`unexpected answer: ${answer.kind}`)
    return answer.recognised
  }

  /** Kills it at once, because native code can't be asked to stop. */
  kill(): void {
    this.#child.kill('SIGKILL')
  }

  #ask(order: RecogniserOrder, signal: AbortSignal): Promise<RecogniserAnswer> {
    const child = this.#child
    return new Promise((resolve, reject) => {
      const settle = (finish: () => void) => {
        child.off('message', onMessage)
        child.off('close', onClose)
        signal.removeEventListener('abort', onAbort)
        finish()
      }
      const onMessage = (message: unknown) => {
        const answer = message as RecogniserAnswer
        settle(() => (answer.kind === 'failed' ? reject(new RecogniserFailure(answer.detail)) : resolve(answer)))
      }
      const onClose = (code: number | null, ended: NodeJS.Signals | null) => {
        const message = `the process ended with ${ended ?? code}: ${this.#errorOutput}`.trim()
        settle(() => reject(new ChildCrash(message, describeEnd(ended))))
      }
      const onAbort = () => {
        this.kill()
        settle(() => reject(signal.reason))
      }
      child.on('message', onMessage)
      child.on('close', onClose)
      signal.addEventListener('abort', onAbort, { once: true })
      // The signal may have aborted since the caller checked, and a past abort emits no event.
      if (signal.aborted) return onAbort()
      if (!this.alive) return onClose(child.exitCode, child.signalCode)
      child.send(order, (error) => {
        if (error) this.kill()
      })
    })
  }
}

/** Writes a model's pieces to a file that exists while `use` runs. */
async function withPiecesFile<Result>(
  pieces: TermPieces | null,
  use: (path: string | null) => Promise<Result>,
): Promise<Result> {
  if (!pieces) return use(null)
  const folder = await mkdtemp(join(tmpdir(), 'dictum-pieces-'))
  try {
    const path = join(folder, 'pieces')
    await writeFile(path, pieces.vocabulary)
    return await use(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
