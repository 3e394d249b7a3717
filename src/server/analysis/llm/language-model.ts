import type { z } from 'zod'

/** What answers took; null where the service or the configuration did not say. */
export interface ModelUsage {
  /** Answers asked for, with corrections. */
  calls: number
  inputTokens: number | null
  outputTokens: number | null
  /** In the operator's currency. */
  cost: number | null
}

export interface ModelRequest<T> {
  /** Who answers and how; nothing a user said. */
  system: string
  /** The question; texts of users are fenced in it as data (`fenceText`). */
  prompt: string
  /** Of the answer. Its checks beyond what a JSON schema can say hold as well. */
  schema: z.ZodType<T>
  signal: AbortSignal
}

/** A language model that answers in a given shape. */
export interface LanguageModelClient {
  /** `provider/model`, as shown to users. */
  readonly id: string
  readonly contextTokens: number
  /**
   * One answer. Hiccups of the service are tried again, and an answer in a wrong shape is sent back once with its faults,
   * all within the configured time.
   * @throws LanguageModelError, or the signal's reason.
   */
  generate<T>(request: ModelRequest<T>): Promise<{ output: T; usage: ModelUsage }>
}

export const NO_USAGE: ModelUsage = { calls: 0, inputTokens: 0, outputTokens: 0, cost: 0 }

/** What is unknown of one is unknown of the sum. */
export function addUsage(one: ModelUsage, other: ModelUsage): ModelUsage {
  const sum = (a: number | null, b: number | null) => (a === null || b === null ? null : a + b)
  return {
    calls: one.calls + other.calls,
    inputTokens: sum(one.inputTokens, other.inputTokens),
    outputTokens: sum(one.outputTokens, other.outputTokens),
    cost: sum(one.cost, other.cost),
  }
}
