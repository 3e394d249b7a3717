import { createAnthropic } from '@ai-sdk/anthropic'
import { createMistral } from '@ai-sdk/mistral'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractJsonMiddleware, type LanguageModel, wrapLanguageModel } from 'ai'
import type { LanguageModelSettings } from './llm-settings.ts'
import { createProxiedFetch } from './proxied-fetch.ts'

/** Anthropic requires a limit, and the AI SDK's default for unknown models would truncate an analysis. */
const ANTHROPIC_OUTPUT_TOKENS = 8192

export interface ProviderModel {
  /** The model for answers whose schema the service enforces. */
  bySchema: LanguageModel
  /** The model for services that support JSON but no schema; null if there are none. */
  byInstruction: LanguageModel | null
  maxOutputTokens: number | undefined
}

/** Returns the configured model as the AI SDK sees it. */
export function openProviderModel(settings: Omit<LanguageModelSettings, 'steps'>): ProviderModel {
  const { provider, model } = settings
  const common = {
    fetch: createProxiedFetch(settings.proxy),
    ...(settings.apiKey === null ? {} : { apiKey: settings.apiKey }),
    ...(settings.baseUrl === null ? {} : { baseURL: settings.baseUrl }),
  }
  if (provider === 'anthropic') {
    const bySchema = createAnthropic(common)(model)
    return { bySchema, byInstruction: null, maxOutputTokens: ANTHROPIC_OUTPUT_TOKENS }
  }
  if (provider === 'mistral') {
    return { bySchema: createMistral(common)(model), byInstruction: null, maxOutputTokens: undefined }
  }
  const open = (supportsStructuredOutputs: boolean) =>
    createOpenAICompatible({
      name: 'openai-compatible',
      baseURL: 'https://api.openai.com/v1',
      ...common,
      supportsStructuredOutputs,
    })(model)
  return {
    bySchema: open(true),
    // Small models put their JSON between code fences.
    byInstruction:
      provider === 'openai' ? null : wrapLanguageModel({ model: open(false), middleware: extractJsonMiddleware() }),
    maxOutputTokens: undefined,
  }
}
