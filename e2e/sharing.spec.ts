import type { Browser, Page } from '@playwright/test'
import { checkEveryLayout } from './support/check-every-layout.ts'
import type { DictumServer } from './support/dictum-server.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectToFit } from './support/expect-to-fit.ts'
import { awaitLink } from './support/outbox.ts'
import { seedNotes } from './support/seed-notes.ts'
import { expect, test } from './support/test.ts'

const PASSWORD = 'correct horse battery'

/** Opens a browser for somebody else. */
async function openBrowser(browser: Browser, server: DictumServer, locale: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, locale, reducedMotion: 'reduce' })
  await context.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'))
  return context.newPage()
}

/** Signs up through an invitation's link and verifies the address. */
async function acceptInvitation(page: Page, server: DictumServer, email: string): Promise<void> {
  await page.goto(await awaitLink(server, email, '/auth'))
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByLabel('First name').fill('Ben')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(await awaitLink(server, email, '/verify-email'))
  await expect(page.getByRole('main')).toContainText('Your email address is confirmed')
}

test('shares a note with a new user, shows both their edits live, and withdraws it', async ({
  page,
  browser,
  server,
  signIn,
  expectedErrors,
}) => {
  expectedErrors.push('404')
  const owner = await signIn()
  const id = await seedNotes(page, 'es')
  await page.goto(`/notes/${id}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this note' })
  const emails = dialog.getByLabel('Email addresses')
  const invite = dialog.getByRole('button', { name: 'Share', exact: true })
  const email = `ben-${owner.email}`
  await emails.fill('ben')
  await invite.click()
  await expect(emails).toHaveAccessibleDescription('Not an email address: ben')
  await emails.fill(`${email}, ${owner.email}`)
  expectedErrors.push('400')
  await invite.click()
  await expect(emails).toHaveAccessibleDescription('This is your own address.')
  await emails.fill(email)
  await dialog.getByRole('combobox', { name: 'They may' }).selectOption('Edit')
  await invite.click()
  const row = dialog.getByRole('listitem').filter({ hasText: email })
  await expect(row).toContainText('Not opened yet')
  await expectAccessible(page, '[role=dialog]')
  await expectToFit(page, 360)
  await page.setViewportSize({ width: 1280, height: 800 })

  const ben = await openBrowser(browser, server, 'en-GB')
  await acceptInvitation(ben, server, email)
  await ben.goto('/team')
  await ben.getByRole('tab', { name: 'Shared with Me' }).click()
  await expect(ben.getByRole('tabpanel')).toContainText('By Ada M')
  await ben.getByRole('tabpanel').getByRole('link').click()
  await expect(ben.getByText('Shared by Ada M · you may edit it')).toBeVisible()
  // The dialog is still open, and says so by itself.
  await expect(row).toContainText('opened on')
  await expect(row).toContainText('Ben')

  // Only the owner may delete the note, share it and have it worked on again.
  for (const name of ['Delete', 'Share']) {
    await expect(ben.getByRole('button', { name, exact: true })).toHaveCount(0)
  }
  await ben.getByRole('button', { name: 'Rename' }).click()
  await ben.getByRole('textbox', { name: 'Name of the note' }).fill('Plan for June')
  await ben.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Plan for June' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Shared with one person')).toBeVisible()

  // Neither the dashboard nor the list counts somebody else's note.
  await ben.goto('/notes')
  await expect(ben.getByRole('link', { name: 'Plan for June' })).toHaveCount(0)

  await ben.goto(`/notes/${id}`)
  await expect(ben.getByRole('heading', { level: 1, name: 'Plan for June' })).toBeVisible()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await row.getByRole('button', { name: 'Stop sharing with Ben' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop sharing' }).click()
  await expect(dialog.getByText('Nobody but you.')).toBeVisible()
  // The open page of the other person is empty at once, without a reload.
  await expect(ben.getByRole('heading', { level: 1, name: 'Plan for June' })).toHaveCount(0)
  expect((await ben.request.get(`/api/voice-notes/${id}/audio`)).status()).toBe(404)
  await ben.context().close()
})

for (const language of ['en', 'es', 'fr'] as const) {
  test.describe(language, () => {
    test.use({ locale: language, expectedErrors: ['404'] })

    test(`fits another user’s note and the lists of shared notes to every device (${language})`, async ({
      page,
      browser,
      server,
      signIn,
    }) => {
      const { email } = await signIn()
      const reader = await openBrowser(browser, server, language)
      const readerEmail = `reader-${email}`
      const data = { email: readerEmail, password: PASSWORD, firstName: 'Léa', lastName: 'Fournier' }
      expect((await reader.request.post('/api/register', { data })).status()).toBe(201)
      await reader.goto(await awaitLink(server, readerEmail, '/verify-email'))
      const id = await seedNotes(page, language === 'en' ? 'fr' : language)
      const shared = await page.request.post(`/api/voice-notes/${id}/shares`, {
        data: { emails: [readerEmail, `colleague.with.a.long.name@a-long-domain.example.com`], permission: 'read' },
      })
      expect(shared.status()).toBe(200)

      await reader.goto(`/notes/${id}`)
      await expect(reader.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await expect(reader.locator('[aria-busy=true]')).toHaveCount(0)
      await checkEveryLayout(reader, language, 'shared-note-of-another')
      await reader.goto('/team')
      await reader.getByRole('tab').nth(2).click()
      await expect(reader.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1)
      await checkEveryLayout(reader, language, 'team-shared-with-me')
      await reader.context().close()

      await page.goto('/team')
      await page.getByRole('tab').nth(1).click()
      await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(2)
      await checkEveryLayout(page, language, 'team-shared-by-me')
    })
  })
}
