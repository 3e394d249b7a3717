import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { translate } from '#client/i18n/i18n.ts'
import { holdCalls } from '#client/testing/hold-calls.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { Tooltips } from '#client/ui/overlays/tooltip.tsx'
import { LANGUAGES } from '#shared/languages.ts'
import { FollowUpsAndEvents } from './follow-ups-and-events.tsx'

test.each(LANGUAGES)('the start screen asks only for events that are not over, in %s', async (language) => {
  const calls = holdCalls()
  await renderInApp(
    language,
    <MemoryRouter>
      <FollowUpsAndEvents />
      <Tooltips />
    </MemoryRouter>,
  )
  const asked = () => calls.filter(({ call }) => /detected-events\?.*isAdded=false/.test(call))
  await expect.poll(asked).toHaveLength(1)
  expect(asked()[0]?.call).toContain('when=open')
  asked()[0]?.answer(200, [])
  await expect.element(page.getByText(translate('dashboard:noEvents'))).toBeVisible()
})
