import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { loadSharingTexts, translate } from '#client/i18n/i18n.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { LANGUAGES } from '#shared/languages.ts'
import { Tabs } from './tabs.tsx'

afterEach(() => document.documentElement.style.removeProperty('font-size'))

test.each(LANGUAGES)('fits the tabs of the team to a phone with large text, in %s', async (language) => {
  await page.viewport(360, 740)
  document.documentElement.style.fontSize = '150%'
  await renderInApp(language, null)
  await loadSharingTexts()
  const tabs = (['mine', 'byMe', 'withMe'] as const).map((value) => ({
    value,
    label: translate(`team:${value}`),
    content: null,
  }))
  await renderInApp(language, <Tabs label="Notes" value="mine" onValueChange={() => undefined} tabs={tabs} />)
  await expect.element(page.getByRole('tab').nth(2)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})
