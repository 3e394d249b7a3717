import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { loadSettingsTexts, translate } from '#client/i18n/i18n.ts'
import { holdCalls } from '#client/testing/hold-calls.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import type { SpeechStatus } from '#shared/contract/system.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { EngineList } from './engine-list.tsx'

const ENGINE = { model: '', ready: false, draft: false, needsNetwork: false, languages: null, setUp: false }

const STATUS: SpeechStatus = {
  engines: [
    { ...ENGINE, id: 'remote', problem: 'None is connected.' },
    { ...ENGINE, id: 'local', problem: 'No speech model is installed.' },
  ],
  passageLanguages: [],
  tellsSpeakers: false,
}

describe.each(LANGUAGES)('the engines, in %s', (language) => {
  let calls: ReturnType<typeof holdCalls>
  const answer = (call: string, status: number, body: unknown) =>
    calls.find((held) => held.call === call)?.answer(status, body)

  beforeEach(async () => {
    await renderInApp(language, null)
    await loadSettingsTexts()
    calls = holdCalls()
    await renderInApp(language, <EngineList />)
    await expect.poll(() => calls.length).toBe(2)
    answer('GET /api/speech/status', 200, STATUS)
  })

  test.each([true, false])('mentions the models below only where they are listed: %s', async (manageable) => {
    answer('GET /api/speech/models', 200, { manageable, languageModels: 'used', models: [] })
    await expect.element(page.getByText(translate('settings:engine.remoteText'))).toBeVisible()
    const local = translate('settings:engine.localText')
    const expected = manageable ? `${local} ${translate('settings:engine.localNeeds')}` : local
    await expect.element(page.getByText(expected, { exact: true })).toBeVisible()
  })

  test('shows the engines although the models could not be loaded', async () => {
    answer('GET /api/speech/models', 403, { code: 'forbidden', message: 'No.', requestId: 'r' })
    await expect.element(page.getByText(translate('settings:engine.localText'))).toBeVisible()
  })
})
