import type { Page } from '@playwright/test'
import { ADMIN_PASSWORD } from './support/dictum-server.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { openBrowser } from './support/second-browser.ts'
import { seedNotes } from './support/seed-notes.ts'
import { expect, test } from './support/test.ts'
import { awaitMailedLink, testByMail } from './support/test-by-mail.ts'

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
    await page.goto(await awaitMailedLink(post, address, 'Confirm your new email address'))
    await expect(page.getByText('This link has expired or has already been used.')).toBeVisible()

    post.delivered.length = 0
    await page.goto('/settings')
    await enter(page, address, password)
    const link = await awaitMailedLink(post, address, 'Confirm your new email address')
    // Only the user who asked for the change may confirm it, in whichever browser.
    await page.context().clearCookies()
    await page.goto(link)
    await expect(page.getByText('Sign in to your account to confirm its new email address')).toBeVisible()
    await expectAccessible(page, 'main')
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('From now on you sign in with this email address.')).toBeVisible()
    await expectAccessible(page, 'main')
    await awaitMailedLink(post, email, 'Your email address was changed')
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

test('lets the administrator confirm an address by hand, which brings what was shared with it', async ({
  page,
  browser,
  server,
  signIn,
  givePremium,
}) => {
  const owner = await signIn()
  await givePremium()
  const id = await seedNotes(page, 'en')
  const ben = await openBrowser(browser, server, 'en-GB')
  const email = `ben-${owner.email}`
  const data = { email, password: owner.password, firstName: 'Ben', lastName: 'Okri' }
  expect((await ben.request.post('/api/register', { data })).status()).toBe(201)
  await page.goto(`/notes/${id}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this note' })
  await dialog.getByLabel('Email addresses').fill(email)
  await dialog.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(dialog.getByRole('listitem')).toContainText(
    'an account with this address that your administrator has confirmed',
  )

  await ben.goto('/settings')
  const notice = ben.getByRole('region', { name: 'Confirm your email address' })
  await expect(notice).toContainText('your administrator can confirm the address in the admin panel')
  await expect(notice.getByRole('button')).toHaveCount(0)

  const admin = await openBrowser(browser, server, 'en-GB')
  await admin.goto('/admin')
  await admin.getByLabel('Contraseña', { exact: true }).fill(ADMIN_PASSWORD)
  await admin.keyboard.press('Enter')
  await admin.getByLabel('Idioma del panel').selectOption('en')
  const row = admin.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('Not confirmed')
  await row.getByRole('button', { name: 'Confirm the email of Ben Okri' }).click()
  const question = admin.getByRole('alertdialog', { name: 'Confirm this address?' })
  await expect(question).toContainText(`${email} is marked as confirmed, as if Ben Okri had opened the link`)
  await expectAccessible(admin, '[role=alertdialog]')
  await question.getByRole('button', { name: 'Mark as confirmed' }).click()
  await expect(row).not.toContainText('Not confirmed')
  await expect(admin.getByText(`Email confirmed by hand: ${email}`)).toBeVisible()

  await ben.goto('/team')
  await expect(ben.getByRole('main')).toContainText('Shared by')
  await ben.context().close()
  await admin.context().close()
})
