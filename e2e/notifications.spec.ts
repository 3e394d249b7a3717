import type { Page } from '@playwright/test'
import { checkEveryLayout } from './support/check-every-layout.ts'
import { chooseLanguage, moveTo } from './support/move-in-app.ts'
import { openFor } from './support/second-browser.ts'
import { seedNotes } from './support/seed-notes.ts'
import { expect, test } from './support/test.ts'

const WORDS = {
  en: { bell: 'Notifications', unread: 'Notifications: 2 unread notifications' },
  es: { bell: 'Notificaciones', unread: 'Notificaciones: 2 notificaciones sin leer' },
  fr: { bell: 'Notifications', unread: 'Notifications\u00a0: 2 notifications non lues' },
} as const
const LANGUAGES = ['en', 'es', 'fr'] as const

/** Opens the list in each language by the name of its button there, and checks it. */
async function checkList(page: Page, name: 'bell' | 'unread', rows: number, picture: string): Promise<void> {
  for (const language of LANGUAGES) {
    await chooseLanguage(page, language)
    const bell = page.getByRole('button', { name: WORDS[language][name], exact: true })
    await bell.click()
    const list = page.getByRole('dialog', { name: WORDS[language].bell })
    await expect(list).toBeVisible()
    await expect(list.getByRole('listitem')).toHaveCount(rows)
    await checkEveryLayout(page, language, picture)
    await page.keyboard.press('Escape')
    await expect(bell).toBeFocused()
  }
}

test('counts what happens live, lists it, and opens the comment', async ({ page, browser, server, signIn }) => {
  const owner = await signIn()
  const id = await seedNotes(page, 'es')
  const email = `lea-${owner.email}`
  const lea = await openFor(browser, server, 'en-GB', email)
  await expect.poll(async () => (await (await lea.request.get('/api/user')).json()).emailVerified).toBe(true)
  const share = { emails: [email], permission: 'comment' }
  await page.request.post(`/api/voice-notes/${id}/shares`, { data: share })

  await page.goto('/')
  await checkList(page, 'bell', 0, 'notifications-empty')

  const texts = ['¿Qué banco?', `https://example.com/${'long'.repeat(60)}`]
  for (const text of texts) {
    expect((await lea.request.post(`/api/voice-notes/${id}/comments`, { data: { text } })).status()).toBe(201)
  }
  await expect(page.getByRole('button', { name: WORDS.fr.unread })).toBeVisible()
  await checkList(page, 'unread', 2, 'notifications')

  await page.keyboard.press('Enter')
  const list = page.getByRole('dialog', { name: WORDS.fr.bell })
  await list.getByRole('link').filter({ hasText: '¿Qué banco?' }).click()
  await expect(page).toHaveURL(new RegExp(`/notes/${id}\\?thread=`))
  const thread = page.getByRole('article', { name: 'Commentaire de Léa Fournier' }).filter({ hasText: '¿Qué banco?' })
  await expect(thread).toBeFocused()
  await expect(list).toBeHidden()

  await moveTo(page, '/settings#notifications')
  await expect(page.getByRole('table')).toBeVisible()
  for (const language of LANGUAGES) {
    await chooseLanguage(page, language)
    await checkEveryLayout(page, language, 'notification-settings')
  }
  await lea.context().close()
})
