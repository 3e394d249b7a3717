import type { z } from 'zod'

/** Usage of the model. A value is null if neither the service nor the configuration gives one. */
export interface ModelUsage {
  /** The number of calls, including corrections. */
  calls: number
  inputTokens: number | null
  outputTokens: number | null
  /** The cost in the operator's currency. */
  cost: number | null
}

export interface ModelRequest<T> {
  /** Role and task of the model; never anything a user said. */
  system: string
  /** The query; users' texts in it are fenced as data (`fenceText`). */
  prompt: string
  /** The shape of the answer. Checks that a JSON schema cannot express apply as well. */
  schema: z.ZodType<T>
  signal: AbortSignal
  /**
   * Set if somebody is waiting for the answer: the milliseconds it may take, if fewer than configured. A local model that is
   * busy with something else then fails at once.
   */
  urgentMs?: number
}

/** A language model that answers in a given shape. */
export interface LanguageModelClient {
  /** `provider/model`, as shown to users. */
  readonly id: string
  readonly contextTokens: number
  /**
   * Generates one answer. Retries temporary failures, and sends an answer of the wrong shape back once with its errors, all
   * within the configured time.
   * @throws LanguageModelError, or the signal's reason.
   */
  generate<T>(request: ModelRequest<T>): Promise<{ output: T; usage: ModelUsage }>
}

export const NO_USAGE: ModelUsage = { calls: 0, inputTokens: 0, outputTokens: 0, cost: 0 }

/** Adds usages. A value that is unknown in one of them is unknown in the sum. */
export function addUsage(one: ModelUsage, other: ModelUsage): ModelUsage {
  const sum = (a: number | null, b: number | null) => (a === null || b === null ? null : a + b)
  return {
    calls: one.calls + other.calls,
    inputTokens: sum(one.inputTokens, other.inputTokens),
    outputTokens: sum(one.outputTokens, other.outputTokens),
    cost: sum(one.cost, other.cost),
  }
}
