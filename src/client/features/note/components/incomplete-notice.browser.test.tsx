import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { translate } from '#client/i18n/i18n.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { LANGUAGES } from '#shared/languages.ts'
import { IncompleteNotice } from './incomplete-notice.tsx'

const shown = () => page.getByRole('main').element().textContent ?? ''

test.each(LANGUAGES)(
  'says how much of the recording has arrived, and how the rest can be added, on a phone, in %s',
  async (language) => {
    await page.viewport(360, 740)
    await renderInApp(
      language,
      <main>
        <IncompleteNotice note={{ duration: 760.4, access: 'owner' }} />
      </main>,
    )
    await expect.element(page.getByText(translate('note:incomplete.title'))).toBeVisible()
    expect(shown()).toContain(translate('note:incomplete.upTo', { time: '12:40' }))
    expect(shown()).toContain(translate('note:incomplete.addRest'))
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
)

test('does not mention a device to another user, or a length that is not known yet', async () => {
  await renderInApp(
    'en',
    <main>
      <IncompleteNotice note={{ duration: null, access: 'read' }} />
    </main>,
  )
  await expect.element(page.getByText('What was safe on the server is here.')).toBeVisible()
  expect(shown()).not.toContain('Open Dictum')
  expect(shown()).not.toContain('up to')
})
