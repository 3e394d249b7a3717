import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { loadInsightsTexts, translate } from '#client/i18n/i18n.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { LANGUAGES } from '#shared/languages.ts'
import { PlanTable } from './plan-table.tsx'

test.each(LANGUAGES)('lists both ways of sharing as parts of Premium in %s', async (language) => {
  await renderInApp(language, null)
  await loadInsightsTexts()
  await renderInApp(language, <PlanTable />)
  for (const name of ['links', 'people'] as const) {
    const row = page.getByRole('row').filter({ hasText: translate(`premium:compare.${name}`) })
    const cells = row.getByRole('cell').elements()
    expect(cells.map((cell) => cell.textContent)).toEqual([
      translate('premium:compare.missing'),
      translate('premium:compare.included'),
    ])
  }
})
