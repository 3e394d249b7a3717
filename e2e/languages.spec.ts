import AxeBuilder from '@axe-core/playwright'
import { fixturePath, readFixture } from '#test/audio-fixtures.ts'
import { expect, test } from './support/test.ts'

const WORDS = {
  en: {
    language: 'Language',
    record: 'Start recording',
    notes: 'Voice Notes',
    transcript: 'Transcript',
    missing: 'Note not found',
  },
  es: {
    language: 'Idioma',
    record: 'Empezar a grabar',
    notes: 'Notas de voz',
    transcript: 'Transcripción',
    missing: 'Nota no encontrada',
  },
  fr: {
    language: 'Langue',
    record: 'Commencer l’enregistrement',
    notes: 'Notes vocales',
    transcript: 'Transcription',
    missing: 'Note introuvable',
  },
} as const

test('the language is chosen in the header, kept, and heard by the server too', async ({ page, signIn }) => {
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
  // The note of a file without sound fails with a reason that the server writes, in the same language.
  await page.locator('input[type=file]').setInputFiles(fixturePath('video-without-sound.webm'))
  await page.getByRole('link', { name: /video-without-sound\.webm/ }).click({ timeout: 30_000 })
  await expect(page.getByText('Ce fichier ne contient aucun son.')).toBeVisible({ timeout: 30_000 })
})

for (const language of ['en', 'es', 'fr'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${language}, ${colorScheme}`, () => {
      test.use({ locale: language, colorScheme, viewport: { width: 360, height: 740 }, expectedErrors: ['404'] })

      test('every screen fits a phone and axe finds nothing', async ({ page, signIn }) => {
        const check = async (path: string) => {
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          const { violations } = await new AxeBuilder({ page }).analyze()
          expect(violations.map((violation) => `${path}: ${violation.id} ${violation.nodes[0]?.html}`)).toEqual([])
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
          expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0)
        }
        for (const path of ['/', '/auth', '/nowhere']) await check(path)
        await signIn()
        await page.request.post('/api/voice-notes', {
          headers: { 'accept-language': language },
          multipart: {
            language: 'en',
            audio: { name: 'memo.ogg', mimeType: 'audio/ogg', buffer: await readFixture('speech.ogg') },
          },
        })
        await expect
          .poll(async () => (await (await page.request.get('/api/voice-notes')).json())[0].status, { timeout: 60_000 })
          .toBe('ready')
        const [note] = await (await page.request.get('/api/voice-notes')).json()
        for (const path of ['/', '/notes', `/notes/${note.id}`, '/settings', '/follow-ups', '/nowhere'])
          await check(path)
        await page.goto(`/notes/${crypto.randomUUID()}`)
        await expect(page.getByText(WORDS[language].missing).first()).toBeVisible()
      })
    })
  }
}
