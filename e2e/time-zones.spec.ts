import { checkEveryLayout } from './support/check-every-layout.ts'
import { moveTo } from './support/move-in-app.ts'
import { seedNote } from './support/seed-notes.ts'
import { expect, test } from './support/test.ts'

/** A Monday morning, two weeks before the clocks change in London and a week after they have changed in New York. */
const RECORDED_AT = '2026-03-16T10:00:00Z'
const SAID = {
  en: {
    text: 'The meeting with Marta is on Wednesday at eleven. I need to send the budget to Tom by Thursday at five in the afternoon.',
    doubtful: 'Lunch with Marta is on Thursday the 20th of March at one.',
    both: (there: string, here: string) => `${there} London · ${here} yours`,
    past: '2 past events',
    review: 'To review',
  },
  es: {
    text: 'La reunión con Marta es el miércoles a las once. Tengo que enviar el presupuesto a Tomás antes del jueves a las cinco de la tarde.',
    doubtful: 'La comida con Marta es el jueves 20 de marzo a la una.',
    both: (there: string, here: string) => `${there} Londres · ${here.replace(/^0/, '')} tu hora`,
    past: '2 eventos pasados',
    review: 'Por revisar',
  },
  fr: {
    text: 'La réunion avec Marta est mercredi à onze heures. Je dois envoyer le budget à Thomas avant jeudi à dix-sept heures.',
    doubtful: 'Le déjeuner avec Marta est le jeudi 20 mars à treize heures.',
    both: (there: string, here: string) => `${there} Londres · ${here} chez vous`,
    past: '2 événements passés',
    review: 'À vérifier',
  },
} as const

for (const language of ['en', 'es', 'fr'] as const) {
  const { text, doubtful, both, past, review } = SAID[language]
  const [recorded, meeting, due, lunch] = [
    both('10:00', '06:00'),
    both('11:00', '07:00'),
    both('17:00', '13:00'),
    both('13:00', '09:00'),
  ]

  test.describe(language, () => {
    test.use({ locale: language === 'en' ? 'en-GB' : language, timezoneId: 'America/New_York' })

    test(`shows times as they were said in London and as a clock in New York shows them (${language})`, async ({
      page,
      signIn,
    }) => {
      await signIn()
      const id = await seedNote(page, language, text, RECORDED_AT, 'Europe/London')
      await page.goto('/')
      const main = page.getByRole('main')
      await expect(main).toContainText(due)

      await moveTo(page, `/notes/${id}`)
      for (const time of [recorded, meeting, due]) await expect(main).toContainText(time)
      await expect(page.locator('time', { hasText: meeting })).toHaveAttribute('datetime', '2026-03-18T11:00:00.000Z')
      await checkEveryLayout(page, language, 'zones-note')

      await moveTo(page, '/follow-ups')
      await expect(main).toContainText(due)
      await checkEveryLayout(page, language, 'zones-follow-ups')

      const asked = await seedNote(page, language, doubtful, RECORDED_AT, 'Europe/London')
      await moveTo(page, `/notes/${asked}`)
      const card = page.getByRole('region', { name: review })
      await expect(card).toContainText(lunch)
      await checkEveryLayout(page, language, 'zones-review')
      await card.getByRole('button', { name: /^(?:friday|viernes|vendredi)/i }).click()
      await expect(main).toContainText(lunch)

      await moveTo(page, '/events')
      await page.getByText(past).click()
      for (const time of [meeting, lunch]) await expect(main).toContainText(time)
      await checkEveryLayout(page, language, 'zones-events')

      // A calendar shows the reader's time, so the stated time is added to the text.
      await page.evaluate(() => {
        window.open = (url) => {
          document.body.dataset.opened = String(url)
          return null
        }
      })
      const row = main.getByRole('listitem').filter({ hasText: meeting })
      await row.getByRole('button', { name: /: (?:Meeting|Reunión|Réunion)/ }).click()
      await page.getByRole('menuitem', { name: 'Google Calendar' }).click()
      await expect(page.locator('body')).toHaveAttribute('data-opened', /dates=20260318T110000Z.*11%3A00%20\(Lond/)

      const link = await (await page.request.post(`/api/voice-notes/${id}/share-link`, { data: {} })).json()
      await page.goto(link.shareLink)
      for (const time of [recorded, meeting, due]) await expect(main).toContainText(time)
      await checkEveryLayout(page, language, 'zones-shared')
    })
  })
}

test.describe('a device in London', () => {
  test.use({ timezoneId: 'Europe/London' })

  test('shows the times of a note from London alone, without the names of cities', async ({ page, signIn }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await signIn()
    const id = await seedNote(page, 'es', SAID.es.text, RECORDED_AT, 'Europe/London')
    await page.goto(`/notes/${id}`)
    const main = page.getByRole('main')
    // From 2027 on, the page adds the year.
    await expect(main).toContainText(/18 Mar(?: 2026)?, 11:00/)
    await expect(main).not.toContainText('Londres')
    expect(scripts.filter((url) => url.includes('two-zones'))).toEqual([])
  })
})
