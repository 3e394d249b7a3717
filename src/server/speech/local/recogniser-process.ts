import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AskedChild } from '#server/child-process/asked-child.ts'
import type { Language } from '#shared/languages.ts'
import type { ModelFiles } from './model-files.ts'
import type { RecognisedTokens, RecogniserAnswer, RecogniserOrder } from './recogniser-task.ts'
import { readTermPieces, type TermPieces, toHotWords } from './term-pieces.ts'

const SCRIPT = new URL('./recogniser.child.ts', import.meta.url)

/** The model was rejected; the process itself is fine. */
class RecogniserFailure extends Error {}

/**
 * A child process that holds a model and recognises one segment at a time, so that nothing else goes down if native
 * code crashes on a bad model or recording. It gets none of our environment and dies with us.
 */
export class RecogniserProcess {
  readonly #child: AskedChild<RecogniserOrder, RecogniserAnswer>
  readonly #pieces: TermPieces | null

  private constructor(child: AskedChild<RecogniserOrder, RecogniserAnswer>, pieces: TermPieces | null) {
    this.#child = child
    this.#pieces = pieces
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
    const started = new RecogniserProcess(new AskedChild(SCRIPT), pieces)
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
    return this.#child.alive
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
    this.#child.kill()
  }

  async #ask(order: RecogniserOrder, signal: AbortSignal): Promise<RecogniserAnswer> {
    try {
      const answer = await this.#child.ask(order, { signal })
      if (answer.kind === 'failed') throw new RecogniserFailure(answer.detail)
      return answer
    } catch (error) {
      if (signal.aborted) this.kill()
      throw error
    }
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
