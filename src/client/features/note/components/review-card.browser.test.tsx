import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadSharingTexts, translate } from '#client/i18n/i18n.ts'
import { holdCalls } from '#client/testing/hold-calls.ts'
import { makeEvent, makeNoteFollowUp } from '#client/testing/make-items.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import type { EventToReview, FollowUpToReview } from '#shared/contract/analysis.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { ReviewCard } from './review-card.tsx'

const NOTE = {
  id: '0b6a2f5e-6a55-4c5e-9f0e-1d2c3b4a5f60',
  owner: null,
  timezone: 'Europe/London',
} as Partial<VoiceNote> as VoiceNote
const TITLE = '\u202E<b>Call the bank</b>'
const DAYS = ['2190-03-12', '2190-03-13']

const evidence = (start: number) => ({ quote: 'We shall see.', sentence: 0, start, end: start + 1 })
const FOLLOW_UP: FollowUpToReview = {
  ...makeNoteFollowUp({ title: TITLE, who: 'me', evidence: evidence(20) }),
  doubt: { about: 'kind' },
}
const EVENT: EventToReview = {
  ...makeEvent({ confidence: 0.9, day: DAYS[0] ?? null, allDay: true, evidence: evidence(5) }),
  doubt: {
    about: 'date',
    choices: DAYS.map((day) => ({ day, dateTime: null, end: null })),
  },
}

describe.each(LANGUAGES)('the questions about a note, in %s', (language) => {
  let calls: ReturnType<typeof holdCalls>
  const onPlay = vi.fn()
  // Limited to the card, because toasts are list items too.
  const card = () => page.getByRole('region', { name: new RegExp(`^${translate('review:title')}`) })
  const question = (title: string) => card().getByRole('listitem').filter({ hasText: title })
  const press = (title: string, key: 'yes' | 'no' | 'fix' | 'noDate') =>
    question(title)
      .getByRole('button', { name: translate(`review:${key}`), exact: true })
      .click()

  beforeEach(async () => {
    await renderInApp(language, null)
    await loadSharingTexts()
    calls = holdCalls()
    onPlay.mockReset()
    await renderInApp(
      language,
      <ReviewCard note={NOTE} toReview={{ tasks: [FOLLOW_UP], events: [EVENT] }} onPlay={onPlay} />,
    )
  })

  test('are in the order of the recording, each with its words and what it would become', async () => {
    await expect.element(page.getByRole('heading', { name: `${translate('review:title')} · 2` })).toBeVisible()
    const [first, second] = card().getByRole('listitem').elements()
    expect(first?.textContent).toContain(translate('review:whichDay'))
    expect(second?.textContent).toContain(translate('review:isTask'))
    expect(second?.textContent).toContain(TITLE)
    expect(second?.textContent).toContain(translate('tasks:me'))
    await question(TITLE).getByRole('button', { name: /0:20/ }).click()
    expect(onPlay).toHaveBeenCalledExactlyOnceWith(20)
  })

  test('can be corrected beside the words that were said', async () => {
    for (const { title, evidence } of [FOLLOW_UP, EVENT]) {
      await press(title, 'fix')
      await expect.element(page.getByRole('dialog')).toHaveAccessibleDescription(evidence?.quote ?? '-')
      await page.getByRole('button', { name: translate('cancel'), exact: true }).click()
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    }
  })

  test('are counted by the sentence above them', async () => {
    const lead = (count: number) => card().getByText(translate('review:lead', { count }), { exact: true })
    await expect.element(lead(2)).toBeVisible()
    await press(TITLE, 'yes')
    await expect.element(lead(1)).toBeVisible()
  })

  test('disappear as soon as they are answered, and come back if the answer is undone', async () => {
    await press(TITLE, 'yes')
    await expect.element(question(TITLE)).not.toBeInTheDocument()
    expect(calls[0]).toMatchObject({ call: 'POST /api/follow-ups/task/review', body: { answer: 'yes' } })
    calls[0]?.answer(200, null)
    await page
      .getByRole('button', { name: translate('undo.label') })
      .last()
      .click()
    await expect.poll(() => calls[1]?.body).toEqual({ answer: 'undecided' })
    calls[1]?.answer(200, null)
    await expect.element(question(TITLE)).toBeVisible()
  })

  test('come back when the answer can’t be saved', async () => {
    await press('Lunch', 'no')
    await expect.element(question('Lunch')).not.toBeInTheDocument()
    expect(calls[0]).toMatchObject({ call: 'POST /api/detected-events/event/review', body: { answer: 'no' } })
    calls[0]?.answer(500, { code: 'internal', message: 'No', requestId: '1' })
    await expect.element(question('Lunch')).toBeVisible()
  })

  test('offer both days, and no day', async () => {
    await expect.element(question('Lunch').getByRole('button', { name: /13/ })).toBeVisible()
    await question('Lunch').getByRole('button', { name: /13/ }).click()
    expect(calls[0]?.body).toEqual({ answer: 'yes', choice: 1 })
    calls[0]?.answer(500, { code: 'internal', message: 'No', requestId: '1' })
    await press('Lunch', 'noDate')
    expect(calls[1]?.body).toEqual({ answer: 'yes', choice: null })
  })

  test('are confirmed when the form is saved unchanged', async () => {
    await press(TITLE, 'fix')
    await page.getByRole('button', { name: translate('tasks:form.save') }).click()
    await expect.poll(() => calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ answer: 'yes' })
  })

  test('are answered with the keyboard, and the focus moves on', async () => {
    const answer = question('Lunch').getByRole('button', { name: /12/ })
    ;(answer.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(question('Lunch')).not.toBeInTheDocument()
    await expect
      .element(question(TITLE).getByRole('button', { name: translate('review:yes'), exact: true }))
      .toHaveFocus()
  })
})
