import type { AnalysisInput, Analyst } from '#server/analysis/analyst.ts'
import { createBuiltinAnalyst } from '#server/analysis/builtin/builtin-analyst.ts'
import { createLanguageModelClient } from '#server/analysis/llm/language-model-client.ts'
import { createLlmAnalyst } from '#server/analysis/llm/llm-analyst.ts'
import type { LanguageModelSettings } from '#server/analysis/llm/llm-settings.ts'

/** Opens the analyst with the language model of a fake server. */
export function openModelAnalyst(
  { baseUrl }: { baseUrl: string },
  settings: Partial<LanguageModelSettings> = {},
): Analyst {
  const client = createLanguageModelClient({
    provider: 'openai-compatible',
    model: 'a-model',
    baseUrl,
    apiKey: null,
    timeoutMs: 600_000,
    contextTokens: 32_000,
    prices: null,
    proxy: {},
    ...settings,
  })
  return createLlmAnalyst(client, createBuiltinAnalyst())
}

/** Returns sentences as said one after the other on a Monday in Madrid. */
export function inputOf(texts: readonly string[], more: Partial<AnalysisInput> = {}): AnalysisInput {
  const sentences = texts.map((text, index) => ({ index, start: index * 5, end: index * 5 + 5, text }))
  const recordedAt = new Date('2026-03-02T09:00:00Z')
  return { sentences, language: 'en', recordedAt, timezone: 'Europe/Madrid', ...more }
}
