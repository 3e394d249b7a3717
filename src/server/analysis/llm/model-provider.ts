import { createAnthropic } from '@ai-sdk/anthropic'
import { createMistral } from '@ai-sdk/mistral'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractJsonMiddleware, type LanguageModel, wrapLanguageModel } from 'ai'
import type { LanguageModelSettings } from '#server/config.ts'
import { createProxiedFetch } from './proxied-fetch.ts'

/** Anthropic demands a bound; the AI SDK's own for models it does not know would cut an analysis off. */
const ANTHROPIC_OUTPUT_TOKENS = 8192

export interface ProviderModel {
  /** Holds the model to the answer's schema. */
  bySchema: LanguageModel
  /** For services that know JSON but no schema; null where there are none such. */
  byInstruction: LanguageModel | null
  maxOutputTokens: number | undefined
}

/** The model that the settings name, as the AI SDK knows it. */
export function openProviderModel(settings: LanguageModelSettings): ProviderModel {
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
    // Small models put their JSON between marks of code.
    byInstruction:
      provider === 'openai' ? null : wrapLanguageModel({ model: open(false), middleware: extractJsonMiddleware() }),
    maxOutputTokens: undefined,
  }
}
