import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { loadSharingTexts } from '#client/i18n/i18n.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import type { AnalysisUsage, NoteAnalysis } from '#shared/contract/analysis.ts'
import type { Language } from '#shared/languages.ts'
import { AnalysedBy } from './analysed-by.tsx'

const ACCOUNT: AnalysisUsage = {
  model: 'local/tiny',
  failure: null,
  parts: { total: 3, builtin: 0 },
  unsupported: 0,
  summaryReplaced: false,
  calls: 6,
  inputTokens: 100,
  outputTokens: 20,
  cost: 0,
}

async function show(language: Language, account: Partial<AnalysisUsage>) {
  const analysis: Pick<NoteAnalysis, 'noteId' | 'analyst' | 'account'> = {
    noteId: 'note',
    analyst: 'local/tiny',
    account: { ...ACCOUNT, ...account },
  }
  await renderInApp(language, null)
  await loadSharingTexts()
  await renderInApp(language, <AnalysedBy analysis={analysis as NoteAnalysis} />)
}

describe('the line that says what the language model has not read', () => {
  test.each<[Language, string]>([
    [
      'en',
      'Analysed by local/tiny · title and summary by Dictum · 1 of 3 parts read by Dictum · tasks, decisions, and open questions partly by Dictum',
    ],
    [
      'es',
      'Analizada por local/tiny · título y resumen de Dictum · 1 de 3 partes leída por Dictum · tareas, decisiones y preguntas abiertas en parte de Dictum',
    ],
    [
      'fr',
      'Analysée par local/tiny · titre et résumé de Dictum · 1 partie sur 3 lue par Dictum · tâches, décisions et questions en suspens en partie de Dictum',
    ],
  ])('%s', async (language, text) => {
    await show(language, {
      parts: { total: 3, builtin: 1 },
      summaryReplaced: true,
      incomplete: ['actionItems', 'decisions', 'questions'],
    })
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  })

  test('names only the model if it has read everything', async () => {
    await show('en', { incomplete: [] })
    await expect.element(page.getByText('Analysed by local/tiny', { exact: true })).toBeVisible()
  })
})
