import { readFixture } from '#test/audio-fixtures.ts'
import { expect, test } from './support/test.ts'

test.describe('with a French interface and an engine for English', () => {
  test.use({ locale: 'fr' })

  test('transcribes an English upload that was taken for French after one tap on its page', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await page.goto('/')
    await expect(page.getByLabel('Langue des fichiers')).toHaveValue('auto')
    const file = { name: 'speech.ogg', mimeType: 'audio/ogg', buffer: Buffer.from(await readFixture('speech.ogg')) }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByRole('link', { name: 'Ouvrir la note de speech.ogg' }).click()
    await expect(page.getByText('Aucun moteur disponible pour cette langue : français')).toBeVisible()
    await page.getByRole('button', { name: 'En anglais : transcrire' }).click()
    await expect(page.getByRole('heading', { name: 'Transcription' })).toBeVisible()
    await expect(page.locator('[data-position="0"]')).toHaveText(/[a-z]{3}/)
    const [note] = await (await page.request.get('/api/voice-notes')).json()
    expect(note).toMatchObject({ language: 'en', waiting: null })
  })
})
