import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { holdToastsOpen } from './support/hold-toasts-open.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedErrors: ['401'] })

const askedAgain = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' })

/** Follows the link even if the page has meanwhile noticed that its session is lost, and has covered the link. */
const followNotes = (page: Page) =>
  page
    .locator('a[href="/notes"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())

async function signInAgain(page: Page, password: string): Promise<void> {
  await askedAgain(page).getByLabel('Password', { exact: true }).fill(password)
  await askedAgain(page).getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('keeps unsaved text when the session ends and the user signs in again', async ({ page, context, signIn }) => {
  const { email, password } = await signIn()
  await page.goto('/follow-ups')
  await page.getByRole('button', { name: 'Add a task' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a task' })
  await dialog.getByLabel('What needs doing').fill('Call the notary')
  await dialog.getByLabel('Details').fill('About the <b>house</b>')
  await context.clearCookies()
  await dialog.getByRole('button', { name: 'Save' }).click()

  await expect(page.getByText('You are logged out. Logging in again...', { exact: true })).toBeVisible()
  await expect(askedAgain(page).getByLabel('Email')).toHaveValue(email)
  await expectAccessible(page, '[role=dialog]:last-of-type')
  await expect(askedAgain(page).getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await signInAgain(page, 'not the password')
  await expect(page.getByText('Sign-in failed').first()).toBeVisible()
  await signInAgain(page, password)
  await expect(askedAgain(page)).toHaveCount(0)

  await expect(dialog.getByLabel('What needs doing')).toHaveValue('Call the notary')
  await expect(dialog.getByLabel('Details')).toHaveValue('About the <b>house</b>')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('checkbox', { name: 'Mark as completed: Call the notary' })).toBeVisible()
  await expect(page).toHaveURL('/follow-ups')
})

test('shows the requested page after signing in again', async ({ page, context, signIn }) => {
  const { password } = await signIn()
  await page.goto('/settings')
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await context.clearCookies()
  await followNotes(page)
  await signInAgain(page, password)
  await expect(page.getByText('No notes yet')).toBeVisible()
  await expect(page).toHaveURL('/notes')
})

test('shows another user nothing that belongs to the user whose session ended', async ({ page, context, signIn }) => {
  await signIn()
  await page.goto('/follow-ups')
  await expect(page.getByRole('button', { name: 'Add a task' })).toBeVisible()
  await context.clearCookies()
  await followNotes(page)
  await askedAgain(page).getByRole('button', { name: 'Sign in as somebody else' }).click()
  await expect(page).toHaveURL('/auth')
  await expect(page.getByLabel('Email')).toHaveValue('')
})

test('leaves no message of a user on the screen after signing out', async ({ page, signIn }) => {
  await holdToastsOpen(page)
  await signIn()
  await page.goto('/settings')
  await page.getByLabel('First name').fill('Bea')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const message = page.getByText('Your name was saved', { exact: true })
  await expect(message.first()).toBeVisible()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Start for free' }).first()).toBeVisible()
  await expect(message).toHaveCount(0)
})
