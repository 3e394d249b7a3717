import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import type { Analyst } from '#server/analysis/analyst.ts'
import { createBuiltinAnalyst } from '#server/analysis/builtin/builtin-analyst.ts'
import type { LanguageModelClient } from '#server/analysis/llm/language-model.ts'
import { createLanguageModelClient } from '#server/analysis/llm/language-model-client.ts'
import { createLlmAnalyst, type ModelSteps } from '#server/analysis/llm/llm-analyst.ts'
import { LocalModelClient } from '#server/analysis/llm/local/local-client.ts'
import type { AnalysisUsage } from '#shared/contract/analysis.ts'
import { recordAnswers, replayAnswers } from './recorded-answers.ts'

interface MeasuredModel {
  /**
   * The base URL of an OpenAI-compatible service including its version, or the path of a GGUF file or of recorded answers
   * (`.jsonl`).
   */
  target: string
  model: string
  apiKey: string | null
  steps: ModelSteps
  /** The file in which the answers are recorded; null to record none. */
  record: string | null
  /** The price of a million tokens each; null if no cost is computed. */
  prices: { input: number; output: number } | null
}

const CONTEXT_TOKENS = 8192
const TIMEOUT_MS = 600_000

/** An analyst that counts the usage of its model and how much of its answers is dropped. */
export interface MeasuredAnalyst extends Analyst {
  /** Returns the counts so far, in lines. */
  report(): string
  close(): Promise<void>
}

/** Opens a model that is to be evaluated on the sets. */
export function openMeasuredAnalyst(settings: MeasuredModel): MeasuredAnalyst {
  const { target, record, steps } = settings
  const isRecorded = target.endsWith('.jsonl')
  const local = !isRecorded && existsSync(target) ? openLocal(target) : null
  const client = isRecorded ? replayAnswers(target) : (local ?? openService(settings))
  const recorded = record === null ? client : recordAnswers(client, record)
  const analyst = createLlmAnalyst(recorded, createBuiltinAnalyst(), { steps })
  const accounts: AnalysisUsage[] = []
  let milliseconds = 0
  let items = 0
  return {
    id: analyst.id,
    async analyse(input, signal) {
      const began = performance.now()
      const analysis = await analyst.analyse(input, signal)
      milliseconds += performance.now() - began
      const { actionItems, events, decisions, questions, account } = analysis
      items += actionItems.length + events.length + decisions.length + questions.length
      if (account) accounts.push(account)
      return analysis
    },
    report: () => describe(analyst.id, accounts, { milliseconds, items }),
    close: async () => local?.close(),
  }
}

function openLocal(path: string): LocalModelClient {
  const name = basename(path, '.gguf')
  return new LocalModelClient({
    ...{ name, path, contextTokens: CONTEXT_TOKENS, timeoutMs: TIMEOUT_MS, idleMs: TIMEOUT_MS },
  })
}

function openService({ target, model, apiKey, prices }: MeasuredModel): LanguageModelClient {
  return createLanguageModelClient({
    ...{ provider: 'openai-compatible', model, baseUrl: target.replace(/\/+$/, ''), apiKey, prices, proxy: {} },
    ...{ timeoutMs: TIMEOUT_MS, contextTokens: CONTEXT_TOKENS },
  })
}

function describe(
  id: string,
  accounts: readonly AnalysisUsage[],
  { milliseconds, items }: { milliseconds: number; items: number },
): string {
  const sum = (of: (account: AnalysisUsage) => number | null) => {
    const values = accounts.map(of)
    return values.some((value) => value === null) ? null : values.reduce<number>((all, value) => all + (value ?? 0), 0)
  }
  const show = (value: number | null, digits = 0) => (value === null ? 'unknown' : value.toFixed(digits))
  const notes = accounts.length
  const failures = Map.groupBy(
    accounts.flatMap(({ failure }) => failure ?? []),
    (failure) => failure,
  )
  const dropped = sum(({ unsupported }) => unsupported) ?? 0
  const share = items + dropped === 0 ? 0 : (100 * dropped) / (items + dropped)
  return [
    `${id} on ${notes} notes`,
    `time: ${show(milliseconds / 1000)} s, ${show(notes === 0 ? 0 : milliseconds / 1000 / notes, 1)} s a note`,
    `answers: ${show(sum(({ calls }) => calls))}; tokens read: ${show(sum(({ inputTokens }) => inputTokens))}, written: ${show(sum(({ outputTokens }) => outputTokens))}`,
    `cost: ${show(
      sum(({ cost }) => cost),
      4,
    )}`,
    `dropped as unfounded: ${dropped} items (${share.toFixed(1)}% of all); titles and summaries replaced: ${accounts.filter(({ summaryReplaced }) => summaryReplaced).length}`,
    `failed: ${[...failures].map(([failure, all]) => `${failure} ${all.length}`).join(', ') || 'none'}`,
  ].join('\n')
}
