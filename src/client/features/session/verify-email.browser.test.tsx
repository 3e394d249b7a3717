import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { translate } from '#client/i18n/i18n.ts'
import { addressAfterSignIn } from '#client/lib/addresses/sign-in-address.ts'
import { setSessionUser } from '#client/lib/session/session-store.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import type { User } from '#shared/contract/accounts.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { VerifyEmail } from './components/verify-email.tsx'

const LINK = '/verify-email?token=a.b-c.d_e'
const user = { id: 'ada', email: 'ada@example.com' } as User

/** The calls that the page made, and how the server answers the one that uses the link. */
const calls: string[] = []
let refusal: { status: number; code: string } | null

beforeEach(() => {
  calls.length = 0
  refusal = null
  vi.stubGlobal('fetch', async (address: string) => {
    calls.push(address)
    if (address.startsWith('/api/user')) return Response.json(user)
    if (!address.startsWith('/api/email/verify') || !refusal) return new Response(null, { status: 204 })
    const { status, code } = refusal
    return Response.json({ code, message: `The server says ${code}.`, requestId: 'r1' }, { status })
  })
})

/** Opens a link in one language, as a user or a visitor. */
async function open(language: Language, who: User | null, link = LINK): Promise<void> {
  setSessionUser(who)
  const before = window.location.href
  onTestFinished(() => {
    setSessionUser(null)
    window.history.replaceState(null, '', before)
  })
  await renderInApp(
    language,
    <MemoryRouter initialEntries={[link]}>
      <VerifyEmail />
    </MemoryRouter>,
  )
}

describe.each(LANGUAGES)('the link that confirms an address, in %s', (language) => {
  test('asks a visitor to sign in and leads back to it, without using it', async () => {
    await open(language, null)
    await expect.element(page.getByText(translate('auth:verify.signInToVerify'))).toBeVisible()
    const signIn = page.getByRole('link', { name: translate('auth:verify.signIn') }).element() as HTMLAnchorElement
    expect(addressAfterSignIn(signIn.href)).toBe(LINK)
    expect(calls).toEqual([])
  })

  test('tells the user of another account whose link it is not, and leads back to it after a sign-out', async () => {
    refusal = { status: 403, code: 'wrong_account' }
    await open(language, user)
    await expect.element(page.getByText(translate('auth:verify.otherAccount', user))).toBeVisible()
    await page.getByRole('button', { name: translate('auth:verify.switchAccount') }).click()
    await expect.poll(() => addressAfterSignIn(window.location.href)).toBe(LINK)
    expect(calls).toContain('/api/logout')
  })

  test('thanks the user whose address it confirms', async () => {
    await open(language, user)
    await expect.element(page.getByText(translate('auth:verify.done'))).toBeVisible()
  })
})

test('a link that has expired leads to a new one', async () => {
  refusal = { status: 400, code: 'link_expired' }
  await open('en', user)
  await expect.element(page.getByText('The server says link_expired.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: translate('auth:verify.askAgain') })).toBeVisible()
})

test.each(['', '?token=', '?change='])('an incomplete link says so to a visitor too: %j', async (search) => {
  await open('en', null, `/verify-email${search}`)
  await expect.element(page.getByText(translate('auth:incompleteLink'))).toBeVisible()
  expect(calls).toEqual([])
})
