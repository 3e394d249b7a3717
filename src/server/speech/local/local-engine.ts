import { availableParallelism } from 'node:os'
import { PCM_RATE } from '#server/audio/pcm-file.ts'
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
import { guessLanguage } from '#server/speech/guess-language.ts'
import { normaliseLoudness } from '#server/speech/normalise-loudness.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#shared/languages.ts'
import { describeModel, type LocalModel, type ModelChoice, NO_MODEL } from './local-model.ts'
import { Mutex } from './mutex.ts'
import { takesTerms } from './recogniser-config.ts'
import { RecogniserProcess } from './recogniser-process.ts'
import type { RecognisedTokens } from './recogniser-task.ts'
import { hasUnsureWords, takeTerms } from './take-terms.ts'
import { toWords } from './words-from-tokens.ts'

/** For one segment and, where nothing is loaded yet, the loading: a gigabyte from a slow disk takes a minute. */
const TIMEOUT_MS = 300_000

/** Past so many, threads of one recogniser wait for each other more than they work. */
const MOST_THREADS = 8

/** The recogniser ends its process when given less than 80 samples; nobody says a word in a twentieth of a second. */
const SHORTEST_SAMPLES = PCM_RATE / 20

/** Whisper hears 30 seconds less half a second of its own padding, and drops the rest without a word. */
const LONGEST_SECONDS = { whisper: 29, transducer: 60, canary: 40, ctc: 60 } as const

/** A model that could not be loaded is left alone for so long: it may have been put right since. */
const BROKEN_MS = 60_000
const NOT_BROKEN = { path: '', at: Number.NEGATIVE_INFINITY }

interface LocalSettings {
  /** Looks up the model to use; asked before each note, so that a model that has just arrived is taken. */
  chooseModel(): Promise<ModelChoice>
  /** After so many milliseconds without work the process, and its memory, is given back. */
  idleMs: number
  /** Gives a signal that aborts after so many milliseconds; `AbortSignal.timeout` when left out. */
  startTimeout?: (milliseconds: number) => AbortSignal
  /** Told once of a model that could not be given the user's terms; it hears without them. */
  onTermsRefused?(title: string, error: unknown): void
}

/** Models on this machine, by sherpa-onnx, in a process that stays warm between segments. */
export class LocalEngine implements SpeechEngine {
  readonly id = 'local'
  /** The model takes every core for each segment. */
  readonly parallel = 1
  readonly #settings: LocalSettings
  readonly #mutex = new Mutex()
  readonly #closing = new AbortController()
  #chosen: LocalModel | null = null
  #title = ''
  #warm: { process: RecogniserProcess; model: LocalModel; proven: boolean } | null = null
  #idle: NodeJS.Timeout | undefined
  #broken = NOT_BROKEN
  /** The tokens file of the model that takes no terms, though its kind does. */
  #refusing: string | null = null

  constructor(settings: LocalSettings) {
    this.#settings = settings
  }

  /** Of the model found by the last `readiness`. */
  get model(): string {
    return this.#title
  }

  get capabilities(): EngineCapabilities {
    return this.#chosen ? describeModel(this.#chosen) : NO_MODEL
  }

  /** The process that holds the model, while there is one; for measuring. */
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
      const samples = request.samples.length < SHORTEST_SAMPLES ? null : normaliseLoudness(request.samples)
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

  /** The timeout starts with the turn: a segment that waits for other notes is not slow. */
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
    for (const { start, samples } of cutPieces(request.samples, LONGEST_SECONDS[model.files.family])) {
      const heard = await this.#transcribeWithRetry(model, { ...request, samples })
      const withTerms = await this.#transcribeWithTerms(model, { ...request, samples }, heard)
      const parts = withTerms ?? toWords(heard, samples.length / PCM_RATE)
      recognitions.push({
        text: withTerms ? withTerms.map((word) => word.text).join(' ') : heard.text.trim(),
        parts: parts.map((part) => ({ ...part, start: part.start + start, end: part.end + start })),
        language: LANGUAGES.find((language) => language === heard.lang) ?? null,
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
   * A process that dies of one segment is started anew, and the segment is tried once more. A model that has not yet
   * heard anything is taken for damaged: some faults of its files show only then.
   */
  async #transcribeWithRetry(model: LocalModel, request: RecognitionRequest) {
    let refusal: unknown
    for (let attempt = 1; ; attempt++) {
      try {
        const warm = await this.#warmUp(model, request.signal)
        const heard = await warm.process.hear(request.samples, { language: request.language }, request.signal)
        warm.proven = true
        this.#broken = NOT_BROKEN
        if (refusal !== undefined) this.#settings.onTermsRefused?.(model.title, refusal)
        return heard
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
          // It may be the search for terms that it can't be loaded for; the next attempt goes without.
          refusal = error
          this.#refusing = model.files.tokens
        }
      }
    }
  }

  /**
   * Hears a segment once more with the user's terms in mind, where the first hearing left room for one.
   * @returns its words with the terms in their places; null where nothing changes. What fails here costs the terms alone.
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
      return takeTerms(first, await process.hear(samples, { language, terms }, signal), terms, seconds)
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
    const threads = Math.min(MOST_THREADS, availableParallelism())
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

/** Canary wrote in the language it was told; of the others only Whisper says which it heard. */
function nameLanguage(model: LocalModel, asked: Language | null, text: string): Language | null {
  return model.files.family === 'canary' ? (asked ?? DEFAULT_LANGUAGE) : guessLanguage(text)
}
