import { MemoryRouter, Route, Routes } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { translate } from '#client/i18n/i18n.ts'
import { setSessionUser } from '#client/lib/session/session-store.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { LANGUAGES } from '#shared/languages.ts'
import { ForgotPassword } from './components/forgot-password.tsx'
import { NewPassword } from './components/new-password.tsx'
import { SignInForm } from './components/sign-in-form.tsx'

const EMAIL = 'ada@example.com'

describe.each(LANGUAGES)('a forgotten password on a server that sends no email, in %s', (language) => {
  test('takes the address that was typed to sign in, and leads to the administrator', async () => {
    await renderInApp(language, null)
    vi.stubGlobal('fetch', async (input: string) =>
      input.startsWith('/api/site') ? Response.json({ sendsEmail: false }) : new Response(null, { status: 204 }),
    )
    await renderInApp(
      language,
      <MemoryRouter initialEntries={['/auth']}>
        <Routes>
          <Route path="/auth" element={<SignInForm onSignedIn={() => undefined} />} />
          <Route path="/auth/forgot" element={<ForgotPassword />} />
        </Routes>
      </MemoryRouter>,
    )
    await page.getByLabelText(translate('auth:email')).fill(EMAIL)
    await page.getByRole('link', { name: translate('auth:forgotten') }).click()
    await expect.element(page.getByLabelText(translate('auth:email'))).toHaveValue(EMAIL)
    await expect.element(page.getByText(translate('auth:forgot.leadByAdmin'))).toBeVisible()
    await page.getByRole('button', { name: translate('auth:forgot.sendByAdmin') }).click()
    await expect.element(page.getByText(translate('auth:forgot.sentByAdmin', { email: EMAIL }))).toBeVisible()
  })
})

describe.each(LANGUAGES)('a password that is reset, in %s', (language) => {
  /** Sets a new password by a link, for which the server answers what has become of the calendar's address. */
  async function setPassword(calendarFeed: string): Promise<void> {
    setSessionUser(null)
    await renderInApp(language, null)
    vi.stubGlobal('fetch', async (input: string) =>
      input === '/api/password/reset' ? Response.json({ calendarFeed }) : Response.json({ sendsEmail: true }),
    )
    await renderInApp(
      language,
      <MemoryRouter initialEntries={['/auth/reset?token=abc']}>
        <Routes>
          <Route path="/auth/reset" element={<NewPassword />} />
          <Route path="/auth" element={<SignInForm onSignedIn={() => undefined} />} />
        </Routes>
      </MemoryRouter>,
    )
    await page.getByLabelText(translate('auth:reset.password'), { exact: true }).fill('quite another password')
    await page.getByRole('button', { name: translate('auth:reset.save') }).click()
  }

  test.each([
    ['kept', 'auth:reset.calendarKept'],
    ['ended', 'auth:reset.calendarEnded'],
  ] as const)('says that the calendar’s address is %s before it leads to the sign-in', async (calendarFeed, text) => {
    await setPassword(calendarFeed)
    await expect.element(page.getByText(translate(text))).toBeVisible()
    await page.getByRole('button', { name: translate('auth:signIn') }).click()
    await expect.element(page.getByLabelText(translate('auth:email'))).toBeVisible()
  })

  test('leads to the sign-in at once where there is no such address', async () => {
    await setPassword('none')
    await expect.element(page.getByLabelText(translate('auth:email'))).toBeVisible()
  })
})
