import { expect, test } from 'vitest'
import type { AnalysisUsage } from '#shared/contract/analysis.ts'
import { hasHighlights } from './highlights.ts'

const USAGE: AnalysisUsage = {
  model: 'openai/some',
  failure: null,
  parts: { total: 1, builtin: 0 },
  unsupported: 0,
  summaryReplaced: false,
  calls: 1,
  inputTokens: null,
  outputTokens: null,
  cost: null,
}

test('the summary of the builtin analyst is highlights, even in place of a model’s', () => {
  expect(hasHighlights({ analyst: 'builtin', account: null })).toBe(true)
  expect(hasHighlights({ analyst: 'builtin', account: { ...USAGE, failure: 'timeout' } })).toBe(true)
  expect(hasHighlights({ analyst: 'openai/some', account: { ...USAGE, summaryReplaced: true } })).toBe(true)
})

test('the summary of a model is not highlights', () => {
  expect(hasHighlights({ analyst: 'openai/some', account: USAGE })).toBe(false)
})
