import { expectAccessible } from './support/expect-accessible.ts'
import { awaitLink } from './support/outbox.ts'
import { expect, test } from './support/test.ts'
import { awaitMailedLink, testByMail } from './support/test-by-mail.ts'

test.use({ expectedErrors: ['400', '401'] })
testByMail.use({ expectedErrors: ['400', '401'] })

test('resets a forgotten password once by an emailed link, without revealing who has an account', async ({
  page,
  context,
  server,
  signIn,
}) => {
  const { email, password } = await signIn('free')
  await context.clearCookies()
  await page.goto('/auth')
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
  await expect(page).toHaveURL('/auth')
  await expect(page.getByText('Your new password is set').first()).toBeVisible()

  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Sign-in failed').first()).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('quite another password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeVisible()

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
  'confirms an address by an emailed link, signed in or not, and removes the reminder in Settings',
  async ({ page, context, post, signIn }) => {
    const { email, password } = await signIn('free')
    await page.goto('/settings')
    const notice = page.getByRole('region', { name: 'Confirm your email address' })
    await expect(notice).toContainText(email)
    await expectAccessible(page, 'main')
    const first = await awaitMailedLink(post, email, 'Confirm your email address')
    await notice.getByRole('button', { name: 'Send it again' }).click()
    await expect(notice).toContainText(`A new link is on its way to ${email}.`)
    await expect.poll(() => post.delivered.filter(({ to }) => to[0] === email)).toHaveLength(2)

    await context.clearCookies()
    await page.goto(first)
    await expect(page.getByText('Thank you. Your email address is confirmed.')).toBeVisible()
    await expectAccessible(page, 'main')
    await page.request.post('/api/login', { data: { email, password } })
    await page.goto('/settings')
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    await expect(notice).toBeHidden()

    await page.goto('/verify-email?token=nonsense')
    await expect(page.getByText('This link has expired or has already been used.')).toBeVisible()
    await page.goto('/verify-email')
    await expect(page.getByText('This link is incomplete.')).toBeVisible()
  },
)
