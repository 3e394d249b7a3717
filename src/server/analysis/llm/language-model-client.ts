import { APICallError, generateText, type ModelMessage, NoObjectGeneratedError, Output, TypeValidationError } from 'ai'
import { inSpan } from '#server/tracing/spans.ts'
import type { AnalysisFailure } from '#shared/contract/analysis.ts'
import { askForCorrection, describeFaults, describeShape } from './answer-faults.ts'
import { addUsage, type LanguageModelClient, type ModelRequest, type ModelUsage, NO_USAGE } from './language-model.ts'
import { LanguageModelError } from './language-model-error.ts'
import type { LanguageModelSettings } from './llm-settings.ts'
import { openProviderModel, type ProviderModel } from './model-provider.ts'
import { readModelFailure } from './read-model-failure.ts'

/** The number of retries if the service is busy or breaks off. The AI SDK waits 2 and 4 s, or as long as the service asks. */
const MAX_RETRIES = 2

// The AI SDK's warnings would bypass the log.
globalThis.AI_SDK_LOG_WARNINGS = false

type ServiceSettings = Omit<LanguageModelSettings, 'steps'>

/** The answer, or the errors in its shape. */
type Attempt<T> = { output: T; usage: ModelUsage } | { text: string; faults: string; usage: ModelUsage }

/** Creates a client of the configured model, without calling it. */
export function createLanguageModelClient(settings: ServiceSettings): LanguageModelClient {
  return new SdkClient(settings)
}

class SdkClient implements LanguageModelClient {
  readonly id: string
  readonly contextTokens: number
  readonly #settings: ServiceSettings
  readonly #model: ProviderModel
  /** Set to false once a service has refused a schema. */
  #knowsSchemas = true

  constructor(settings: ServiceSettings) {
    this.id = `${settings.provider}/${settings.model}`
    this.contextTokens = settings.contextTokens
    this.#settings = settings
    this.#model = openProviderModel(settings)
  }

  generate<T>(request: ModelRequest<T>): Promise<{ output: T; usage: ModelUsage }> {
    return inSpan('ask language model', { 'dictum.model': this.id }, () => this.#generate(request))
  }

  async #generate<T>(request: ModelRequest<T>): Promise<{ output: T; usage: ModelUsage }> {
    const timeout = AbortSignal.timeout(Math.min(this.#settings.timeoutMs, request.urgentMs ?? Infinity))
    const signal = AbortSignal.any([request.signal, timeout])
    const messages: ModelMessage[] = [{ role: 'user', content: request.prompt }]
    let usage = NO_USAGE
    try {
      const first = await this.#attempt(request, messages, signal)
      usage = first.usage
      if ('output' in first) return first
      // No service accepts an empty message.
      if (first.text.trim() !== '') messages.push({ role: 'assistant', content: first.text })
      messages.push({ role: 'user', content: askForCorrection(first.faults) })
      const second = await this.#attempt(request, messages, signal)
      usage = addUsage(usage, second.usage)
      if ('output' in second) return { output: second.output, usage }
    } catch (error) {
      request.signal.throwIfAborted()
      if (error instanceof LanguageModelError) {
        throw new LanguageModelError(error.code, error.message, addUsage(usage, error.usage))
      }
      usage = addUsage(usage, { ...NO_USAGE, calls: 1, cost: this.#settings.prices && 0 })
      if (timeout.aborted) throw new LanguageModelError('timeout', 'the service did not answer in time', usage)
      const { code, message } = readModelFailure(error)
      throw new LanguageModelError(code, message, usage)
    }
    throw new LanguageModelError('malformed', 'the answer has not the shape asked for, nor had its correction', usage)
  }

  async #attempt<T>(request: ModelRequest<T>, messages: ModelMessage[], signal: AbortSignal): Promise<Attempt<T>> {
    const { bySchema, byInstruction, maxOutputTokens } = this.#model
    const withSchema = this.#knowsSchemas || byInstruction === null
    try {
      const answer = await generateText({
        model: withSchema ? bySchema : byInstruction,
        instructions: withSchema ? request.system : `${request.system}\n\n${describeShape(request.schema)}`,
        messages,
        output: Output.object({ schema: request.schema }),
        maxRetries: MAX_RETRIES,
        abortSignal: signal,
        ...(maxOutputTokens === undefined ? {} : { maxOutputTokens }),
      })
      const usage = this.#reckon(answer.usage)
      const failure = readFinish(answer.finishReason)
      if (failure) throw new LanguageModelError(failure, `the model stopped: ${answer.finishReason}`, usage)
      return { output: answer.output, usage }
    } catch (error) {
      if (NoObjectGeneratedError.isInstance(error)) return this.#readFaults(error)
      const badRequest = APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422)
      if (!badRequest || !withSchema || byInstruction === null) throw error
      this.#knowsSchemas = false
      try {
        return await this.#attempt(request, messages, signal)
      } catch (again) {
        this.#knowsSchemas = true
        throw again
      }
    }
  }

  #readFaults(error: NoObjectGeneratedError): { text: string; faults: string; usage: ModelUsage } {
    const usage = this.#reckon(error.usage)
    const failure = readFinish(error.finishReason)
    if (failure) throw new LanguageModelError(failure, `the model stopped: ${error.finishReason}`, usage)
    return {
      text: error.text ?? '',
      faults: describeFaults(TypeValidationError.isInstance(error.cause) ? error.cause.cause : undefined),
      usage,
    }
  }

  #reckon(used: { inputTokens?: number | undefined; outputTokens?: number | undefined } | undefined): ModelUsage {
    const inputTokens = used?.inputTokens ?? null
    const outputTokens = used?.outputTokens ?? null
    const { prices } = this.#settings
    const known = prices !== null && inputTokens !== null && outputTokens !== null
    const cost = known ? (inputTokens * prices.input + outputTokens * prices.output) / 1_000_000 : null
    return { calls: 1, inputTokens, outputTokens, cost }
  }
}

function readFinish(reason: string | undefined): AnalysisFailure | null {
  if (reason === 'length') return 'truncated'
  return reason === 'content-filter' ? 'refused' : null
}
