import { MemoryRouter, Route, Routes } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { translate } from '#client/i18n/i18n.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { LANGUAGES } from '#shared/languages.ts'
import { ForgotPassword } from './components/forgot-password.tsx'
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
