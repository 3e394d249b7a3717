import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { sessionQuery } from '#client/api/account/session-query.ts'
import { refreshShares } from '#client/api/sharing/share-keys.ts'
import { forgetSite } from '#client/api/system/site.ts'
import { loadSharingTexts, translate } from '#client/i18n/i18n.ts'
import { holdCalls } from '#client/testing/hold-calls.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { Tooltips } from '#client/ui/overlays/tooltip.tsx'
import type { User } from '#shared/contract/accounts.ts'
import type { NoteShare } from '#shared/contract/note-shares.ts'
import type { Site } from '#shared/contract/system.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { SharePeople } from './share-people.tsx'

const NOTE = '1b6a2f5e-6a55-4c5e-9f0e-1d2c3b4a5f61'
const SINCE = '2026-03-10T09:00:00.000Z'
const BEN: NoteShare = {
  id: '2b6a2f5e-6a55-4c5e-9f0e-1d2c3b4a5f61',
  email: 'ben@example.com',
  name: null,
  permission: 'comment',
  createdAt: SINCE,
  openedAt: null,
  lastOpenedAt: null,
  emailTrouble: null,
}

/** The message for each trouble. */
const SAID = {
  en: [/mail server has not answered since .*2026/, /gave up on .*2026/, /this server sends no email. Tell them/],
  es: [/no responde desde el .*2026/, /dejado de intentarlo el .*2026/, /no envía correos. Avisa tú a esta/],
  fr: [/ne répond pas depuis le .*2026/, /a renoncé le .*2026/, /pas d’e-mails. Prévenez vous-même/],
} as const

let calls: ReturnType<typeof holdCalls>
let refresh: () => void
beforeEach(() => {
  calls = holdCalls()
})

function People() {
  const client = useQueryClient()
  refresh = () => refreshShares(client)
  useState(() => client.setQueryData(sessionQuery.queryKey, { id: 'ada', isPremium: true } as User))
  return (
    <>
      <SharePeople noteId={NOTE} />
      <Tooltips />
    </>
  )
}

const listed = () => calls.filter(({ call }) => call === `GET /api/voice-notes/${NOTE}/shares`)
const shared = () => calls.filter(({ call }) => call === `POST /api/voice-notes/${NOTE}/shares`)

/**
 * Triggers a fetch of the list, as when the server signals that the note has changed, and answers it with a trouble.
 */
async function signal(kind: 'delayed' | 'failed' | 'no_server'): Promise<void> {
  const before = listed().length
  refresh()
  await expect.poll(() => listed().length).toBeGreaterThan(before)
  listed()
    .at(-1)
    ?.answer(200, [{ ...BEN, emailTrouble: { kind, since: SINCE } }])
}

test.each([
  [true, 'leadByEmail'],
  [false, 'lead'],
] as const)('says nothing of emails until it is known whether the server sends any: %s', async (sendsEmail, lead) => {
  forgetSite()
  await renderInApp('en', null)
  await loadSharingTexts()
  await renderInApp('en', <People />)
  await expect.element(page.getByText(translate('share:people.leadUnknown'))).toBeVisible()
  const site: Site = {
    contactEmail: null,
    company: { name: null, address: null },
    sendsEmail,
    analytics: null,
  }
  calls.find(({ call }) => call === 'GET /api/site')?.answer(200, site)
  await expect.element(page.getByText(translate(`share:people.${lead}`))).toBeVisible()
})

test.each(LANGUAGES)('offers another way to tell a person whose email was not sent, in %s', async (language) => {
  await page.viewport(360, 740)
  await renderInApp(language, <People />)
  await loadSharingTexts()
  const [delayed, failed, none] = SAID[language]
  await expect.poll(listed).toHaveLength(1)
  listed()[0]?.answer(200, [BEN])
  await expect.element(page.getByText('ben@example.com')).toBeVisible()
  expect(page.getByRole('button', { name: translate('share:people.email.copy') }).query()).toBeNull()

  await signal('delayed')
  await expect.element(page.getByText(delayed)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: translate('share:people.email.again'), exact: true }).click()
  await expect.poll(shared).toHaveLength(1)
  expect(shared()[0]?.body).toEqual({ emails: ['ben@example.com'], permission: 'comment' })
  shared()[0]?.answer(200, [BEN])
  await expect.element(page.getByText(translate('share:people.email.queued'))).toBeVisible()
  await expect.element(page.getByText(delayed)).not.toBeInTheDocument()

  await signal('failed')
  await expect.element(page.getByText(failed)).toBeVisible()
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await page.getByRole('button', { name: translate('share:people.email.copy') }).click()
  await expect.element(page.getByText(translate('share:people.email.copied'))).toBeVisible()
  expect(write).toHaveBeenCalledExactlyOnceWith(`${location.origin}/notes/${NOTE}`)

  await signal('no_server')
  await expect.element(page.getByText(none)).toBeVisible()
  expect(page.getByRole('button', { name: translate('share:people.email.again'), exact: true }).query()).toBeNull()
})

test.each(LANGUAGES)('a long address is shown whole on a phone, in %s', async (language) => {
  const email = 'somebody-without-an-account-yet.general-management@a-group-with-a-long-name.example.com'
  await page.viewport(360, 740)
  await renderInApp(language, null)
  await loadSharingTexts()
  await renderInApp(language, <People />)
  await expect.poll(listed).toHaveLength(1)
  listed()[0]?.answer(200, [{ ...BEN, email }])
  const shown = page.getByText(email, { exact: true })
  await expect.element(shown).toBeVisible()
  const { scrollWidth, clientWidth } = shown.element()
  expect(scrollWidth).toBe(clientWidth)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('keeps the next address that is typed while one is being invited, and clears what was sent', async () => {
  await renderInApp('en', null)
  await loadSharingTexts()
  await renderInApp('en', <People />)
  const field = page.getByLabelText(translate('share:people.emails'))
  const invite = page.getByRole('button', { name: translate('share:people.invite'), exact: true })
  await field.fill('ben@example.com')
  await invite.click()
  await expect.poll(shared).toHaveLength(1)
  await field.fill('ada@example.com')
  shared()[0]?.answer(200, [BEN])
  await expect.element(page.getByText('ben@example.com')).toBeVisible()
  await expect.element(invite).not.toHaveAttribute('aria-busy', 'true')
  await expect.element(field).toHaveValue('ada@example.com')
  await invite.click()
  await expect.poll(shared).toHaveLength(2)
  expect(shared()[1]?.body).toMatchObject({ emails: ['ada@example.com'] })
  shared()[1]?.answer(200, [BEN, { ...BEN, id: crypto.randomUUID(), email: 'ada@example.com' }])
  await expect.element(field).toHaveValue('')
})
