import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { loadSharingTexts, translate } from '#client/i18n/i18n.ts'
import { holdCalls } from '#client/testing/hold-calls.ts'
import { makeEvent, makeNoteFollowUp } from '#client/testing/make-items.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import type { ReviewItem } from '#shared/contract/analysis.ts'
import type { ClosingOffer } from '#shared/contract/closing-offers.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { Questions } from './questions.tsx'

const NOTE = { id: '0b6a2f5e-6a55-4c5e-9f0e-1d2c3b4a5f60', title: 'Kick-off' }
const evidence = (start: number) => ({ quote: 'We shall see.', sentence: 0, start, end: start + 1 })
const doubt = { about: 'kind' } as const
const source = { note: NOTE, timezone: 'Europe/London' }

const followUpNamed = (title: string, start: number): ReviewItem => ({
  kind: 'task',
  item: { ...makeNoteFollowUp({ id: `task-${title}`, title, evidence: evidence(start) }), doubt },
  ...source,
})
const ITEMS: ReviewItem[] = [
  followUpNamed('First', 1),
  {
    kind: 'event',
    item: { ...makeEvent({ id: 'event-lunch', title: 'Lunch', evidence: evidence(2) }), doubt },
    ...source,
  },
  followUpNamed('Third', 3),
  followUpNamed('Fourth', 75),
]
const OFFER: ClosingOffer = {
  id: 'offer',
  followUp: { id: 'old', title: 'Send the plan' },
  note: NOTE,
  evidence: evidence(9),
  state: 'open',
}

describe.each(LANGUAGES)('the list of questions about all notes, in %s', (language) => {
  let calls: ReturnType<typeof holdCalls>
  const section = () => page.getByRole('region', { name: new RegExp(`^${translate('review:allTitle')}`) })
  const question = (title: string) => section().getByRole('listitem').filter({ hasText: title })
  const answer = (title: string, key: 'yes' | 'no') =>
    question(title)
      .getByRole('button', { name: translate(`review:${key}`), exact: true })
      .click()

  beforeEach(async () => {
    await renderInApp(language, null)
    await loadSharingTexts()
    calls = holdCalls()
    await renderInApp(
      language,
      <MemoryRouter>
        <Questions review={{ items: ITEMS, total: ITEMS.length }} offers={[OFFER]} />
      </MemoryRouter>,
    )
  })

  test('begins with three, and shows the others on request', async () => {
    await expect.element(section().getByRole('heading', { name: /· 5$/ })).toBeVisible()
    expect(section().getByRole('listitem').elements()).toHaveLength(3)
    await section()
      .getByRole('button', { name: translate('review:showAll', { number: 2 }) })
      .click()
    await expect.element(question('Send the plan')).toBeVisible()
    expect(section().getByRole('listitem').elements()).toHaveLength(5)
  })

  test('sends an answer to the item’s own call, and moves the next question up', async () => {
    await answer('Lunch', 'no')
    await expect.element(question('Fourth')).toBeVisible()
    await expect.element(question('Lunch')).not.toBeInTheDocument()
    await expect.element(section().getByRole('heading', { name: /· 4$/ })).toBeVisible()
    expect(calls[0]).toMatchObject({ call: 'POST /api/detected-events/event-lunch/review', body: { answer: 'no' } })
    await answer('First', 'yes')
    expect(calls[1]).toMatchObject({ call: 'POST /api/follow-ups/task-First/review', body: { answer: 'yes' } })
  })

  test('shows a question again when its answer can’t be saved', async () => {
    await answer('First', 'yes')
    await expect.element(question('First')).not.toBeInTheDocument()
    calls[0]?.answer(500, { code: 'internal', message: 'No', requestId: '1' })
    await expect.element(question('First')).toBeVisible()
  })

  test('links to the moment at which each was said', async () => {
    await answer('First', 'yes')
    await expect
      .element(question('Fourth').getByRole('link', { name: NOTE.title }))
      .toHaveAttribute('href', `/notes/${NOTE.id}?t=75`)
  })
})
