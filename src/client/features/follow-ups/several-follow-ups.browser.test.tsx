import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { loadSharingTexts, translate } from '#client/i18n/i18n.ts'
import { holdCalls } from '#client/testing/hold-calls.ts'
import { makeFollowUp } from '#client/testing/make-items.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { Tooltips } from '#client/ui/overlays/tooltip.tsx'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { FollowUpList } from './components/follow-up-list.tsx'

const OWNER = { name: 'Ada', email: 'ada@example.com' }
const FOLLOW_UPS = ['Call the bank', 'Write to Marta', 'Book a table'].map((title, index) =>
  makeFollowUp({ id: `t${index}`, title, owner: index === 2 ? OWNER : null }),
)

// Prevents the day from changing during a test.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2031, 2, 12, 10) })
})
afterEach(() => {
  vi.useRealTimers()
})

let calls: ReturnType<typeof holdCalls>

async function show(language: Language, followUps = FOLLOW_UPS) {
  await page.viewport(360, 740)
  calls = holdCalls()
  await renderInApp(language, null)
  await loadSharingTexts()
  await renderInApp(
    language,
    <MemoryRouter>
      <FollowUpList followUps={followUps} offers={[]} empty="all" />
      <Tooltips />
    </MemoryRouter>,
  )
}

const box = (title: string) => page.getByRole('checkbox', { name: title, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const sent = () => calls.map(({ call, body }) => [call, body])

describe.each(LANGUAGES)('several follow-ups at once, in %s', (language) => {
  beforeEach(() => show(language))

  test('fit a phone, are completed together and can be undone together', async () => {
    await button(translate('followUps:select.begin')).click()
    await expect.element(button(translate('followUps:select.complete'))).toBeDisabled()
    await box('Call the bank').click()
    await box('Write to Marta').click()
    await expect.element(page.getByText(translate('followUps:select.count', { count: 2 }))).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    await button(translate('followUps:select.complete')).click()
    await expect.poll(sent).toEqual([
      ['PATCH /api/follow-ups/t0', { isCompleted: true }],
      ['PATCH /api/follow-ups/t1', { isCompleted: true }],
    ])
    await expect.element(button(translate('followUps:select.begin'))).toBeVisible()
    await button(translate('undo.label')).last().click()
    // An undo waits for the change that it reverses.
    calls[0]?.answer(200, {})
    await expect.poll(() => sent().slice(2)).toEqual([['PATCH /api/follow-ups/t0', { isCompleted: false }]])
    calls[1]?.answer(200, {})
    await expect.poll(() => sent().slice(3)).toEqual([['PATCH /api/follow-ups/t1', { isCompleted: false }]])
  })
})

describe('several follow-ups at once', () => {
  beforeEach(() => show('en'))

  test('move to tomorrow', async () => {
    await button('Select several').click()
    for (const { title } of FOLLOW_UPS) await box(title).click()
    await page.getByRole('region', { name: 'Selected tasks' }).getByRole('button', { name: 'Tomorrow' }).click()
    await expect
      .poll(sent)
      .toEqual(FOLLOW_UPS.map(({ id }) => [`PATCH /api/follow-ups/${id}`, { dueDate: '2031-03-13' }]))
  })

  test('are deleted with one undo, but not those that others have assigned', async () => {
    await button('Select several').click()
    for (const { title } of FOLLOW_UPS) await box(title).click()
    await expect.element(button('Delete the selected tasks')).toBeDisabled()
    await box('Book a table').click()
    await button('Delete the selected tasks').click()
    await expect.poll(() => calls.length).toBe(2)
    for (const { answer } of [...calls]) answer(200, null)
    await expect.element(page.getByText('2 tasks deleted').first()).toBeVisible()
    await button('Undo').last().click()
    await expect
      .poll(() => sent().filter(([call]) => String(call).startsWith('POST')))
      .toEqual([
        ['POST /api/follow-ups/t0/restore', null],
        ['POST /api/follow-ups/t1/restore', null],
      ])
  })

  test('are no longer selected when the selection ends', async () => {
    await button('Select several').click()
    await box('Call the bank').click()
    await button('End the selection').click()
    expect(calls).toEqual([])
    await expect.element(page.getByRole('checkbox', { name: /Call the bank/ })).not.toBeChecked()
  })
})

describe('several follow-ups of which one is completed', () => {
  beforeEach(() =>
    show('en', [
      makeFollowUp({ id: 't0', title: 'Call the bank' }),
      makeFollowUp({ id: 't1', title: 'Write to Marta', dueDate: '2031-03-10', isCompleted: true }),
    ]),
  )

  test('move to tomorrow without it', async () => {
    await button('Select several').click()
    await box('Call the bank').click()
    await box('Write to Marta').click()
    await page.getByRole('region', { name: 'Selected tasks' }).getByRole('button', { name: 'Tomorrow' }).click()
    await expect.element(page.getByText('Due tomorrow').first()).toBeVisible()
    expect(sent()).toEqual([['PATCH /api/follow-ups/t0', { dueDate: '2031-03-13' }]])
  })
})

describe('a finger on a follow-up', () => {
  beforeEach(() => show('en'))

  /** Moves a pointer from the middle of the first follow-up by these numbers of pixels. */
  function drag(across: number, along: number, pointerType = 'touch') {
    const row = document.querySelector('#task-t0')
    if (!row) throw new Error('no task')
    const fire = (type: string, part: number) =>
      row.dispatchEvent(
        new PointerEvent(type, {
          pointerId: 1,
          pointerType,
          isPrimary: true,
          bubbles: true,
          clientX: 180 + across * part,
          clientY: 200 + along * part,
        }),
      )
    fire('pointerdown', 0)
    for (const part of [0.2, 0.5, 1]) fire('pointermove', part)
    const { swiping, far } = (row as HTMLElement).dataset
    fire('pointerup', 1)
    return { swiping, far }
  }

  test('completes it by swiping right, and shows that before letting go', async () => {
    expect(drag(120, 8)).toEqual({ swiping: 'right', far: '' })
    await expect.poll(sent).toEqual([['PATCH /api/follow-ups/t0', { isCompleted: true }]])
  })

  test('moves it to tomorrow by swiping left', async () => {
    expect(drag(-120, 0)).toMatchObject({ swiping: 'left' })
    await expect.poll(sent).toEqual([['PATCH /api/follow-ups/t0', { dueDate: '2031-03-13' }]])
  })

  test.each([
    ['a short swipe', 60, 0, 'touch'],
    ['scrolling', 30, 120, 'touch'],
    ['a mouse', 160, 0, 'mouse'],
  ])('changes nothing with %s', async (_what, across, along, pointerType) => {
    drag(across, along, pointerType)
    expect(document.querySelector<HTMLElement>('#task-t0')?.style.translate).not.toContain('px')
    // If the first drag had sent anything, it would be listed before this one.
    drag(120, 0)
    await expect.poll(sent).toEqual([['PATCH /api/follow-ups/t0', { isCompleted: true }]])
  })
})
