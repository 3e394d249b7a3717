import type { Page } from '@playwright/test'
import { codeAt, stepOf } from '#server/auth/time-code.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { awaitLink } from './support/outbox.ts'
import { expect, test } from './support/test.ts'
import { awaitMailedLink, testByMail } from './support/test-by-mail.ts'

test.use({ expectedErrors: ['400', '401'] })
testByMail.use({ expectedErrors: ['400', '401', '403'] })

async function enterPassword(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('resets a forgotten password once by an emailed link, reveals no account, and goes on to the wanted page', async ({
  page,
  context,
  server,
  signIn,
}) => {
  const { email, password } = await signIn('free')
  // The way back to the link that confirms the address is not lost.
  const confirmation = await awaitLink(server, email, '/verify-email')
  await context.clearCookies()
  await page.goto(confirmation)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  const askFor = async (address: string) => {
    await page.getByLabel('Email').fill(address)
    await page.getByRole('button', { name: 'Request the link' }).click()
    const answer = page.getByText(`If there is an account for ${address}`)
    await expect(answer).toBeVisible()
    return (await answer.innerText()).replace(address, 'someone')
  }
  await page.getByLabel('Email').fill('not an address')
  await page.getByRole('button', { name: 'Request the link' }).click()
  await expect(page.getByText('Enter an email address, such as name@example.com.')).toBeVisible()
  const known = await askFor(email)
  await expectAccessible(page, 'main')
  await page.getByRole('button', { name: 'Use another address' }).click()
  expect(await askFor('nobody@example.com')).toBe(known)

  const link = await awaitLink(server, email, '/auth/reset')
  await page.goto(link)
  await expectAccessible(page, 'main')
  await page.getByLabel('New password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByText('The password needs at least 8 characters.')).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill('quite another password')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page).toHaveURL(/\/auth\?back=/)
  await expect(page.getByText('Your new password is set').first()).toBeVisible()

  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Sign-in failed').first()).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('quite another password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Thank you. Your email address is confirmed.')).toBeVisible()

  // The link works only once, and a signed-in user can follow it as well.
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('yet another password')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByText('This link has expired or has already been used.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible()
})

test('redirects to the sign-in after a password reset while signed in', async ({ page, server, signIn }) => {
  const { email } = await signIn('free')
  await page.request.post('/api/password/reset-request', { data: { email } })
  await page.goto(await awaitLink(server, email, '/auth/reset'))
  await page.getByLabel('New password', { exact: true }).fill('quite another password')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page).toHaveURL('/auth')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
})

testByMail(
  'confirms an address by an emailed link where its account is signed in, and removes the reminder in Settings',
  async ({ page, context, post, signIn }) => {
    const other = await signIn('free')
    const { email, password } = await signIn('free')
    const { secret } = await (await page.request.post('/api/account/two-factor', { data: { password } })).json()
    const code = (ahead: number) => codeAt(secret, stepOf(new Date()) + ahead)
    await page.request.post('/api/account/two-factor/confirm', { data: { code: code(0) } })
    await page.goto('/settings')
    const notice = page.getByRole('region', { name: 'Confirm your email address' })
    await expect(notice).toContainText(email)
    await expectAccessible(page, 'main')
    const first = await awaitMailedLink(post, email, 'Confirm your email address')
    await notice.getByRole('button', { name: 'Send it again' }).click()
    await expect(notice).toContainText(`A new link is on its way to ${email}.`)
    const links = ({ to, message }: { to: string[]; message: string }) =>
      to[0] === email && message.includes('Subject: Confirm your email address')
    await expect.poll(() => post.delivered.filter(links)).toHaveLength(2)

    // Whoever has only the email confirms nothing: somebody else may have registered with their address.
    await context.clearCookies()
    await page.goto(first)
    const main = page.getByRole('main')
    await expect(main).toContainText('Sign in to the account that you created with this email address')
    await expectAccessible(page, 'main')
    await main.getByRole('link', { name: 'Sign in' }).click()
    await enterPassword(page, other)
    await expect(main).toContainText(`You are signed in as ${other.email}. This link is for another account`)
    await expectAccessible(page, 'main')
    await page.getByRole('button', { name: 'Sign out and switch accounts' }).click()
    await enterPassword(page, { email, password })
    await page.getByLabel('Code from your authenticator app').fill(code(1))
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(main).toContainText('Thank you. Your email address is confirmed.')
    await expectAccessible(page, 'main')
    await page.goto('/settings')
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    await expect(notice).toBeHidden()

    await page.goto('/verify-email?token=nonsense')
    await expect(page.getByText('This link has expired or has already been used.')).toBeVisible()
    await page.goto('/verify-email')
    await expect(page.getByText('This link is incomplete.')).toBeVisible()
  },
)
