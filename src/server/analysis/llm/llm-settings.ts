import { z } from 'zod'
import { ConfigError } from '#server/config-error.ts'
import { headerSecret, serviceUrl, text } from '#server/environment-values.ts'

const price = z.coerce.number().min(0).optional()

/** The environment variables about language models, of services and of this machine. */
export const llmVariables = {
  LLM_PROVIDER: z
    .enum(['auto', 'local', 'builtin', 'openai', 'anthropic', 'mistral', 'openai-compatible'])
    .default('auto'),
  LLM_MODEL: text,
  LLM_BASE_URL: serviceUrl.optional(),
  LLM_API_KEY: headerSecret.optional(),
  LLM_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(3600).optional(),
  LLM_LOCAL_IDLE_SECONDS: z.coerce.number().int().min(1).max(86_400).default(300),
  LLM_CONTEXT_TOKENS: z.coerce.number().int().min(4000).max(10_000_000).optional(),
  LLM_STEPS: z.enum(['one', 'small']).default('one'),
  LLM_PRICE_INPUT: price,
  LLM_PRICE_OUTPUT: price,
}

type LlmValues = z.infer<z.ZodObject<typeof llmVariables>>

/** Any OpenAI-compatible service, or one of the three whose addresses are known. */
export type LanguageModelProvider = 'openai' | 'anthropic' | 'mistral' | 'openai-compatible'

/** The service of a language model, and how it is asked. */
export interface LanguageModelSettings {
  provider: LanguageModelProvider
  model: string
  /** The address with its version, such as `https://llm.example/v1`; null: the provider's own. */
  baseUrl: string | null
  apiKey: string | null
  /** Whether everything about a part of a note is asked at once, or in small steps, as small models need it. */
  steps: 'one' | 'small'
  /** Timeout for one answer, including all attempts. */
  timeoutMs: number
  /** How many tokens one request and its answer may have together. */
  contextTokens: number
  /** Prices per million tokens, in the operator's currency; null: no cost is calculated. */
  prices: { input: number; output: number } | null
  /** The environment's proxy variables. */
  proxy: Record<string, string>
}

/** How notes are analysed by a language model on this machine. */
export interface LocalModelUse {
  /** The model requested by name; null: the best one that is present and fits the free memory. */
  chosen: string | null
  /** Whether a worker downloads one by itself: `roomy` only where much memory is free. */
  fetch: 'always' | 'roomy' | 'never'
  /** Timeout for one answer. */
  timeoutMs: number
  /** How many tokens one request and its answer may have together; a model's memory grows with it. */
  contextTokens: number
  /** The model is unloaded after this many idle milliseconds. */
  idleMs: number
}

/** This is longer than for a service: a machine without a graphics card reads a hundred tokens a second. */
const LOCAL_TIMEOUT_SECONDS = 600
const SERVICE_TIMEOUT_SECONDS = 120
/** A small model's memory grows by about 100 kB for each token of its context. */
const LOCAL_CONTEXT_TOKENS = 8192
const SERVICE_CONTEXT_TOKENS = 32_000

/** Returns the service that is chosen; null for the models of this machine and for none. */
function serviceOf({ LLM_PROVIDER, LLM_BASE_URL }: LlmValues): LanguageModelProvider | null {
  if (LLM_PROVIDER === 'auto') return LLM_BASE_URL === undefined ? null : 'openai-compatible'
  return LLM_PROVIDER === 'local' || LLM_PROVIDER === 'builtin' ? null : LLM_PROVIDER
}

/**
 * Returns how a model on this machine is used; null if none is, or a service answers instead.
 * @param downloads whether a worker may download models
 */
export function readLocalUse(values: LlmValues, downloads: boolean): LocalModelUse | null {
  if (values.LLM_PROVIDER === 'builtin' || serviceOf(values) !== null) return null
  return {
    chosen: values.LLM_MODEL ?? null,
    fetch: downloads ? (values.LLM_PROVIDER === 'local' ? 'always' : 'roomy') : 'never',
    timeoutMs: (values.LLM_TIMEOUT_SECONDS ?? LOCAL_TIMEOUT_SECONDS) * 1000,
    contextTokens: values.LLM_CONTEXT_TOKENS ?? LOCAL_CONTEXT_TOKENS,
    idleMs: values.LLM_LOCAL_IDLE_SECONDS * 1000,
  }
}

/**
 * Returns the service of a language model; null if none is chosen.
 * @throws ConfigError naming the variable that is missing or useless without another.
 */
export function readLanguageModel(values: LlmValues, proxy: Record<string, string>): LanguageModelSettings | null {
  const { LLM_MODEL: model, LLM_PRICE_INPUT: input, LLM_PRICE_OUTPUT: output } = values
  const provider = serviceOf(values)
  if (!provider) {
    const lone = (['LLM_BASE_URL', 'LLM_API_KEY'] as const).find((name) => values[name] !== undefined)
    if (lone) throw new ConfigError(`LLM_PROVIDER: must name a service when ${lone} is set`)
    return null
  }
  if (!model) throw new ConfigError(`LLM_MODEL: must be set when LLM_PROVIDER=${provider}`)
  const own = provider === 'openai-compatible'
  if (own && !values.LLM_BASE_URL) {
    throw new ConfigError('LLM_BASE_URL: must be set when LLM_PROVIDER=openai-compatible')
  }
  if (!own && !values.LLM_API_KEY) throw new ConfigError(`LLM_API_KEY: must be set when LLM_PROVIDER=${provider}`)
  if ((input === undefined) !== (output === undefined)) {
    const missing = input === undefined ? 'LLM_PRICE_INPUT' : 'LLM_PRICE_OUTPUT'
    throw new ConfigError(`${missing}: both prices must be set, or none`)
  }
  return {
    provider,
    model,
    baseUrl: values.LLM_BASE_URL?.replace(/\/+$/, '') ?? null,
    apiKey: values.LLM_API_KEY ?? null,
    steps: values.LLM_STEPS,
    timeoutMs: (values.LLM_TIMEOUT_SECONDS ?? SERVICE_TIMEOUT_SECONDS) * 1000,
    contextTokens: values.LLM_CONTEXT_TOKENS ?? SERVICE_CONTEXT_TOKENS,
    prices: input === undefined || output === undefined ? null : { input, output },
    proxy,
  }
}
