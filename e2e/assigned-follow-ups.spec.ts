import type { Page } from '@playwright/test'
import type { OpenedAnalysis } from '#shared/contract/analysis.ts'
import { checkEveryLayout } from './support/check-every-layout.ts'
import { chooseLanguage, moveTo } from './support/move-in-app.ts'
import { openFor } from './support/second-browser.ts'
import { seedNotes } from './support/seed-notes.ts'
import { expect, test } from './support/test.ts'

/** Shares a note with somebody who opens it. */
async function shareWith(page: Page, reader: Page, id: string, email: string, permission: string): Promise<void> {
  const shared = await page.request.post(`/api/voice-notes/${id}/shares`, { data: { emails: [email], permission } })
  expect(shared.status()).toBe(200)
  expect((await reader.request.get(`/api/voice-notes/${id}`)).status()).toBe(200)
}

test('assigns a follow-up of a shared note to a user without Premium, who completes it, and shows both live', async ({
  page,
  browser,
  server,
  signIn,
}) => {
  const { email } = await signIn()
  const ben = await openFor(browser, server, 'en-GB', `ben-${email}`)
  const id = await seedNotes(page, 'es')
  await shareWith(page, ben, id, `ben-${email}`, 'read')
  await ben.goto('/follow-ups')
  await expect(ben.getByText('Every task you mention, followed up')).toBeVisible()

  await page.goto(`/notes/${id}`)
  const choice = page.getByRole('combobox', { name: /^Who does “.*presupuesto/ })
  await expect(choice.getByRole('option', { name: 'You' })).toBeAttached()
  await choice.selectOption({ index: 1 })

  // Dates include the year if it is not the current one.
  const year = new Date().getFullYear() + 2
  const row = ben.getByRole('listitem').filter({ hasText: 'From Ada M’s note' })
  await expect(row).toContainText('presupuesto')
  await expect(row).toContainText('To Ada M')
  await row.getByRole('button', { name: /^Move/ }).click()
  await ben.getByRole('menuitem', { name: 'Choose a date' }).click()
  await ben.getByLabel('Due date').fill(`${year}-05-06`)
  await ben.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText(`${year}`)
  const followUp = page.getByRole('listitem').filter({ has: choice })
  await expect(followUp).toContainText(`${year}`)
  await row.getByRole('checkbox').click()
  await expect(followUp.getByRole('checkbox')).toBeChecked()

  // When it is taken back, it leaves Ben's page.
  await choice.selectOption({ label: 'You' })
  await expect(row).toHaveCount(0)
  await ben.context().close()
})

test('fits assigned follow-ups to every device in every language', async ({ page, browser, server, signIn }) => {
  const { email } = await signIn()
  const reader = await openFor(browser, server, 'en-GB', `reader-${email}`)
  const id = await seedNotes(page, 'fr')
  await shareWith(page, reader, id, `reader-${email}`, 'read')
  const { actionItems }: OpenedAnalysis = await (await page.request.get(`/api/voice-notes/${id}/analysis`)).json()
  const people = await (await page.request.get(`/api/voice-notes/${id}/participants`)).json()
  const assigneeId = people.find(({ isOwner }: { isOwner: boolean }) => !isOwner).id
  const url = `/api/follow-ups/${actionItems[0]?.id}/assignee`
  expect((await page.request.put(url, { data: { assigneeId, previousId: null } })).status()).toBe(200)
  for (const [viewer, path, name] of [
    [page, `/notes/${id}`, 'assigned-note-of-owner'],
    [page, '/follow-ups', 'assigned-by-me'],
    [reader, `/notes/${id}`, 'assigned-note-of-reader'],
    [reader, '/follow-ups', 'assigned-to-me'],
  ] as const) {
    if (path === '/follow-ups') await moveTo(viewer, path)
    else await viewer.goto(path)
    await expect(viewer.getByRole('checkbox').first()).toBeVisible()
    for (const language of ['en', 'es', 'fr']) {
      await chooseLanguage(viewer, language)
      await checkEveryLayout(viewer, language, name)
    }
  }
  await reader.context().close()
})
