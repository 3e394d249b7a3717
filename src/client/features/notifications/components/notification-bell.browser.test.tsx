import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chooseLocale } from '#client/i18n/choose-language.ts'
import { formatDate } from '#client/i18n/format.ts'
import { loadSharingTexts, translate } from '#client/i18n/i18n.ts'
import { holdCalls } from '#client/testing/hold-calls.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import type { UserNotification } from '#shared/contract/notifications.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { NotificationBell } from './notification-bell.tsx'

const NOTE = '0b6a2f5e-6a55-4c5e-9f0e-1d2c3b4a5f60'
const THREAD = '1c6a2f5e-6a55-4c5e-9f0e-1d2c3b4a5f61'

function notification(values: Partial<UserNotification> = {}): UserNotification {
  return {
    id: crypto.randomUUID(),
    kind: 'comment',
    actor: { name: 'Ben Ito' },
    note: { id: NOTE, title: 'Plan <b>' },
    threadId: THREAD,
    taskId: null,
    quote: 'Which bank?',
    permission: null,
    count: null,
    createdAt: '2026-03-10T09:00:00.000Z',
    isRead: false,
    ...values,
  }
}

function Address() {
  const { pathname, search, hash } = useLocation()
  return <p data-testid="address">{pathname + search + hash}</p>
}

describe.each(LANGUAGES)('the bell, in %s', (language) => {
  let calls: ReturnType<typeof holdCalls>
  const button = (name: string) => page.getByRole('button', { name })
  const bell = () => page.getByRole('button', { name: new RegExp(`^${translate('notifications:title')}`) })
  const answer = async (call: string, status: number, body: unknown) => {
    await expect.poll(() => calls.some((one) => one.call === call)).toBe(true)
    const index = calls.findIndex((one) => one.call === call)
    calls.splice(index, 1)[0]?.answer(status, body)
  }

  let slot: HTMLElement

  // While the slot exists, every page has the navigation's margins.
  afterEach(() => slot.remove())

  beforeEach(async () => {
    await renderInApp(language, null)
    await loadSharingTexts()
    calls = holdCalls()
    slot = document.body.appendChild(document.createElement('div'))
    slot.id = 'bell'
    await renderInApp(
      language,
      <MemoryRouter>
        <NotificationBell slot={slot} />
        <Routes>
          <Route path="*" element={<Address />} />
        </Routes>
      </MemoryRouter>,
    )
  })

  /** Opens the list with the keyboard. */
  async function open(unread: number, items: UserNotification[] | null) {
    await answer('GET /api/notifications/unread', 200, { unread })
    await expect.element(bell()).toHaveTextContent(unread === 0 ? '' : unread > 9 ? '9+' : String(unread))
    bell().element().focus()
    await userEvent.keyboard('{Enter}')
    if (items) await answer('GET /api/notifications', 200, items)
    else await answer('GET /api/notifications', 403, { code: 'forbidden', message: 'No', requestId: '1' })
  }

  test('says how many notifications are unread, and each opens what it is about', async () => {
    const read = notification({ kind: 'note_shared', threadId: null, quote: '', isRead: true })
    const item = notification()
    await open(12, [item, read])
    const unread = translate('notifications:unread', { count: 12 })
    const colon = language === 'fr' ? '\u00A0: ' : ': '
    await expect.element(bell()).toHaveAccessibleName(`${translate('notifications:title')}${colon}${unread}`)
    const link = page.getByRole('link').filter({ hasText: 'Which bank?' })
    const what = translate('notifications:kinds.comment', { who: 'Ben Ito', note: 'Plan <b>' })
    await expect.element(link.getByText(what)).toBeVisible()
    await expect.element(link.getByText(translate('notifications:new'))).toBeInTheDocument()
    await link.click()
    await answer(`POST /api/notifications/${item.id}/read`, 200, {})
    await expect.element(page.getByTestId('address')).toHaveTextContent(`/notes/${NOTE}?thread=${THREAD}`)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  test('reports lost access without linking to the note', async () => {
    await open(1, [notification({ kind: 'access_ended', threadId: null, quote: '', actor: null })])
    const values = { who: translate('notifications:departed'), note: 'Plan <b>' }
    const row = page.getByRole('button').filter({ hasText: translate('notifications:kinds.access_ended', values) })
    await expect.element(row).toBeVisible()
    await expect.element(page.getByRole('listitem').getByRole('link')).not.toBeInTheDocument()
  })

  test.each(['audio', 'notes'] as const)(
    'says which %s retention will delete, and links to its settings',
    async (what) => {
      const about = { note: null, actor: null, threadId: null, quote: '', createdAt: '2026-03-10T12:00:00.000Z' }
      await open(1, [notification({ ...about, kind: `${what}_deletion`, count: 3 })])
      const date = formatDate(new Date('2026-03-17T12:00:00.000Z'), chooseLocale(language, navigator.languages))
      await page.getByText(translate(`notifications:deletions.${what}`, { count: 3, date })).click()
      await expect.element(page.getByTestId('address')).toHaveTextContent('/settings#retention')
    },
  )

  test('marks all as read', async () => {
    await open(2, [notification(), notification()])
    await button(translate('notifications:readAll')).click()
    await answer('POST /api/notifications/read', 200, {})
    await answer('GET /api/notifications/unread', 200, { unread: 0 })
    await expect.element(button(translate('notifications:readAll'))).not.toBeInTheDocument()
  })

  test('explains an empty list, and returns the focus to the bell', async () => {
    await open(0, [])
    await expect.element(page.getByText(translate('notifications:noneText'))).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(bell()).toHaveFocus()
  })

  test('offers another try when the list could not be loaded', async () => {
    await open(1, null)
    await expect.element(page.getByText(translate('notifications:loadFailed'))).toBeVisible()
  })
})
