import type { Page } from '@playwright/test'
import { type FakeMailServer, readLink, startMailServer } from '#test/fakes/mail-server.ts'
import { DictumServer } from './support/dictum-server.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expect, test } from './support/test.ts'

/** Like `test`, on a server that sends its emails to `post`. */
const testByMail = test.extend<object, { post: FakeMailServer; server: DictumServer }>({
  post: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
    async ({}, use) => {
      const post = await startMailServer()
      await use(post)
      await post.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ post }, use) => {
      const server = await DictumServer.create({ SMTP_URL: post.url, MAIL_FROM: 'Dictum <notes@example.com>' })
      await server.start()
      await use(server)
      await server.dispose()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

/** Waits for the link in the newest email to an address. */
async function awaitLink(post: FakeMailServer, email: string, subject: string): Promise<string> {
  const find = () => post.delivered.findLast(({ to, message }) => to[0] === email && message.includes(subject))
  await expect.poll(find).toBeDefined()
  const { pathname, search } = readLink(find()?.message ?? '')
  return pathname + search
}

/** Enters a new address in the settings, and the password. */
async function enter(page: Page, email: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Change your email address' })
  if (!(await dialog.isVisible())) await page.getByRole('button', { name: 'Change address…' }).click()
  await dialog.getByLabel('New email address').fill(email)
  await dialog.getByLabel('Your password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Change address' }).click()
}

testByMail(
  'changes the email address by a link sent to the new one',
  async ({ page, post, signIn, expectedErrors }) => {
    expectedErrors.push('400', '401', '403')
    const { email, password } = await signIn('free')
    const address = `moved-${email}`
    await page.goto('/settings')
    const profile = page.getByRole('region', { name: 'Profile' })
    await expect(profile.getByText(email)).toBeVisible()
    await expect(profile.getByText('Not confirmed')).toBeVisible()

    await enter(page, address, 'not this one')
    const dialog = page.getByRole('dialog', { name: 'Change your email address' })
    await expect(dialog).toContainText('It takes effect once you open that link')
    await expect(dialog.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription(/./)
    await expectAccessible(page, '[role=dialog]')
    await enter(page, email, password)
    await expect(dialog.getByLabel('New email address')).toHaveAccessibleDescription('This is your own address.')
    await enter(page, address, password)
    await expect(dialog).toBeHidden()
    const status = profile.getByRole('status')
    await expect(status).toContainText(`Open the link that we sent to ${address}.`)
    await expectAccessible(page, 'main')
    await profile.getByRole('button', { name: 'Keep the present address' }).click()
    await expect(status).toBeEmpty()
    await page.goto(await awaitLink(post, address, 'Confirm your new email address'))
    await expect(page.getByText('This link has expired or has already been used.')).toBeVisible()

    post.delivered.length = 0
    await page.goto('/settings')
    await enter(page, address, password)
    await page.goto(await awaitLink(post, address, 'Confirm your new email address'))
    await expect(page.getByText('From now on you sign in with this email address.')).toBeVisible()
    await expectAccessible(page, 'main')
    await awaitLink(post, email, 'Your email address was changed')
    await page.goto('/settings')
    await expect(profile.getByText(address)).toBeVisible()
    await expect(profile.getByText('Confirmed', { exact: true })).toBeVisible()
    expect((await page.request.post('/api/login', { data: { email, password } })).status()).toBe(401)
    expect((await page.request.post('/api/login', { data: { email: address, password } })).status()).toBe(200)
  },
)

test('changes the email address at once on a server that sends no email', async ({ page, signIn, expectedErrors }) => {
  expectedErrors.push('409')
  const { email, password } = await signIn('free')
  const other = await signIn('free')
  await page.request.post('/api/login', { data: { email, password } })
  await page.goto('/settings')
  await enter(page, other.email, password)
  const dialog = page.getByRole('dialog', { name: 'Change your email address' })
  await expect(dialog).toContainText('This server sends no email, so the new address takes effect at once.')
  await expect(dialog.getByLabel('New email address')).toHaveAccessibleDescription(/already an account/)
  await enter(page, `moved-${email}`, password)
  await expect(page.getByText(`Sign in with moved-${email} from now on.`).first()).toBeVisible()
  const profile = page.getByRole('region', { name: 'Profile' })
  await expect(profile.getByText(`moved-${email}`)).toBeVisible()
  await expect(profile.getByText('Not confirmed')).toBeVisible()
})
