import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { translate } from '#client/i18n/i18n.ts'
import { addressAfterSignIn, signInAddress } from '#client/lib/addresses/sign-in-address.ts'
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

describe('the page that a visitor was going to', () => {
  const LINK = '/verify-email?token=a.b-c.d_e'

  /** Opens a page about signing in, in place of an earlier one. `Behind` shows where signing in would lead from there. */
  async function open(address: string): Promise<void> {
    await cleanup()
    await renderInApp(
      'en',
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/auth" element={<SignInForm onSignedIn={() => undefined} />} />
          <Route path="/auth/forgot" element={<ForgotPassword />} />
          <Route path="/auth/reset" element={<NewPassword />} />
        </Routes>
        <Behind />
      </MemoryRouter>,
    )
  }

  function Behind() {
    const { pathname, search } = useLocation()
    return <output>{`${pathname} leads to ${addressAfterSignIn(`https://notes.example/auth${search}`)}`}</output>
  }

  const shows = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()

  beforeEach(() => {
    setSessionUser(null)
    vi.stubGlobal('fetch', async (input: string) => {
      if (input.startsWith('/api/site')) return Response.json({ sendsEmail: true })
      if (input !== '/api/password/reset') return new Response(null, { status: 204 })
      return isExpired
        ? Response.json({ code: 'link_expired', message: 'Too late.', requestId: 'r1' }, { status: 400 })
        : Response.json({ calendarFeed: 'none' })
    })
    isExpired = false
  })
  let isExpired: boolean

  async function askForLink(from: string): Promise<void> {
    await open(from)
    await page.getByLabelText(translate('auth:email')).fill(EMAIL)
    await page.getByRole('link', { name: translate('auth:forgotten') }).click()
    await page.getByRole('button', { name: translate('auth:forgot.send') }).click()
    await shows(translate('auth:forgot.sent', { email: EMAIL }))
  }

  async function setPassword(): Promise<void> {
    await open('/auth/reset?token=abc')
    await page.getByLabelText(translate('auth:reset.password'), { exact: true }).fill('quite another password')
    await page.getByRole('button', { name: translate('auth:reset.save') }).click()
  }

  test('is where the sign-in after a reset leads, once', async () => {
    await askForLink(signInAddress(new URL(LINK, 'https://notes.example')))
    await setPassword()
    await shows(`/auth leads to ${LINK}`)
    await setPassword()
    await shows('/auth leads to /')
  })

  test('stays behind the way back from a forgotten password, and from a link that has expired', async () => {
    await askForLink(signInAddress(new URL(LINK, 'https://notes.example')))
    await page.getByRole('link', { name: translate('auth:backToSignIn') }).click()
    await shows(`/auth leads to ${LINK}`)
    isExpired = true
    await setPassword()
    await page.getByRole('link', { name: translate('auth:reset.askAgain') }).click()
    await shows(`/auth/forgot leads to ${LINK}`)
  })

  test('is forgotten when a link is asked for from the sign-in alone', async () => {
    await askForLink(signInAddress(new URL(LINK, 'https://notes.example')))
    await askForLink('/auth')
    await setPassword()
    await shows('/auth leads to /')
  })
})
