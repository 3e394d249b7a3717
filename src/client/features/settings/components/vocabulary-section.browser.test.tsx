import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { loadSettingsTexts, translate } from '#client/i18n/i18n.ts'
import { holdCalls } from '#client/testing/hold-calls.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { VocabularySection } from './vocabulary-section.tsx'

test('keeps the next term that is typed while one is being added, and clears what was added', async () => {
  await renderInApp('en', null)
  await loadSettingsTexts()
  const calls = holdCalls()
  const answer = async (call: string, terms: string[]) => {
    await expect.poll(() => calls.some((one) => one.call === call)).toBe(true)
    const [asked] = calls.splice(
      calls.findIndex((one) => one.call === call),
      1,
    )
    asked?.answer(200, { terms })
  }
  await renderInApp('en', <VocabularySection />)
  await answer('GET /api/vocabulary', [])

  const field = page.getByLabelText(translate('settings:vocabulary.term'))
  const add = page.getByRole('button', { name: translate('settings:vocabulary.add'), exact: true })
  const added = (term: string) => page.getByRole('button', { name: translate('settings:vocabulary.remove', { term }) })
  await field.fill('Marchena')
  await add.click()
  await field.fill('Etxeberria')
  await answer('POST /api/vocabulary/terms', ['Marchena'])
  await expect.element(added('Marchena')).toBeVisible()
  await expect.element(add).toBeEnabled()
  await expect.element(field).toHaveValue('Etxeberria')
  await add.click()
  await answer('POST /api/vocabulary/terms', ['Marchena', 'Etxeberria'])
  await expect.element(added('Etxeberria')).toBeVisible()
  await expect.element(field).toHaveValue('')
})
