import type { z } from 'zod'
import { ChildCrash } from '#server/child-process/child-task.ts'
import { Mutex } from '#server/child-process/mutex.ts'
import { inSpan } from '#server/tracing/spans.ts'
import { askForCorrection, describeFaults } from '../answer-faults.ts'
import { addUsage, type LanguageModelClient, type ModelRequest, type ModelUsage, NO_USAGE } from '../language-model.ts'
import { LanguageModelError } from '../language-model-error.ts'
import { readHeldAnswer, sketchShape, toGrammarSchema } from './answer-grammar.ts'
import { type LocalProcess, startLocalProcess } from './local-process.ts'
import type { LocalAnswer, LocalOrder, LocalTurn } from './local-task.ts'

/** How long the library may take to stop writing: a batch of the prompt takes seconds on a slow machine. */
const CANCEL_MS = 5_000

/** Maximum length of an answer, in tokens; it is also at most a quarter of the context. */
const ANSWER_TOKENS = 1024

export interface LocalModelSettings {
  /** The model's name in the library. */
  name: string
  /** Its file, which the library verified when it was downloaded. */
  path: string
  /** Maximum total of prompt and answer, in tokens. The model's memory grows with it. */
  contextTokens: number
  /** Time limit for one answer with its correction, including the loading of the model. */
  timeoutMs: number
  /** The process is ended after this many idle milliseconds, to free its memory. */
  idleMs: number
}

/** A language model on this machine, in a process that stays warm between questions. It answers one question at a time. */
export class LocalModelClient implements LanguageModelClient {
  readonly id: string
  readonly #settings: LocalModelSettings
  readonly #mutex = new Mutex()
  readonly #closing = new AbortController()
  #contextTokens: number
  #warm: LocalProcess | null = null
  #idle: NodeJS.Timeout | undefined

  constructor(settings: LocalModelSettings) {
    this.id = `local/${settings.name}`
    this.#settings = settings
    this.#contextTokens = settings.contextTokens
  }

  /** The configured size; once the model is loaded, at most the size for which it was trained. */
  get contextTokens(): number {
    return this.#contextTokens
  }

  /** Whether it is working on a question, or others are waiting for it. */
  get busy(): boolean {
    return !this.#mutex.free
  }

  /** The process that holds the model, if there is one. */
  get processId(): number | null {
    return this.#warm?.alive ? (this.#warm.pid ?? null) : null
  }

  async generate<T>(request: ModelRequest<T>): Promise<{ output: T; usage: ModelUsage }> {
    if (request.urgentMs !== undefined && this.busy)
      throw new LanguageModelError('rate_limited', 'the local model is busy', NO_USAGE)
    const stopping = AbortSignal.any([request.signal, this.#closing.signal])
    try {
      return await this.#mutex.run(stopping, () =>
        inSpan('ask language model', { 'dictum.model': this.id }, () => this.#generateInTime(request, stopping)),
      )
    } finally {
      this.#waitIdle()
    }
  }

  async close(): Promise<void> {
    this.#closing.abort(new Error('the process is stopping'))
    this.#cool()
  }

  /** The timeout starts once the mutex is held: a question that waits for other notes is not slow. */
  async #generateInTime<T>(request: ModelRequest<T>, stopping: AbortSignal): Promise<{ output: T; usage: ModelUsage }> {
    const timeout = AbortSignal.timeout(Math.min(this.#settings.timeoutMs, request.urgentMs ?? Infinity))
    const signal = AbortSignal.any([stopping, timeout])
    const shape = sketchShape(toGrammarSchema(request.schema))
    // The shape comes last, so that the text before it is read only once for several questions.
    const turns: LocalTurn[] = [{ role: 'user', text: `${request.prompt}\n\nAnswer with JSON like ${shape}` }]
    const first = await this.#attempt(request, turns, { signal, timeout })
    if ('output' in first) return first
    turns.push({ role: 'model', text: first.text }, { role: 'user', text: askForCorrection(first.faults) })
    const second = await this.#attempt(request, turns, { signal, timeout, before: first.usage })
    if ('output' in second) return second
    throw new LanguageModelError(
      'malformed',
      'the answer has not the shape asked for, nor had its correction',
      second.usage,
    )
  }

  async #attempt<T>(
    request: ModelRequest<T>,
    turns: readonly LocalTurn[],
    { signal, timeout, before = NO_USAGE }: { signal: AbortSignal; timeout: AbortSignal; before?: ModelUsage },
  ): Promise<({ output: T } | { text: string; faults: string }) & { usage: ModelUsage }> {
    const fail = (code: LanguageModelError['code'], message: string, usage = before) =>
      new LanguageModelError(code, message, usage)
    const schema = toGrammarSchema(request.schema)
    const order: LocalOrder = {
      kind: 'ask',
      system: request.system,
      turns,
      schema,
      maxTokens: Math.min(ANSWER_TOKENS, Math.floor(this.#contextTokens / 4)),
    }
    const answer = await this.#askWithRetry(order, signal).catch((error: unknown) => {
      if (timeout.aborted) throw fail('timeout', 'the local model did not answer in time')
      signal.throwIfAborted()
      if (error instanceof ChildCrash) throw fail('stopped', 'the process of the local model ended')
      throw error
    })
    if (answer.kind === 'too_long') throw fail('too_long', `${answer.inputTokens} tokens do not fit into the context`)
    if (answer.kind === 'no_runtime') throw fail('unavailable', 'this machine has no library for local models')
    if (answer.kind !== 'answered') throw fail('unavailable', 'the local model can not be used')
    const { inputTokens, outputTokens } = answer
    const usage = addUsage(before, { calls: 1, inputTokens, outputTokens, cost: 0 })
    if (answer.truncated) throw fail('truncated', 'the answer has no end', usage)
    const held = readHeldAnswer(answer.text, schema)
    // The model is damaged, so asking it again is of no use.
    if (held === undefined) throw fail('malformed', 'the local model writes no text', usage)
    const parsed = request.schema.safeParse(held)
    if (parsed.success) return { output: parsed.data, usage }
    return { text: answer.text, faults: describeFaults(parsed.error as z.ZodError), usage }
  }

  /** Asks the process, and restarts it and asks once more if it dies. */
  async #askWithRetry(order: LocalOrder, signal: AbortSignal): Promise<LocalAnswer> {
    for (let attempt = 1; ; attempt++) {
      try {
        const started = await this.#warmUp(signal)
        if ('kind' in started) return started
        return await started.ask(order, { signal, cancel: { order: { kind: 'cancel' }, graceMs: CANCEL_MS } })
      } catch (error) {
        if (!this.#warm?.alive) this.#cool()
        if (signal.aborted || attempt === 2 || !(error instanceof ChildCrash)) throw error
      }
    }
  }

  /** Returns the process with the model loaded, or the reason why there is none. */
  async #warmUp(signal: AbortSignal): Promise<LocalProcess | LocalAnswer> {
    clearTimeout(this.#idle)
    if (this.#warm?.alive) return this.#warm
    const started = await startLocalProcess(this.#settings.path, this.#settings.contextTokens, signal)
    if ('refusal' in started) return started.refusal
    this.#contextTokens = started.contextTokens
    this.#warm = started.child
    return started.child
  }

  #waitIdle(): void {
    clearTimeout(this.#idle)
    if (!this.#mutex.free) return
    this.#idle = setTimeout(() => this.#mutex.free && this.#cool(), this.#settings.idleMs).unref()
  }

  #cool(): void {
    this.#warm?.kill()
    this.#warm = null
  }
}
