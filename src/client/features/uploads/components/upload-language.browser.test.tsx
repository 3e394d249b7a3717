import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { loadSharingTexts, translate } from '#client/i18n/i18n.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import type { SpokenLanguage } from '../uploads-state.ts'
import { UploadLanguage } from './upload-language.tsx'

async function show(language: Language, props: { name?: string; language: SpokenLanguage }) {
  await page.viewport(360, 740)
  await renderInApp(language, null)
  await loadSharingTexts()
  const onChange = vi.fn<(chosen: SpokenLanguage) => void>()
  await renderInApp(language, <UploadLanguage {...props} onChange={onChange} />)
  return onChange
}

test.each(LANGUAGES)('the language of all files is chosen on a phone, in %s', async (language) => {
  const onChange = await show(language, { language: 'auto' })
  const choice = page.getByRole('combobox', { name: translate('spoken:files') })
  await expect.element(choice).toHaveValue('auto')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await choice.selectOptions('fr')
  expect(onChange.mock.calls).toEqual([['fr']])
})

test('one file has a choice of its own, which names the file', async () => {
  const onChange = await show('en', { name: 'a board meeting.mp3', language: 'es' })
  const choice = page.getByRole('combobox', { name: translate('spoken:ofFile', { name: 'a board meeting.mp3' }) })
  await expect.element(choice).toHaveValue('es')
  await choice.selectOptions('auto')
  expect(onChange.mock.calls).toEqual([['auto']])
})
