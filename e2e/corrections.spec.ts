import { checkEveryLayout } from './support/check-every-layout.ts'
import { seedNote } from './support/seed-notes.ts'
import { expect, test } from './support/test.ts'

const WORDS = {
  en: {
    text: 'I need to call the bank tomorrow.',
    task: 'Call the bank',
    mistake: 'Not a task',
    title: 'Learnt from your corrections',
    decided: 'Is not a task',
    forget: 'Forget',
  },
  es: {
    text: 'Tengo que llamar al banco mañana.',
    task: 'Llamar al banco',
    mistake: 'No es una tarea',
    title: 'Aprendido de tus correcciones',
    decided: 'No es una tarea',
    forget: 'Olvidar',
  },
  fr: {
    text: 'Je dois appeler la banque demain.',
    task: 'Appeler la banque',
    mistake: 'Ce n’est pas une tâche',
    title: 'Appris de vos corrections',
    decided: 'N’est pas une tâche',
    forget: 'Oublier',
  },
} as const

for (const language of ['en', 'es', 'fr'] as const) {
  const { text, task, mistake, title, decided, forget } = WORDS[language]
  test.describe(language, () => {
    test.use({ locale: language })

    test(`ignores in later notes what a user marked as not a follow-up, until that correction is forgotten (${language})`, async ({
      page,
      signIn,
    }) => {
      await signIn()
      const checkbox = page.getByRole('checkbox', { name: task })
      const open = async () => page.goto(`/notes/${await seedNote(page, language, text, '2026-03-02T09:00:00Z')}`)
      // The page shows both changes before the server has answered, and the next note must not be added before the
      // answer.
      const deleted = (path: string) =>
        page.waitForResponse((response) => response.request().method() === 'DELETE' && response.url().includes(path))
      await open()
      await page.getByRole('listitem').filter({ has: checkbox }).getByRole('button', { name: task }).last().click()
      const removed = deleted('/api/follow-ups/')
      await page.getByRole('menuitem', { name: mistake }).click()
      await expect(checkbox).toHaveCount(0)
      await removed
      await open()
      await expect(page.locator('#analysis-title')).toBeVisible()
      await expect(page.getByText(text).first()).toBeVisible()
      await expect(checkbox).toHaveCount(0)

      await page.goto('/settings#corrections')
      const learned = page.getByRole('region', { name: title })
      await expect(learned.getByText(decided)).toBeVisible()
      await checkEveryLayout(page, language, 'corrections')
      const forgotten = deleted('/api/corrections/')
      await learned.getByRole('button', { name: forget }).click()
      await expect(learned.getByRole('listitem')).toHaveCount(0)
      await forgotten
      await open()
      await expect(checkbox).toBeVisible()
    })
  })
}
