import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { translate } from '#client/i18n/i18n.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { findWrappedChoices } from '#client/testing/wrapped-choices.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { ShareEnd } from './share-fields.tsx'
import { EXPIRIES } from './share-link-input.ts'

test.each(LANGUAGES)('the expiry of a link takes one line in a window on a phone, in %s', async (language) => {
  await page.viewport(360, 740)
  await renderInApp(language, null)
  const expiries = EXPIRIES.map((value) => ({ value, label: translate(`share:expiries.${value}`) }))
  const options = [{ value: 'keep' as const, label: translate('share:unchanged') }, ...expiries]
  await renderInApp(
    language,
    // As wide as the content of a window on such a screen.
    <div className="w-[310px]">
      <ShareEnd expiry="keep" options={options} onExpiry={() => undefined}>
        {null}
      </ShareEnd>
    </div>,
  )
  await expect.element(page.getByRole('combobox')).toBeVisible()
  expect(findWrappedChoices()).toEqual([])
  expect(page.getByRole('combobox').element().getBoundingClientRect().right).toBeLessThanOrEqual(16 + 310)
})
