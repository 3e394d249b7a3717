import { fixturePath } from '#test/audio-fixtures.ts'
import { expect, test } from './support/test.ts'

const WORDS = {
  en: {
    language: 'Language',
    record: 'Start recording',
    notes: 'Voice Notes',
  },
  es: {
    language: 'Idioma',
    record: 'Empezar a grabar',
    notes: 'Notas de voz',
  },
  fr: {
    language: 'Langue',
    record: 'Commencer l’enregistrement',
    notes: 'Notes vocales',
  },
} as const

test('remembers the language chosen in the header and sends it to the server', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  for (const [from, to] of [
    ['en', 'es'],
    ['es', 'fr'],
  ] as const) {
    await expect(page.getByRole('button', { name: WORDS[from].record })).toBeVisible()
    await page.getByRole('banner').getByLabel(WORDS[from].language).selectOption(to)
    await expect(page.locator('html')).toHaveAttribute('lang', to)
    await expect(page.getByRole('link', { name: WORDS[to].notes }).first()).toBeVisible()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', to)
    await expect(page.getByRole('button', { name: WORDS[to].record })).toBeVisible()
  }
  // The note of a file without audio fails with a message from the server, in the same language.
  await page.locator('input[type=file]').setInputFiles(fixturePath('video-without-sound.webm'))
  await page.getByRole('link', { name: /video-without-sound\.webm/ }).click()
  await expect(page.getByText('Ce fichier ne contient aucun son.')).toBeVisible()
})

test.describe('a missing note', () => {
  test.use({ expectedErrors: ['404'] })

  test('shows the specified title in Spanish', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/')
    await page.getByRole('banner').getByLabel('Language').selectOption('es')
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await page.goto(`/notes/${crypto.randomUUID()}`)
    await expect(page.getByText('Nota no encontrada').first()).toBeVisible()
  })
})
