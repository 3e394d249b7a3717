import { checkEveryLayout } from './support/check-every-layout.ts'
import { holdToastsOpen } from './support/hold-toasts-open.ts'
import { moveTo } from './support/move-in-app.ts'
import { openFor } from './support/second-browser.ts'
import { seedNote } from './support/seed-notes.ts'
import { expect, test } from './support/test.ts'

/** A day to come, because the start screen asks about nothing that is long over. */
const DAY = new Date(Date.now() + 20 * 24 * 60 * 60 * 1000)
const DAY_BEFORE = new Date(DAY.getTime() - 24 * 60 * 60 * 1000)
const ZONE = { timeZone: 'Europe/Madrid' }
const numberOfDay = DAY.toLocaleDateString('en', { ...ZONE, day: 'numeric' })

const weekdayOf = (day: Date, language: string) => day.toLocaleDateString(language, { ...ZONE, weekday: 'long' })

/** Names the day with the weekday of the day before it. */
function nameWrongly(language: 'en' | 'es' | 'fr'): string {
  const month = DAY.toLocaleDateString(language, { ...ZONE, month: 'long' })
  return `${weekdayOf(DAY_BEFORE, language)} ${numberOfDay} ${language === 'es' ? 'de ' : ''}${month}`
}

const said = { en: nameWrongly('en'), es: nameWrongly('es'), fr: nameWrongly('fr') }
const SAID = {
  en: {
    text: `I need to call the bank by ${said.en}. Lunch with Marta is on ${said.en} at one.`,
    words: { all: 'Needs your answer', title: 'To review', mark: '2 to review', no: 'No', undo: 'Undo' },
    task: 'Call the bank',
    event: 'Lunch with Marta',
  },
  es: {
    text: `Tengo que llamar al banco antes del ${said.es}. La comida con Marta es el ${said.es} a la una.`,
    words: { all: 'Necesita tu respuesta', title: 'Por revisar', mark: '2 por revisar', no: 'No', undo: 'Deshacer' },
    task: 'Llamar al banco',
    event: 'Comida con Marta',
  },
  fr: {
    text: `Je dois appeler la banque avant le ${said.fr}. Le déjeuner avec Marta est le ${said.fr} à treize heures.`,
    words: { all: 'Votre réponse est attendue', title: 'À vérifier', mark: '2 à vérifier', no: 'Non', undo: 'Annuler' },
    task: 'Appeler la banque',
    event: 'Déjeuner avec Marta',
  },
} as const

for (const language of ['en', 'es', 'fr'] as const) {
  const { text, words, task: followUp, event } = SAID[language]
  test.describe(language, () => {
    test.use({ locale: language })

    test(`asks about doubtful items, and saves the answers (${language})`, async ({ page, signIn }) => {
      await holdToastsOpen(page)
      await signIn()
      const id = await seedNote(page, language, text, new Date().toISOString())
      await page.goto('/')
      const today = page.getByRole('region', { name: words.all })
      await expect(today.getByRole('listitem')).toHaveCount(2)
      if (language === 'en') await checkEveryLayout(page, language, 'questions-of-all-notes')
      await today.getByRole('button', { name: words.no, exact: true }).first().click()
      await expect(today.getByRole('listitem')).toHaveCount(1)
      // The page shows the change before the server has answered.
      const takenBack = page.waitForResponse(
        (response) => response.url().endsWith('/review') && (response.request().postData() ?? '').includes('undecided'),
      )
      await page.getByRole('button', { name: words.undo }).last().click()
      await expect(today.getByRole('listitem')).toHaveCount(2)
      expect((await takenBack).ok()).toBe(true)
      await moveTo(page, '/notes')
      await expect(page.getByText(words.mark)).toBeVisible()
      await moveTo(page, `/notes/${id}`)
      const card = page.getByRole('region', { name: words.title })
      const question = (title: string) => card.getByRole('listitem').filter({ hasText: title })
      await expect(card.getByRole('listitem')).toHaveCount(2)
      await expect(page.getByRole('checkbox')).toHaveCount(0)
      await checkEveryLayout(page, language, 'review-card')

      await question(followUp)
        .getByRole('button', { name: new RegExp(`^${weekdayOf(DAY, language)}`, 'i') })
        .click()
      await expect(page.getByRole('checkbox', { name: followUp })).toBeVisible()
      await question(event)
        .getByRole('button', { name: new RegExp(`^${weekdayOf(DAY, language)}`, 'i') })
        .click()
      await expect(card).toHaveCount(0)
      const listed = page.getByRole('listitem').filter({ hasText: event })
      await expect(listed).toContainText(numberOfDay)
      await page.getByRole('button', { name: words.undo }).last().click()
      await expect(question(event)).toBeVisible()
      await page.goto('/follow-ups')
      await expect(page.getByRole('checkbox', { name: followUp })).toBeVisible()
    })
  })
}

test('shows the questions about a shared note live to those who may answer them', async ({
  page,
  browser,
  server,
  signIn,
}) => {
  const { email } = await signIn()
  const [editor, reader] = await Promise.all(
    ['editor', 'reader'].map((name) => openFor(browser, server, 'en-GB', `${name}-${email}`)),
  )
  if (!editor || !reader) throw new Error('no second browser')
  const id = await seedNote(page, 'es', SAID.es.text, new Date().toISOString())
  for (const [name, permission] of [
    ['editor', 'edit'],
    ['reader', 'read'],
  ]) {
    const data = { emails: [`${name}-${email}`], permission }
    expect((await page.request.post(`/api/voice-notes/${id}/shares`, { data })).status()).toBe(200)
  }
  await Promise.all([page, editor, reader].map((one) => one.goto(`/notes/${id}`)))
  const asked = editor.getByRole('region', { name: 'To review' }).getByRole('listitem')
  await expect(asked).toHaveCount(2)
  await expect(reader.getByRole('heading', { name: 'Analysis' })).toBeVisible()
  const told = reader.getByRole('listitem').filter({ hasText: SAID.es.task })
  await expect(told).toHaveCount(0)
  await expect(reader.getByRole('region', { name: 'To review' })).toHaveCount(0)

  await asked
    .filter({ hasText: SAID.es.task })
    .getByRole('button', { name: new RegExp(`^${weekdayOf(DAY, 'en')}`) })
    .click()
  await expect(page.getByRole('region', { name: 'To review' }).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('checkbox', { name: SAID.es.task })).toBeVisible()
  await expect(told).toBeVisible()
  await Promise.all([editor, reader].map((one) => one.context().close()))
})
