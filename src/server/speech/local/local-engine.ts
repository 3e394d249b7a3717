// Over 250 lines: one process, which stays warm between segments, and every way in which it may fail.
import { availableParallelism } from 'node:os'
import { PCM_RATE } from '#server/audio/pcm-file.ts'
import { Mutex } from '#server/child-process/mutex.ts'
import { cutPieces } from '#server/speech/cut-pieces.ts'
import {
  type EngineCapabilities,
  EngineError,
  type Readiness,
  type Recognition,
  type RecognitionRequest,
  type SpeechEngine,
  type TimedText,
} from '#server/speech/engine.ts'
import { normaliseLoudness } from '#server/speech/normalise-loudness.ts'
import { identifyLanguage } from '#server/speech/spoken-language/find-drift.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#shared/languages.ts'
import { describeModel, type LocalModel, type ModelChoice, NO_MODEL } from './local-model.ts'
import { takesTerms, writesAsTold } from './recogniser-config.ts'
import { RecogniserProcess } from './recogniser-process.ts'
import type { RecognisedTokens } from './recogniser-task.ts'
import { hasUnsureWords, takeTerms } from './take-terms.ts'
import { toWords } from './words-from-tokens.ts'

/**
 * Timeout in milliseconds for one segment, including the loading of the model if necessary: a gigabyte from a slow disk
 * takes a minute.
 */
const TIMEOUT_MS = 300_000

/** Maximum number of threads: beyond this many, a recogniser loses more by synchronisation than it gains. */
const MAX_THREADS = 8

/** Minimum number of samples: the recogniser crashes on fewer than 80, and nobody says a word in a twentieth of a second. */
const MIN_SAMPLES = PCM_RATE / 20

/** Whisper takes 30 seconds minus half a second of its own padding, and silently drops the rest; Cohere's makers cut at 35. For Qwen3-ASR see `QWEN3_MAX_TOKENS`. */
const MAX_SECONDS = { whisper: 29, transducer: 60, streaming: 60, canary: 40, cohere: 35, qwen3: 20, ctc: 60 } as const

/** How long not to try a model again that failed to load, in milliseconds; it may be repaired meanwhile. */
const BROKEN_MS = 60_000
const NOT_BROKEN = { path: '', at: Number.NEGATIVE_INFINITY }

interface LocalSettings {
  /** Returns the model to use. Called before each note, so that a newly installed model is used. */
  chooseModel(): Promise<ModelChoice>
  /** The process is ended after this many idle milliseconds, to free its memory. */
  idleMs: number
  /** Returns a signal that aborts after this many milliseconds. Default: `AbortSignal.timeout`. */
  startTimeout?: (milliseconds: number) => AbortSignal
  /** Called once for a model that could not be given the user's terms and runs without them. */
  onTermsRefused?(title: string, error: unknown): void
}

/** Runs local models with sherpa-onnx, in a process that stays warm between segments. */
export class LocalEngine implements SpeechEngine {
  readonly id = 'local'
  /** The model uses every core for each segment. */
  readonly parallel = 1
  readonly #settings: LocalSettings
  readonly #mutex = new Mutex()
  readonly #closing = new AbortController()
  #chosen: LocalModel | null = null
  #title = ''
  #warm: { process: RecogniserProcess; model: LocalModel; proven: boolean } | null = null
  #idle: NodeJS.Timeout | undefined
  #broken = NOT_BROKEN
  /** The tokens file of a model that takes no terms although its family does. */
  #refusing: string | null = null

  constructor(settings: LocalSettings) {
    this.#settings = settings
  }

  /** Title of the model found by the last `readiness`. */
  get model(): string {
    return this.#title
  }

  get capabilities(): EngineCapabilities {
    return this.#chosen ? describeModel(this.#chosen) : NO_MODEL
  }

  /** The process that holds the model, if there is one; for measurements. */
  get processId(): number | null {
    return this.#warm?.process.alive ? (this.#warm.process.pid ?? null) : null
  }

  async readiness(): Promise<Readiness> {
    const choice = await this.#settings.chooseModel()
    this.#chosen = 'model' in choice ? choice.model : null
    this.#title = 'model' in choice ? choice.model.title : choice.title
    if (!('model' in choice)) return { ready: false, problem: choice.problem }
    const broken = this.#broken.path === choice.model.files.tokens && performance.now() - this.#broken.at < BROKEN_MS
    return broken ? { ready: false, problem: 'broken_model' } : { ready: true }
  }

  async transcribe(request: RecognitionRequest): Promise<Recognition> {
    request.signal.throwIfAborted()
    const signal = AbortSignal.any([request.signal, this.#closing.signal])
    try {
      const model = await this.#pickModel(request.language)
      const samples = request.samples.length < MIN_SAMPLES ? null : normaliseLoudness(request.samples)
      if (!samples) return { text: '', parts: [], language: null }
      return await this.#mutex.run(signal, () => this.#transcribeWithTimeout(model, { ...request, samples, signal }))
    } catch (cause) {
      request.signal.throwIfAborted()
      if (cause instanceof EngineError) throw cause
      throw new EngineError('engine_failed', 'the local model failed', { retry: true, cause })
    } finally {
      this.#waitIdle()
    }
  }

  async close(): Promise<void> {
    this.#closing.abort()
    this.#cool()
  }

  async #pickModel(language: Language | null): Promise<LocalModel> {
    await this.readiness()
    const model = this.#chosen
    if (!model) throw new EngineError('engine_failed', 'no model is installed', { retry: true })
    if (language !== null && model.languages !== null && !model.languages.includes(language)) {
      throw new EngineError('engine_failed', `${model.title} does not understand ${language}`, { retry: false })
    }
    return model
  }

  /** The timeout starts once the mutex is held: a segment that waits for other notes is not slow. */
  async #transcribeWithTimeout(model: LocalModel, request: RecognitionRequest): Promise<Recognition> {
    const { startTimeout = (ms: number) => AbortSignal.timeout(ms) } = this.#settings
    const timeout = startTimeout(TIMEOUT_MS)
    const signal = AbortSignal.any([request.signal, timeout])
    try {
      return await this.#transcribeInPieces(model, { ...request, signal })
    } catch (error) {
      request.signal.throwIfAborted()
      if (timeout.aborted) throw new EngineError('engine_timeout', 'the local model took too long', { retry: true })
      throw error
    }
  }

  async #transcribeInPieces(model: LocalModel, request: RecognitionRequest): Promise<Recognition> {
    const recognitions: Recognition[] = []
    for (const { start, samples } of cutPieces(request.samples, MAX_SECONDS[model.files.family])) {
      const recognised = await this.#transcribeWithRetry(model, { ...request, samples })
      const withTerms = await this.#transcribeWithTerms(model, { ...request, samples }, recognised)
      const parts = withTerms ?? toWords(recognised, samples.length / PCM_RATE)
      recognitions.push({
        text: withTerms ? withTerms.map((word) => word.text).join(' ') : recognised.text.trim(),
        parts: parts.map((part) => ({ ...part, start: part.start + start, end: part.end + start })),
        language: LANGUAGES.find((language) => language === recognised.lang) ?? null,
      })
    }
    const text = recognitions
      .map((recognition) => recognition.text)
      .join(' ')
      .trim()
    const named = recognitions.find(({ language }) => language)?.language ?? null
    return {
      text,
      parts: recognitions.flatMap(({ parts }) => parts),
      language: named ?? nameLanguage(model, request.language, text),
    }
  }

  /**
   * Restarts a process that dies on a segment, and retries the segment once. Treats a model that has not recognised
   * anything yet as damaged, because some faults of its files show only then.
   */
  async #transcribeWithRetry(model: LocalModel, request: RecognitionRequest) {
    let refusal: unknown
    for (let attempt = 1; ; attempt++) {
      try {
        const warm = await this.#warmUp(model, request.signal)
        const recognised = await warm.process.recognise(request.samples, { language: request.language }, request.signal)
        warm.proven = true
        this.#broken = NOT_BROKEN
        if (refusal !== undefined) this.#settings.onTermsRefused?.(model.title, refusal)
        return recognised
      } catch (error) {
        const proven = this.#warm?.proven
        this.#cool()
        request.signal.throwIfAborted()
        if (!proven) this.#broken = { path: model.files.tokens, at: performance.now() }
        if (attempt === 2) {
          if (refusal !== undefined) this.#refusing = null
          throw error
        }
        if (!proven && this.#takesTerms(model)) {
          // The term search may be why loading failed, so the next attempt goes without it.
          refusal = error
          this.#refusing = model.files.tokens
        }
      }
    }
  }

  /**
   * Recognises a segment a second time with the user's terms, if the first result has unsure words.
   * @returns its words with the terms in place, or null if nothing changes. A failure here costs only the terms.
   */
  async #transcribeWithTerms(
    model: LocalModel,
    request: RecognitionRequest,
    first: RecognisedTokens,
  ): Promise<TimedText[] | null> {
    const { samples, language, vocabulary: terms = [], signal } = request
    const seconds = samples.length / PCM_RATE
    if (!this.#takesTerms(model) || terms.length === 0 || !hasUnsureWords(first, seconds)) return null
    try {
      const { process } = await this.#warmUp(model, signal)
      return takeTerms(first, await process.recognise(samples, { language, terms }, signal), terms, seconds)
    } catch (error) {
      this.#cool()
      signal.throwIfAborted()
      this.#refusing = model.files.tokens
      this.#settings.onTermsRefused?.(model.title, error)
      return null
    }
  }

  #takesTerms({ files }: LocalModel): boolean {
    return takesTerms(files) && this.#refusing !== files.tokens
  }

  async #warmUp(model: LocalModel, signal: AbortSignal) {
    clearTimeout(this.#idle)
    if (this.#warm?.process.alive && this.#warm.model.files.tokens === model.files.tokens) return this.#warm
    this.#cool()
    const threads = Math.min(MAX_THREADS, availableParallelism())
    const process = await RecogniserProcess.start(model.files, { threads, takesTerms: this.#takesTerms(model) }, signal)
    this.#warm = { process, model, proven: false }
    return this.#warm
  }

  #waitIdle(): void {
    clearTimeout(this.#idle)
    if (!this.#mutex.free) return
    this.#idle = setTimeout(() => this.#mutex.free && this.#cool(), this.#settings.idleMs).unref()
  }

  #cool(): void {
    this.#warm?.process.kill()
    this.#warm = null
  }
}

/** Of the models that detect the language, only Whisper reports it. */
function nameLanguage(model: LocalModel, requested: Language | null, text: string): Language | null {
  return writesAsTold(model.files) ? (requested ?? DEFAULT_LANGUAGE) : identifyLanguage(text)
}
