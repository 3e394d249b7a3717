import { checkEveryLayout } from './support/check-every-layout.ts'
import { openFor } from './support/second-browser.ts'
import { seedNotes } from './support/seed-notes.ts'
import { expect, test } from './support/test.ts'

const WORDS = {
  en: { bell: 'Notifications', unread: 'Notifications: 2 unread notifications', thread: 'Comment by Léa Fournier' },
  es: {
    bell: 'Notificaciones',
    unread: 'Notificaciones: 2 notificaciones sin leer',
    thread: 'Comentario de Léa Fournier',
  },
  fr: {
    bell: 'Notifications',
    unread: 'Notifications: 2 notifications non lues',
    thread: 'Commentaire de Léa Fournier',
  },
} as const

for (const language of ['en', 'es', 'fr'] as const) {
  test.describe(language, () => {
    test.use({ locale: language })

    test(`counts what happens live, lists it, and opens the comment (${language})`, async ({
      page,
      browser,
      server,
      signIn,
    }) => {
      const words = WORDS[language]
      const owner = await signIn()
      const id = await seedNotes(page, 'es')
      const email = `lea-${owner.email}`
      const lea = await openFor(browser, server, language, email)
      await expect.poll(async () => (await (await lea.request.get('/api/user')).json()).emailVerified).toBe(true)
      const share = { emails: [email], permission: 'comment' }
      await page.request.post(`/api/voice-notes/${id}/shares`, { data: share })

      await page.goto('/')
      const bell = page.getByRole('button', { name: words.bell })
      await bell.click()
      const list = page.getByRole('dialog', { name: words.bell })
      await expect(list).toBeVisible()
      await checkEveryLayout(page, language, 'notifications-empty')
      await page.keyboard.press('Escape')
      await expect(bell).toBeFocused()

      const texts = ['¿Qué banco?', `https://example.com/${'long'.repeat(60)}`]
      for (const text of texts) {
        expect((await lea.request.post(`/api/voice-notes/${id}/comments`, { data: { text } })).status()).toBe(201)
      }
      await expect(page.getByRole('button', { name: words.unread })).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(list.getByRole('listitem')).toHaveCount(2)
      await checkEveryLayout(page, language, 'notifications')
      await list.getByRole('link').filter({ hasText: '¿Qué banco?' }).click()
      await expect(page).toHaveURL(new RegExp(`/notes/${id}\\?thread=`))
      const thread = page.getByRole('article', { name: words.thread }).filter({ hasText: '¿Qué banco?' })
      await expect(thread).toBeFocused()
      await expect(list).toBeHidden()

      await page.goto('/settings#notifications')
      await expect(page.getByRole('table')).toBeVisible()
      await checkEveryLayout(page, language, 'notification-settings')
      await lea.context().close()
    })
  })
}
