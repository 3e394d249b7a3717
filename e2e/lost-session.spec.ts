import { expect, test } from './support/test.ts'

test.use({ expectedErrors: ['401'] })

test('whoever loses the session comes back to the page they were on', async ({ page, context, signIn }) => {
  const account = await signIn()
  await page.goto('/settings')
  await expect(page.getByText('Parakeet TDT 0.6B v3')).toBeVisible()
  await context.clearCookies()
  await page.getByRole('link', { name: 'Voice Notes' }).first().click()
  await expect(page.getByText('You are logged out. Logging in again...', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/auth?back=%2Fnotes')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/notes')
  await expect(page.getByRole('heading', { level: 1, name: 'Voice Notes' })).toBeVisible()
})
