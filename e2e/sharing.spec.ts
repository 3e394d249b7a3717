import type { Page } from '@playwright/test'
import { checkEveryLayout } from './support/check-every-layout.ts'
import type { DictumServer } from './support/dictum-server.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectToFit } from './support/expect-to-fit.ts'
import { chooseLanguage, moveTo } from './support/move-in-app.ts'
import { awaitLink } from './support/outbox.ts'
import { openBrowser, openFor, PASSWORD } from './support/second-browser.ts'
import { seedNotes } from './support/seed-notes.ts'
import { expect, test } from './support/test.ts'

/** Comments on the note, and on its first sentence with a reply. */
async function comment(page: Page, id: string): Promise<void> {
  const send = async (url: string, data: object) => {
    const response = await page.request.post(url, { data })
    expect(response.status()).toBe(201)
    return (await response.json()).id
  }
  const { version } = await (await page.request.get(`/api/voice-notes/${id}/transcript`)).json()
  await send(`/api/voice-notes/${id}/comments`, { text: `https://example.com/${'long'.repeat(60)}` })
  const anchor = { version, sentence: 0 }
  const thread = await send(`/api/voice-notes/${id}/comments`, { text: 'First line\nשלום', anchor })
  await send(`/api/comments/${thread}/replies`, { text: '<b>Reply</b>' })
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

test('shares a note with a new user, shows the edits of both live, and withdraws the note', async ({
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
  await dialog.getByRole('combobox', { name: 'They can' }).selectOption('Edit')
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
  await expect(ben.getByText('Shared by Ada M · you can edit it')).toBeVisible()
  // The dialog is still open, and shows the change without a reload.
  await expect(row).toContainText('opened on')
  await expect(row).toContainText('Ben')

  // Only the owner may delete the note, share it and have it processed again.
  for (const name of ['Delete', 'Share']) {
    await expect(ben.getByRole('button', { name, exact: true })).toHaveCount(0)
  }
  await ben.getByRole('button', { name: 'Rename' }).click()
  await ben.getByRole('textbox', { name: 'Name of the note' }).fill('Plan for June')
  await ben.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Plan for June' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Shared with one person')).toBeVisible()

  // Neither the dashboard nor the list includes somebody else's note.
  await ben.goto('/notes')
  await expect(ben.getByRole('link', { name: 'Plan for June' })).toHaveCount(0)

  await ben.goto(`/notes/${id}`)
  await expect(ben.getByRole('heading', { level: 1, name: 'Plan for June' })).toBeVisible()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await row.getByRole('button', { name: 'Stop sharing with Ben' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop sharing' }).click()
  await expect(dialog.getByText('Only you.')).toBeVisible()
  // The other person's open page becomes empty at once, without a reload.
  await expect(ben.getByRole('heading', { level: 1, name: 'Plan for June' })).toHaveCount(0)
  expect((await ben.request.get(`/api/voice-notes/${id}/audio`)).status()).toBe(404)
  await ben.context().close()
})

test('comments on a sentence, mentions the owner and gets a reply live', async ({ page, browser, server, signIn }) => {
  const owner = await signIn()
  const email = `lea-${owner.email}`
  const lea = await openFor(browser, server, 'en-GB', email)
  const id = await seedNotes(page, 'es')
  await page.goto(`/notes/${id}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this note' })
  await dialog.getByLabel('Email addresses').fill(email)
  await dialog.getByRole('combobox', { name: 'They can' }).selectOption('Comment')
  await dialog.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: email })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()

  // Uses only the keyboard: goes from a sentence to its button, mentions a person, and sends.
  await lea.goto(`/notes/${id}`)
  const decision = 'Decidimos mantener el precio antiguo hasta junio.'
  await lea.locator('[data-position="0"]').focus()
  await lea.keyboard.press('ArrowDown')
  await expect(lea.getByRole('button', { name: decision, exact: true })).toBeFocused()
  await lea.keyboard.press('Tab')
  await expect(lea.getByRole('button', { name: 'Comment on this sentence' }).and(lea.locator(':focus'))).toBeVisible()
  await lea.keyboard.press('Enter')
  await expect(lea.getByRole('textbox', { name: 'Comment on this sentence' })).toBeFocused()
  await lea.keyboard.type('@ad')
  await expect(lea.getByRole('option', { name: 'Ada M' })).toBeVisible()
  await lea.keyboard.press('Enter')
  await lea.keyboard.type('who has decided this?')
  await expectAccessible(lea)
  await lea.keyboard.press('Control+Enter')
  const asked = lea.getByRole('article', { name: 'Comment by Léa Fournier' })
  await expect(asked).toBeFocused()
  await expect(asked).toContainText(decision)
  await expect(asked).toContainText('@Ada M who has decided this?')

  // The owner's open page shows the comment without a reload, with a mark at the sentence.
  const thread = page.getByRole('article', { name: 'Comment by Léa Fournier' })
  await expect(thread).toContainText('@Ada M who has decided this?')
  await expect(page.getByRole('link', { name: '1 open comment' })).toBeVisible()
  await page.getByRole('button', { name: 'See the comment on this sentence' }).click()
  await expect(thread).toBeFocused()
  await expect(thread.getByText('New')).toBeAttached()
  await thread.getByRole('button', { name: 'Reply' }).click()
  await thread.getByRole('textbox', { name: 'Reply to Léa Fournier' }).fill('The board.')
  await thread.getByRole('button', { name: 'Send' }).click()
  await expect(asked).toContainText('The board.')

  // The thread follows its sentence, and says so once the sentence no longer exists.
  const transcript = await (await page.request.get(`/api/voice-notes/${id}/transcript`)).json()
  const { index } = transcript.sentences.find(({ text }: { text: string }) => text === decision)
  const edit = async (version: number, text: string) => {
    const data = { version, edits: [{ index, text }] }
    expect((await page.request.put(`/api/voice-notes/${id}/transcript`, { data })).status()).toBe(200)
  }
  await edit(transcript.version, 'Se mantiene el precio.')
  await expect(lea.getByRole('button', { name: 'Se mantiene el precio.', exact: true })).toBeVisible()
  await expect(lea.getByRole('button', { name: 'See the 2 comments on this sentence' })).toBeVisible()
  await edit(transcript.version + 1, '')
  await expect(asked).toContainText('This sentence is no longer in the text.')
  await asked.getByRole('button', { name: 'Resolve' }).click()
  await expect(thread).toContainText('Resolved')
  await lea.context().close()
})

const ALSO_HERE = { en: 'Also in this note', es: 'También en esta nota', fr: 'Également dans cette note' }

test.describe('in every language', () => {
  test.use({ expectedErrors: ['404'] })

  test('fits another user’s note and the lists of shared notes to every device', async ({
    page,
    browser,
    server,
    signIn,
  }) => {
    const { email } = await signIn()
    const readerEmail = `reader-${email}`
    const reader = await openFor(browser, server, 'en-GB', readerEmail)
    const id = await seedNotes(page, 'fr')
    const shared = await page.request.post(`/api/voice-notes/${id}/shares`, {
      data: { emails: [readerEmail, `colleague.with.a.long.name@a-long-domain.example.com`], permission: 'edit' },
    })
    expect(shared.status()).toBe(200)
    await comment(reader, id)

    await reader.goto(`/notes/${id}`)
    await expect(reader.getByRole('heading', { level: 2 }).first()).toBeVisible()
    // The owner is editing the note, and the reader sees that.
    await page.goto(`/notes/${id}`)
    await page.getByRole('button', { name: 'Correct the text' }).click()
    for (const language of ['en', 'es', 'fr'] as const) {
      await chooseLanguage(reader, language)
      await expect(reader.getByRole('list', { name: ALSO_HERE[language] })).toContainText('Ada M')
      await expect(reader.getByRole('status').getByText(/Ada M/)).toBeVisible()
      await checkEveryLayout(reader, language, 'shared-note-of-another')
    }
    await moveTo(reader, '/team')
    await reader.getByRole('tab').nth(2).click()
    await expect(reader.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1)
    for (const language of ['en', 'es', 'fr']) {
      await chooseLanguage(reader, language)
      await checkEveryLayout(reader, language, 'team-shared-with-me')
    }
    await reader.context().close()

    await page.goto('/team')
    await page.getByRole('tab').nth(1).click()
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(2)
    for (const language of ['en', 'es', 'fr']) {
      await chooseLanguage(page, language)
      await checkEveryLayout(page, language, 'team-shared-by-me')
    }
  })
})
