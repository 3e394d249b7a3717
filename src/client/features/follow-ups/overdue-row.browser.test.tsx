import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { loadSharingTexts, translate } from '#client/i18n/i18n.ts'
import { makeFollowUp } from '#client/testing/make-items.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { PRIORITIES } from '#shared/choices.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { FollowUpList } from './components/follow-up-list.tsx'

// A Thursday: on Sundays, tomorrow is in the next week.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2031, 2, 13, 10) })
})
afterEach(() => {
  vi.useRealTimers()
})

test.each(LANGUAGES)('an overdue follow-up offers both days on one line of a phone, in %s', async (language) => {
  await page.viewport(360, 740)
  await renderInApp(language, null)
  await loadSharingTexts()
  const title = 'Write to the office about the lease of the shop'
  await renderInApp(
    language,
    <MemoryRouter>
      <FollowUpList followUps={[makeFollowUp({ title, dueDate: '2031-03-10' })]} offers={[]} empty="all" />
    </MemoryRouter>,
  )
  const topOf = async (day: 'tomorrow' | 'nextWeek') => {
    const name = translate('followUps:move.to', { title, day: translate(`followUps:move.${day}`) })
    const button = page.getByRole('button', { name, exact: true })
    await expect.element(button).toBeVisible()
    return button.element().getBoundingClientRect().top
  }
  expect(await topOf('tomorrow')).toBe(await topOf('nextWeek'))
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('shows each priority but the usual one', async () => {
  await renderInApp('en', null)
  await loadSharingTexts()
  const followUps = PRIORITIES.map((priority) => makeFollowUp({ id: priority, title: `Do ${priority}`, priority }))
  await renderInApp(
    'en',
    <MemoryRouter>
      <FollowUpList followUps={followUps} offers={[]} empty="all" />
    </MemoryRouter>,
  )
  for (const priority of PRIORITIES) {
    const row = page.getByRole('listitem').filter({ hasText: `Do ${priority}` })
    const mark = row.getByText(translate(`tasks:priority.${priority}`), { exact: true })
    if (priority === 'medium') await expect.element(mark).not.toBeInTheDocument()
    else await expect.element(mark).toBeVisible()
  }
})
