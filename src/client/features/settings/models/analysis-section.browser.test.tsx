import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { loadSettingsTexts, translate } from '#client/i18n/i18n.ts'
import { holdCalls } from '#client/testing/hold-calls.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { LANGUAGES } from '#shared/languages.ts'
import { AnalysisSection } from './analysis-section.tsx'

const LEADS = ['service', 'rules', 'local'] as const

describe.each(LANGUAGES)('the section on what analyses notes, in %s', (language) => {
  let calls: ReturnType<typeof holdCalls>

  const leadsShown = () =>
    LEADS.filter((lead) => page.getByText(translate(`settings:analysis.lead.${lead}`)).query() !== null)

  beforeEach(async () => {
    await renderInApp(language, null)
    await loadSettingsTexts()
    calls = holdCalls()
    await renderInApp(language, <AnalysisSection />)
    await expect.poll(() => calls[0]?.call).toBe('GET /api/speech/models')
  })

  test.each([
    ['service', 'service'],
    ['off', 'rules'],
    ['unsupported', 'rules'],
    ['used', 'local'],
  ] as const)('says where the text goes if language models are %s', async (languageModels, lead) => {
    expect(leadsShown()).toEqual([])
    calls[0]?.answer(200, { manageable: false, languageModels, models: [] })
    await expect.poll(leadsShown).toEqual([lead])
  })

  test('claims nothing if the server fails', async () => {
    calls[0]?.answer(500, { code: 'internal', message: 'Broken.', requestId: 'r' })
    await expect.element(page.getByRole('alert')).toBeVisible()
    expect(leadsShown()).toEqual([])
  })
})
