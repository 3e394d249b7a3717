import type { Page } from '@playwright/test'
import { codeAt, stepOf } from '#server/auth/time-code.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectToFit } from './support/expect-to-fit.ts'
import { expect, test } from './support/test.ts'

// Passwords without a code, and wrong codes, are refused.
test.use({ expectedErrors: ['401', '403'] })

/** Returns the code that an app with this secret shows this many steps from now. */
const shown = (secret: string, ahead = 0) => codeAt(secret, stepOf(new Date()) + ahead)

async function signOut(page: Page): Promise<void> {
  await page.request.post('/api/logout')
  await page.goto('/auth')
}

async function enterPassword(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const enter = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true }).click()

test('turns on two-factor sign-in, signs in with a code and with a backup code, and turns it off', async ({
  page,
  request,
  signIn,
}) => {
  const { email, password } = await signIn('free')
  const isInElsewhere = async () => (await request.get('/api/account/sessions')).status() === 200
  await request.post('/api/login', { data: { email, password } })
  expect(await isInElsewhere()).toBe(true)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Turn on…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Turn on two-step sign-in' })
  await dialog.getByLabel('Your password').fill('not this one')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('The current password is incorrect.')).toBeVisible()
  await dialog.getByLabel('Your password').fill(password)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  const key = dialog.getByText(/^[A-Z2-7 ]{39}$/)
  const secret = (await key.innerText()).replaceAll(' ', '')
  await expect(dialog.getByLabel('Code from the app')).toBeFocused()
  await expect(dialog.getByRole('checkbox', { name: 'Sign out everywhere else' })).toBeChecked()
  await page.keyboard.insertText(shown(secret).replace(/^.../, '$& '))
  await page.keyboard.press('Enter')

  const codes = page.getByRole('dialog', { name: 'Your backup codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const [first = ''] = await codes.getByRole('listitem').allTextContents()
  const download = page.waitForEvent('download')
  await codes.getByRole('button', { name: 'Download as text' }).click()
  expect((await download).suggestedFilename()).toBe('dictum-backup-codes.txt')
  await expectAccessible(page, '[role=dialog]')
  await codes.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('You have 10 backup codes left.')).toBeVisible()
  expect(await isInElsewhere()).toBe(false)

  await signOut(page)
  await enterPassword(page, email, password)
  const code = page.getByLabel('Code from your authenticator app')
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expectAccessible(page)
  await expectToFit(page, 360)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.keyboard.type('12345')
  await enter(page)
  await expect(page.getByText('Enter the six digits that your app shows.')).toBeVisible()
  await code.fill(shown(secret, 100))
  await enter(page)
  await expect(page.getByText('This code is incorrect or has already been used.')).toBeVisible()
  await code.fill(` ${shown(secret, 1)}`)
  await enter(page)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByText('Ada')).toBeVisible()

  await signOut(page)
  await enterPassword(page, email, password)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await enterPassword(page, email, password)
  await page.getByRole('button', { name: 'Use a backup code' }).click()
  await page.getByLabel('Backup code').fill(first.toUpperCase())
  await enter(page)
  await expect(page.getByRole('banner').getByText('Ada')).toBeVisible()

  await page.goto('/settings')
  await expect(page.getByText('You have 9 backup codes left.')).toBeVisible()
  await page.getByRole('button', { name: 'New backup codes…' }).click()
  await codes.getByLabel('Your password').fill(password)
  await codes.getByRole('button', { name: 'Create new codes' }).click()
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const [fresh = ''] = await codes.getByRole('listitem').allTextContents()
  await codes.getByRole('button', { name: 'I have saved them' }).click()
  await page.getByRole('button', { name: 'Turn off' }).click()
  const off = page.getByRole('dialog', { name: 'Turn off two-step sign-in?' })
  await off.getByLabel('Your password').fill(password)
  await off.getByLabel('Code from the app, or a backup code').fill(first)
  await off.getByRole('button', { name: 'Turn off' }).click()
  await expect(off.getByText('This code is incorrect')).toBeVisible()
  await off.getByLabel('Code from the app, or a backup code').fill(fresh)
  await off.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('button', { name: 'Turn on…' })).toBeVisible()

  await signOut(page)
  await enterPassword(page, email, password)
  await expect(page.getByRole('banner').getByText('Ada')).toBeVisible()
})
